import { CREDIT_REASONS, type CreditReason } from '@shop/contract/credit';
import { MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { Amount, Flag, Id, Note, OneOf, WholeNumber } from '../../../platform/http/validation/fields.js';
import { ListOf } from '../../../platform/http/validation/list-fields.js';

const OR_AMOUNT = 'not together with `amount`';

export class CreditLineDto {
  @Id({ description: '`_id` of a line of the invoice' })
  line: string;

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'At most what the line has left', example: 2 })
  qty: number;

  @Flag({ optional: true, description: 'Whether the goods come back: into stock, if they were taken out of it' })
  restock?: boolean | null;
}

export class CreateCreditNoteDto {
  @Id({ description: 'The invoice to correct', message: 'Invoice is required.' })
  invoice: string;

  @OneOf(CREDIT_REASONS, { description: 'Article 61(1) of Federal Decree-Law 8/2017, by letter; VD: volume discount' })
  reason: CreditReason;

  @Note({
    required: 'Enter a reason.',
    description: 'The reason as the buyer reads it',
    example: 'Two rolls came back unopened',
  })
  words: string;

  @ListOf(() => CreditLineDto, { max: MAX_LINES, optional: true, description: OR_AMOUNT })
  lines?: CreditLineDto[] | null;

  @Amount({ optional: true, description: `AED with VAT; ${OR_AMOUNT}`, example: 25 })
  deliveryCharge?: number | null;

  @Amount({ optional: true, description: `AED with VAT; ${OR_AMOUNT}`, example: 0 })
  extraFee?: number | null;

  @Amount({
    optional: true,
    min: 0.01,
    description: 'AED with VAT, shared by all that the invoice has left',
    example: 52.5,
  })
  amount?: number | null;
}
