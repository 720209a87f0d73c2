import { CREDIT_REASONS, type CreditReason } from '@shop/contract/credit';
import { MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { Amount, Flag, Id, Note, OneOf, WholeNumber } from '../../../platform/http/validation/fields.js';
import { ListOf } from '../../../platform/http/validation/list-fields.js';

const OR_AMOUNT = 'not allowed together with `amount`';

export class CreditLineDto {
  @Id({ description: '`_id` of a line of the invoice' })
  line: string;

  @WholeNumber({
    min: 1,
    max: MAX_QTY,
    description: 'At most the quantity of the line that is not credited yet',
    example: 2,
  })
  qty: number;

  @Flag({
    optional: true,
    description: 'True if the goods are returned; they go back to stock if they were taken from it',
  })
  restock?: boolean | null;
}

export class CreateCreditNoteDto {
  @Id({ description: 'The invoice to correct', message: 'Invoice is required.' })
  invoice: string;

  @OneOf(CREDIT_REASONS, {
    description: 'Reason of Article 61(1) of Federal Decree-Law 8/2017, by its letter; VD is a volume discount',
  })
  reason: CreditReason;

  @Note({
    required: 'Enter a reason.',
    description: 'Explanation for the buyer',
    example: 'Two rolls came back unopened',
  })
  words: string;

  @Flag({
    optional: true,
    description:
      'True to correct and bill again: the order leaves the credited lines to invoice. False to reduce the billed amount. ' +
      'Default: true if all of the invoice is credited for reason E (wrong buyer or TRN), otherwise false',
  })
  rebill?: boolean | null;

  @ListOf(() => CreditLineDto, { max: MAX_LINES, optional: true, description: OR_AMOUNT })
  lines?: CreditLineDto[] | null;

  @Amount({ optional: true, description: `AED incl. VAT; ${OR_AMOUNT}`, example: 25 })
  deliveryCharge?: number | null;

  @Amount({ optional: true, description: `AED incl. VAT; ${OR_AMOUNT}`, example: 0 })
  extraFee?: number | null;

  @Amount({
    optional: true,
    min: 0.01,
    description: 'AED incl. VAT, spread over all remaining lines and charges of the invoice',
    example: 52.5,
  })
  amount?: number | null;
}
