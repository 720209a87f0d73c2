import { ApiProperty } from '@nestjs/swagger';
import { ApiSignedAmount, ApiWholeNumber } from '../../platform/openapi/response-fields.js';

const OF_NET = 'In percent of the net amount; null where that is 0, and where the margin is not known';

export class LineMarginResponse {
  @ApiSignedAmount({ description: 'net amount less the cost of all pieces', example: 52.6 })
  amount: number;

  @ApiProperty({ type: Number, nullable: true, description: OF_NET, example: 24.9 })
  percent: number | null;
}

/** The margin of the lines whose cost is known. */
export class DocumentMarginResponse {
  @ApiSignedAmount({ nullable: true, description: 'null: the cost of no line is known', example: 52.6 })
  amount: number | null;

  @ApiProperty({ type: Number, nullable: true, description: OF_NET, example: 24.9 })
  percent: number | null;

  @ApiWholeNumber({ description: 'Lines whose cost is known', example: 3 })
  knownLines: number;

  @ApiWholeNumber({ description: 'All lines', example: 5 })
  lines: number;
}
