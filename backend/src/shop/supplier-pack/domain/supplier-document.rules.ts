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

export const EXPIRY_NOTICES = ['soon', 'last day'] as const;
export type ExpiryNotice = (typeof EXPIRY_NOTICES)[number];

/**
 * The notices that are due of a document. One that was put in on or after a day of notice has none for that day: it is known.
 * @param putOn the day on which the document was put in
 */
export function dueNotices(expiresOn: string, putOn: string, today: string): ExpiryNotice[] {
  const [left, leftThen] = [daysLeftOf(expiresOn, today), daysLeftOf(expiresOn, putOn)];
  if (left === null || leftThen === null) return [];
  const isDue = (days: number) => left <= days && leftThen > days;
  if (isDue(0)) return ['last day'];
  return isDue(EXPIRY_NOTICE_DAYS) ? ['soon'] : [];
}
