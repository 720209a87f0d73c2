import type { ChequeStatus, ReturnReason } from '../../cheques.js';

/** The words of the cheque register, on screens and on paper. */
export const chequeStatuses: Readonly<Record<ChequeStatus, string>> = {
  Held: 'In hand',
  Deposited: 'At the bank',
  Cleared: 'Cleared',
  PartlyCleared: 'Partly cleared',
  Bounced: 'Returned',
  Replaced: 'Replaced',
  Settled: 'Settled',
  HandedOver: 'Handed over',
  GivenBack: 'Given back',
  Withdrawn: 'Withdrawn',
};

export const returnReasons: Readonly<Record<ReturnReason, string>> = {
  INSUFFICIENT_FUNDS: 'Insufficient funds',
  ACCOUNT_CLOSED: 'Account closed',
  SIGNATURE: 'Signature differs',
  STOPPED: 'Payment stopped',
  DATE_OR_WORDS: 'Wrong date or amount in words',
  STALE: 'Stale',
  OTHER: 'Other reason',
};

/** The memo of a statement: cheques that are no part of its balance. */
export const chequesInHand = {
  title: 'Cheques not yet cleared',
  note: 'Cheques count in the balance only once they clear.',
};
