import type { QuoteStatus } from '@shop/contract/statuses';

/** When a quote came to where it stands; null for what it has not reached, or has gone back behind. */
export interface StatusDates {
  readonly quotedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly rejectedAt: Date | null;
}

const NONE: StatusDates = { quotedAt: null, confirmedAt: null, rejectedAt: null };

/** A quote that is confirmed without having been offered before is offered by that. */
export function statusDates(before: StatusDates & { status: QuoteStatus }, to: QuoteStatus, now: Date): StatusDates {
  const { status, quotedAt, confirmedAt, rejectedAt } = before;
  if (to === status) return { quotedAt, confirmedAt, rejectedAt };
  switch (to) {
    case 'Requested':
      return NONE;
    case 'Quoted':
      return { ...NONE, quotedAt: quotedAt ?? now };
    case 'Confirmed':
      return { ...NONE, quotedAt: quotedAt ?? now, confirmedAt: now };
    case 'Rejected':
      return { ...NONE, quotedAt, rejectedAt: now };
  }
}
