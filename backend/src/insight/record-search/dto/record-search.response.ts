import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiId, ApiInstant, ApiNullableText, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { SEARCHED_RESOURCES, type SearchedResource } from '../searched-resources.js';

export class FoundRecordResponse {
  @ApiOneOf(SEARCHED_RESOURCES)
  resource: SearchedResource;

  @ApiId()
  id: string;

  @ApiProperty({ description: 'Its number or name; a payment has that of its invoice', example: 'ORD-2026-00001' })
  title: string;

  @ApiProperty({ description: 'A PO number, SKU, email or the like; may be empty', example: 'PO-7741' })
  about: string;

  @ApiProperty({ description: 'The name of its customer; empty where it has none', example: 'Yousef Haddad' })
  customer: string;

  @ApiNullableText({ description: 'null where it has none', example: 'Processing' })
  status: string | null;

  @ApiAmount({ nullable: true, description: 'null where it has none', example: 1250.5 })
  amount: number | null;

  @ApiInstant()
  createdAt: string;
}
