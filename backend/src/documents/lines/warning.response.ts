import { ApiProperty } from '@nestjs/swagger';
import { type DocumentWarning, WARNING_CODES, type WarningCode } from '@shop/contract/warnings';
import { ApiOneOf } from '../../platform/openapi/response-fields.js';

/** Something to look at before the document goes out. It refuses nothing. */
export class WarningResponse implements DocumentWarning {
  @ApiOneOf(WARNING_CODES)
  code: WarningCode;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Index of the line, from 0; null for the whole document',
    example: 0,
  })
  line: number | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Figures of the warning; empty for buyers',
    example: { qty: 57, stock: 42 },
  })
  params: Record<string, string | number>;
}

/** Warnings of a document that is not stored yet. */
export class WarningsResponse {
  @ApiProperty({ type: [WarningResponse] })
  warnings: WarningResponse[];
}

export const ApiWarnings = () =>
  ApiProperty({
    type: [WarningResponse],
    required: false,
    description:
      'Warnings of a quote or order that is still open; not included in lists, nor when a buyer requests a quote. ' +
      'Buyers only see UNUSUALLY_LARGE, LARGE_FIRST_ORDER and PO_NUMBER_AGAIN',
  });
