import type { ChequeStatus, ReturnReason } from '../../cheques.js';
import type { CreditReason } from '../../credit.js';
import type { DeclineReason } from '../../offers.js';
import type { SupplierDocumentKind } from '../../supplier-pack.js';

/** The words for values of the API whose names are not English words. */
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
  PRICE: 'Price is too high',
  DELIVERY_TIME: 'Delivery takes too long',
  BOUGHT_ELSEWHERE: 'Bought elsewhere',
  NOT_NEEDED: 'No longer needed',
  WRONG_ITEMS: 'Not the items requested',
  OTHER: 'Other reason',
};

export const creditReasons: Readonly<Record<CreditReason, string>> = {
  'DL8.61.1.A': 'Supply cancelled',
  'DL8.61.1.B': 'VAT treatment changed',
  'DL8.61.1.C': 'Price changed',
  'DL8.61.1.D': 'Goods returned',
  'DL8.61.1.E': 'VAT charged in error',
  VD: 'Volume discount',
};

export const supplierDocuments: Readonly<Record<SupplierDocumentKind, string>> = {
  TradeLicence: 'Trade licence',
  TrnCertificate: 'TRN certificate',
  BankLetter: 'Bank letter',
  RepresentativeAuthority: 'Representative’s authority and ID',
};

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
  STALE: 'Stale cheque (presented too late)',
  OTHER: 'Other reason',
};

/** The memo of a statement: cheques that are no part of its balance. */
export const chequesInHand = {
  title: 'Cheques not yet cleared',
  note: 'Cheques count in the balance only once they clear.',
};

/** The labels of a statement of account, on screens and on paper: its entries, sums and ages. */
export const statementKinds = {
  invoice: 'Invoice',
  advance: 'Advance deducted',
  credit: 'Credit note',
  writeOff: 'Written off',
  bankCharge: 'Bank charge',
  difference: 'Small difference',
  payment: 'Payment received',
  byCompany: 'Paid by the company',
  forMember: 'Applied to a member’s invoice',
  refund: 'Refund',
  returned: 'Cheque returned',
  mistake: 'Recorded in error',
  recovery: 'Recovered',
  recoveryUndone: 'Recovery reversed',
  memberUndone: 'Returned from a member’s invoice',
  writeOffUndone: 'Write-off reversed',
  differenceUndone: 'Small difference reversed',
  void: 'Voided invoice',
};

export const statementSums = {
  opening: 'Opening balance',
  invoiced: 'Invoiced',
  advanced: 'Advances deducted',
  credited: 'Credited',
  paid: 'Received',
  writtenOff: 'Written off',
  waived: 'Bank charges and differences',
  recovered: 'Recovered',
  returned: 'Returned',
  refunded: 'Refunded',
  voided: 'Voided',
  mistaken: 'Recorded in error',
  forMembers: 'Applied to members’ invoices',
  creditBalance: 'Credit balance',
  closing: 'Closing balance',
};

export const statementAges = {
  current: 'Not yet due',
  days1to30: '1–30 days',
  days31to60: '31–60 days',
  days61to90: '61–90 days',
  over90: 'Over 90 days',
};
