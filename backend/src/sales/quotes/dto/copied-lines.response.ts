import { ApiProperty } from '@nestjs/swagger';
import { toAedOrNull } from '@shop/contract/money';
import { toLine } from '../../../documents/lines/line.mapper.js';
import { LineResponse } from '../../../documents/lines/line.response.js';
import type { Line } from '../../../documents/lines/line.schema.js';

/** The lines of an earlier document, in the form for a new one. */
export class CopiedLinesResponse {
  @ApiProperty({
    type: [LineResponse],
    description: 'With new ids and without VAT, which is computed for the whole document',
  })
  lines: LineResponse[];

  @ApiProperty({
    type: [String],
    description: 'Names of deleted products, whose lines become custom items',
    example: [],
  })
  gone: string[];
}

/** @param before the lines that were copied, in the same order */
export function toCopiedLines(lines: readonly Line[], before: readonly Line[]): CopiedLinesResponse {
  const isGone = ({ product }: Line, index: number) => product !== null && lines[index]?.product === null;
  return {
    lines: lines.map((line) => ({
      ...toLine(line, null),
      taxRate: line.taxRate,
      costPrice: toAedOrNull(line.costPrice),
    })),
    gone: before.filter(isGone).map(({ productName }) => productName),
  };
}
