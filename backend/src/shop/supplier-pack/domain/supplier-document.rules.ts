import { daysLeftOf, EXPIRY_NOTICE_DAYS } from '@shop/contract/supplier-pack';

interface Days {
  readonly issuedOn: string;
  readonly expiresOn: string;
}

export interface DayFault {
  readonly field: 'issuedOn' | 'expiresOn';
  readonly rule: 'IN_THE_FUTURE' | 'BEFORE_ISSUE';
  readonly message: string;
  readonly params: Readonly<Record<string, string>>;
}

/** @param today in Dubai, as `2026-11-25` */
export function dayFaultOf({ issuedOn, expiresOn }: Days, today: string): DayFault | null {
  if (issuedOn > today) {
    const message = `Must not be after today, ${today}. ${issuedOn} is.`;
    return { field: 'issuedOn', rule: 'IN_THE_FUTURE', message, params: { value: issuedOn, max: today } };
  }
  if (issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn) {
    const message = `Must not be before the day of issue, ${issuedOn}. ${expiresOn} is.`;
    return { field: 'expiresOn', rule: 'BEFORE_ISSUE', message, params: { value: expiresOn, min: issuedOn } };
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
