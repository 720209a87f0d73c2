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

export const supplierDocuments: Readonly<Record<SupplierDocumentKind, string>> = {
  TradeLicence: 'Trade licence',
  TrnCertificate: 'TRN certificate',
  BankLetter: 'Bank letter',
  RepresentativeAuthority: 'Representative’s authority and ID',
};
