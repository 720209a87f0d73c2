import { ApiProperty } from '@nestjs/swagger';
import { ApiId, ApiInstant, ApiNullableText, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

class VoidNumberResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00007' })
  number: string;

  @ApiInstant()
  voidedAt: string;

  @ApiProperty({ example: 'Administrator' })
  voidedBy: string;

  @ApiProperty({ description: 'Empty where none was given', example: 'Issued to the wrong buyer' })
  reason: string;
}

export class NumberSeriesResponse {
  @ApiProperty({ example: 'INV-2026' })
  series: string;

  @ApiWholeNumber({ description: 'How many numbers are given', example: 128 })
  count: number;

  @ApiNullableText({ example: 'INV-2026-00001' })
  first: string | null;

  @ApiNullableText({ example: 'INV-2026-00128' })
  last: string | null;

  @ApiProperty({ type: [String], description: 'Numbers before the last one that no invoice has: there must be none' })
  missing: string[];

  @ApiProperty({ type: [VoidNumberResponse] })
  voided: VoidNumberResponse[];
}
