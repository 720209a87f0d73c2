import { ApiProperty } from '@nestjs/swagger';
import { ApiId, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

class QuoteLeftOutResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Number of the quote; empty if it does not exist', example: 'QUO-2026-00001' })
  number: string;

  @ApiProperty({ example: 'QUOTE_EXPIRED' })
  code: string;

  @ApiProperty({ example: 'The last day of this offer is over. Please ask us to renew it.' })
  message: string;
}

/** The result of a call for several quotes. */
export class QuoteBatchResponse {
  @ApiWholeNumber({ description: 'Number of quotes', example: 12 })
  done: number;

  @ApiProperty({ type: [QuoteLeftOutResponse], description: 'Skipped quotes with the reasons' })
  leftOut: QuoteLeftOutResponse[];
}
