import { MAX_LENGTH, MAX_QTY, MAX_REQUESTED_LINES } from '@shop/contract/limits';
import { MAX_MESSAGE_FILES } from '@shop/contract/quote-messages';
import { Amount, Id, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { IdList, ListOf } from '../../../platform/http/validation/list-fields.js';

/** A text, or files, or both. */
export class WriteMessageDto {
  @Text({ max: MAX_LENGTH.message, kind: 'paragraphs', optional: true, example: 'Can it be there on Thursday?' })
  text?: string;

  @IdList({
    example: [],
    max: MAX_MESSAGE_FILES,
    optional: true,
    description: 'Ids of files uploaded to this quote (`POST /api/quotes/{id}/files`)',
  })
  files?: string[] | null;
}

export class TargetDto {
  @Id({ description: '`_id` of a quote line' })
  line: string;

  @Amount({ min: 0.01, optional: true, description: 'Unit price in the price basis of the quote', example: 5.2 })
  price?: number | null;

  @WholeNumber({ min: 1, max: MAX_QTY, optional: true, example: 200 })
  quantity?: number | null;

  @Text({ max: MAX_LENGTH.lineText, optional: true, example: 'For two rolls a month' })
  note?: string;
}

export class SetTargetsDto {
  @ListOf(() => TargetDto, { max: MAX_REQUESTED_LINES, description: 'All target prices; an empty list withdraws them' })
  lines: TargetDto[];
}

export class MessageFileQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Damaged roll.jpg' })
  name?: string;
}
