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
