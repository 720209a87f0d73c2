import { DAY_MS } from './dubai-day.js';
/** The documents by which buyers check the shop as their supplier, in the order of the pack. */
export const SUPPLIER_DOCUMENTS = ['TradeLicence', 'TrnCertificate', 'BankLetter', 'RepresentativeAuthority'] as const;
export type SupplierDocumentKind = (typeof SUPPLIER_DOCUMENTS)[number];

/** Content types of the files. */
export const SUPPLIER_FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type SupplierFileType = (typeof SUPPLIER_FILE_TYPES)[number];
export const MAX_SUPPLIER_FILE_MB = 5;
export const MAX_SUPPLIER_FILE_BYTES = MAX_SUPPLIER_FILE_MB * 1_048_576;

/** The shop is notified this many days before the last day of a document. */
export const EXPIRY_NOTICE_DAYS = 30;

/** The tone of each state of validity; `today` is the last day. */
export const supplierStateTones = { valid: 'green', expiring: 'yellow', today: 'yellow', expired: 'red' } as const;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * @returns days up to the last day, which still counts: 0 on that day, negative after it; null if it has no last day
 */
export const daysLeftOf = (expiresOn: string | null, today: string): number | null =>
  expiresOn === null ? null : dayNumber(expiresOn) - dayNumber(today);

/** @param daysLeft the result of `daysLeftOf` */
export function supplierDocumentState(daysLeft: number | null): keyof typeof supplierStateTones {
  if (daysLeft === null || daysLeft > EXPIRY_NOTICE_DAYS) return 'valid';
  if (daysLeft === 0) return 'today';
  return daysLeft < 0 ? 'expired' : 'expiring';
}
