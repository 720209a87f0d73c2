import { MAX_LENGTH } from '@shop/contract/limits';
import { Amount, DateOrInstant, Flag, Id, Note, Text } from '../../../platform/http/validation/fields.js';

export class WriteOffDto {
  @Amount({ min: 0.01, description: 'AED with VAT, at most what remains due', example: 40 })
  amount: number;

  @Note({
    required: 'Enter a reason.',
    description: 'Why it is not expected to be paid, for the books',
    example: 'The company was wound up',
  })
  reason: string;

  @DateOrInstant({
    description: 'The day on which the customer was notified of the write-off: from the issue until today',
    message: 'Enter the day on which the customer was notified.',
  })
  notifiedOn: string;

  @Id({ optional: true, description: '`_id` of the letter, uploaded before; null: none', example: null })
  letter?: string | null;

  @Flag({
    optional: 'filled',
    description: 'Whether a notice of the write-off is emailed to the customer now',
    example: false,
  })
  mail?: boolean;
}

export class UndoWriteOffDto {
  @Note({
    required: 'Enter a reason.',
    description: 'Why it is undone, for the books',
    example: 'The customer agreed to pay in parts',
  })
  reason: string;
}

export class LetterQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Letter.pdf' })
  name?: string;
}
