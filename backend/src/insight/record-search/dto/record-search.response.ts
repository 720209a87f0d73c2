import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiId, ApiInstant, ApiNullableText, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { SEARCHED_RESOURCES, type SearchedResource } from '../searched-resources.js';

export class FoundRecordResponse {
  @ApiOneOf(SEARCHED_RESOURCES)
  resource: SearchedResource;

  @ApiId()
  id: string;

  @ApiProperty({
    description: 'Number or name of the record; the invoice number for a payment',
    example: 'ORD-2026-00001',
  })
  title: string;

  @ApiProperty({ description: 'PO number, SKU, email address or the like; can be empty', example: 'PO-7741' })
  about: string;

  @ApiProperty({ description: 'Customer name; empty if it has none', example: 'Yousef Haddad' })
  customer: string;

  @ApiNullableText({ description: 'null if it has none', example: 'Processing' })
  status: string | null;

  @ApiAmount({ nullable: true, description: 'null if it has none', example: 1250.5 })
  amount: number | null;

  @ApiInstant()
  createdAt: string;
}
