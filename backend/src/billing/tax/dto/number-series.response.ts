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

  @ApiProperty({ description: 'Reason for voiding; empty if none was given', example: 'Issued to the wrong buyer' })
  reason: string;
}

export class NumberSeriesResponse {
  @ApiProperty({ example: 'INV-2026' })
  series: string;

  @ApiWholeNumber({ description: 'Number of issued numbers', example: 128 })
  count: number;

  @ApiNullableText({ example: 'INV-2026-00001' })
  first: string | null;

  @ApiNullableText({ example: 'INV-2026-00128' })
  last: string | null;

  @ApiProperty({ type: [String], description: 'Missing numbers before the last issued one. The list should be empty' })
  missing: string[];

  @ApiProperty({ type: [VoidNumberResponse] })
  voided: VoidNumberResponse[];
}
