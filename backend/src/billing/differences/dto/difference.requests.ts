import { DIFFERENCE_KINDS, type DifferenceKind } from '@shop/contract/differences';
import { Amount, Note, OneOf } from '../../../platform/http/validation/fields.js';

/** The refusals of a call that takes a difference off an invoice with other changes. */
export const DIFFERENCE_REFUSALS = ['DIFFERENCE_TOO_LARGE', 'NOTHING_TO_TAKE_OFF', 'DIFFERENCE_OF_ADVANCE'] as const;

export class DifferenceDto {
  @OneOf(DIFFERENCE_KINDS, { description: 'bankCharge: the fee of a bank, which the shop bears' })
  kind: DifferenceKind;

  @Amount({ min: 0.01, description: 'AED, at most the remaining due and the limit of the settings', example: 25 })
  amount: number;

  @Note({ required: 'Enter a reason.', description: 'Reason, for the books', example: 'Fee of the sending bank' })
  reason: string;
}

export class UndoDifferenceDto {
  @Note({ required: 'Enter a reason.', description: 'Reason for the reversal, for the books', example: 'Paid later' })
  reason: string;
}
