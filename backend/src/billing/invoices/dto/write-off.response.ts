import { ApiProperty } from '@nestjs/swagger';
import { LETTER_TYPES } from '@shop/contract/write-offs';
import { ApiAmount, ApiId, ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

export class WriteOffLetterResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Letter.pdf' })
  name: string;

  @ApiOneOf(LETTER_TYPES, { description: 'Images are stored as WebP' })
  contentType: string;

  @ApiWholeNumber({ minimum: 1, description: 'Size in bytes', example: 48_213 })
  size: number;
}

class WriteOffUndoingResponse {
  @ApiProperty({ example: 'The customer agreed to pay in parts' })
  reason: string;

  @ApiProperty({ example: 'Omar Staff' })
  by: string;

  @ApiInstant()
  at: string;
}

export class WriteOffResponse {
  @ApiId()
  _id: string;

  @ApiAmount({ example: 40 })
  amount: number;

  @ApiProperty({ example: 'The company was wound up' })
  reason: string;

  @ApiInstant({ description: 'Date on which the customer was notified' })
  notifiedOn: string;

  @ApiProperty({ type: WriteOffLetterResponse, nullable: true })
  letter: WriteOffLetterResponse | null;

  @ApiProperty({ example: 'Omar Staff' })
  by: string;

  @ApiInstant()
  at: string;

  @ApiProperty({
    type: WriteOffUndoingResponse,
    nullable: true,
    description: 'Details of the reversal; null if not reversed',
  })
  undone: WriteOffUndoingResponse | null;
}
