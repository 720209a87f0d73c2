import { daysLeftOf, EXPIRY_NOTICE_DAYS } from '@shop/contract/supplier-pack';
import { fieldFault, type FieldFault } from '../../../platform/errors/refuse.js';

interface Days {
  readonly issuedOn: string;
  readonly expiresOn: string;
}

/** @param today in Dubai, as `2026-11-25` */
export function dayFaultOf({ issuedOn, expiresOn }: Days, today: string): FieldFault | null {
  if (issuedOn > today) return fieldFault('issuedOn', 'IN_THE_FUTURE', { value: issuedOn, max: today });
  if (issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn) {
    return fieldFault('expiresOn', 'BEFORE_ISSUE/expiry', { value: expiresOn, min: issuedOn });
  }
  return null;
}

const EXPIRY_NOTICES = ['soon', 'last day'] as const;
export type ExpiryNotice = (typeof EXPIRY_NOTICES)[number];

/**
 * The notices that are due for a document. A document that was stored on or after a notice day gets no notice for that
 * day, since staff just saw its dates.
 * @param putOn the day on which the document was stored
 */
export function dueNotices(expiresOn: string, putOn: string, today: string): ExpiryNotice[] {
  const [left, leftThen] = [daysLeftOf(expiresOn, today), daysLeftOf(expiresOn, putOn)];
  if (left === null || leftThen === null) return [];
  const isDue = (days: number) => left <= days && leftThen > days;
  if (isDue(0)) return ['last day'];
  return isDue(EXPIRY_NOTICE_DAYS) ? ['soon'] : [];
}
