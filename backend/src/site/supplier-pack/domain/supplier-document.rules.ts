import {
  daysLeftOf,
  EXPIRY_NOTICE_DAYS,
  type SupplierDocumentKind,
  type SupplierFileType,
} from '@shop/contract/supplier-pack';
import { endingOf } from '../../../platform/http/file-name.js';

/** Days before the last day of a document, on which the shop is notified. */
const NOTICE_DAYS = [0, EXPIRY_NOTICE_DAYS];

/**
 * The notice that is due for a document. A document that was stored on or after a notice day gets no notice for that
 * day, since staff just saw its last day.
 * @param putOn the day on which the document was stored
 * @returns days before the last day; null if none is due
 */
export function dueNotice(expiresOn: string | null, putOn: string, today: string): number | null {
  const [left, leftThen] = [daysLeftOf(expiresOn, today), daysLeftOf(expiresOn, putOn)];
  if (left === null || leftThen === null) return null;
  return NOTICE_DAYS.find((days) => left <= days && leftThen > days) ?? null;
}

/** A file name that every system accepts: `trade-licence-valid-until-2027-01-31.pdf`. */
export function supplierFileName(
  { kind, expiresOn }: { readonly kind: SupplierDocumentKind; readonly expiresOn: string | null },
  type: SupplierFileType,
  today: string,
): string {
  const name = kind.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
  const validity = expiresOn === null ? '' : `-${expiresOn < today ? 'expired' : 'valid-until'}-${expiresOn}`;
  return `${name}${validity}.${endingOf(type)}`;
}
