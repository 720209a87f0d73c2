import { ApiProperty } from '@nestjs/swagger';
import { ApiId, ApiNullableText } from '../../../platform/openapi/response-fields.js';

class KnownCustomerResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;

  @ApiProperty({ example: 'aisha@example.ae' })
  email: string;

  @ApiProperty({ example: '+971501234567' })
  phoneNumber: string;

  @ApiNullableText({ example: 'Al Manar Printing LLC' })
  company: string | null;
}

/** The customers who have the phone number or the email address already; the first five. */
export class KnownCustomersResponse {
  @ApiProperty({ type: [KnownCustomerResponse] })
  customers: KnownCustomerResponse[];
}
