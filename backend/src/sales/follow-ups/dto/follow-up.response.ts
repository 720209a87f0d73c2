import { ApiProperty } from '@nestjs/swagger';
import { FOLLOWED_RESOURCES, type FollowedResource } from '@shop/contract/follow-ups';
import { SalespersonResponse } from '../../../documents/parties/salesperson.response.js';
import { ApiAmount, ApiDay, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';

class FollowUpAuthorResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Name at that time', example: 'Omar Haddad' })
  name: string;
}

class FollowedRecordResponse {
  @ApiOneOf(FOLLOWED_RESOURCES)
  resource: FollowedResource;

  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Number of the record, or name of the account', example: 'QUO-2026-00001' })
  title: string;

  @ApiProperty({
    description: 'For a quote: the company or person of its account; for a company: the contact person',
    example: 'Al Manar Printing LLC',
  })
  customer: string;

  @ApiProperty({ description: 'Phone number of the contact person', example: '+971501234567' })
  phoneNumber: string;

  @ApiProperty({ type: SalespersonResponse, nullable: true, description: 'Salesperson, or null' })
  salesperson: SalespersonResponse | null;
}

export class FollowUpResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ type: FollowedRecordResponse })
  about: FollowedRecordResponse;

  @ApiDay({ description: 'Day in Dubai', example: '2027-03-01' })
  day: string;

  @ApiProperty({ example: 'Call: is the price right?' })
  note: string;

  @ApiAmount({
    nullable: true,
    description: 'Amount promised by the customer for that day; null for no promise',
    example: null,
  })
  promised: number | null;

  @ApiAmount({ description: 'Part of the promised amount received since the follow-up was planned', example: 0 })
  received: number;

  @ApiProperty({ type: FollowUpAuthorResponse })
  createdBy: FollowUpAuthorResponse;

  @ApiInstant()
  createdAt: string;

  @ApiInstant({ nullable: true, description: 'null while it is open', example: null })
  doneAt: string | null;

  @ApiProperty({ type: FollowUpAuthorResponse, nullable: true, example: null })
  doneBy: FollowUpAuthorResponse | null;
}
