import { ApiProperty } from '@nestjs/swagger';
import { ApiSignedAmount, ApiWholeNumber } from '../../platform/openapi/response-fields.js';

const OF_NET = 'Percentage of the net amount; null if the net amount is 0 or the margin is unknown';

export class LineMarginResponse {
  @ApiSignedAmount({ description: 'Net amount less the cost of all pieces', example: 52.6 })
  amount: number;

  @ApiProperty({ type: Number, nullable: true, description: OF_NET, example: 24.9 })
  percent: number | null;
}

/** The margin of the lines whose cost is known. */
export class DocumentMarginResponse {
  @ApiSignedAmount({ nullable: true, description: 'null if no line has a known cost', example: 52.6 })
  amount: number | null;

  @ApiProperty({ type: Number, nullable: true, description: OF_NET, example: 24.9 })
  percent: number | null;

  @ApiWholeNumber({ description: 'Number of lines with a known cost', example: 3 })
  knownLines: number;

  @ApiWholeNumber({ description: 'Number of all lines', example: 5 })
  lines: number;
}
