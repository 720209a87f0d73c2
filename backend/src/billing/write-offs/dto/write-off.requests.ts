import { MAX_LENGTH } from '@shop/contract/limits';
import { Amount, DateOrInstant, Flag, Id, Note, Text } from '../../../platform/http/validation/fields.js';

export class WriteOffDto {
  @Amount({ min: 0.01, description: 'AED incl. VAT, at most the remaining due', example: 40 })
  amount: number;

  @Note({
    required: 'Enter a reason.',
    description: 'Reason why payment is not expected, for the books',
    example: 'The company was wound up',
  })
  reason: string;

  @DateOrInstant({
    description: 'Day on which the customer was notified of the write-off; from the issue date until today',
    message: 'Enter the day on which the customer was notified.',
  })
  notifiedOn: string;

  @Id({ optional: true, description: '`_id` of the uploaded letter; null if there is none', example: null })
  letter?: string | null;

  @Flag({
    optional: 'filled',
    description: 'True to email a write-off notice to the customer now',
    example: false,
  })
  mail?: boolean;
}

export class UndoWriteOffDto {
  @Note({
    required: 'Enter a reason.',
    description: 'Reason for the reversal, for the books',
    example: 'The customer agreed to pay in parts',
  })
  reason: string;
}

export class LetterQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Letter.pdf' })
  name?: string;
}
