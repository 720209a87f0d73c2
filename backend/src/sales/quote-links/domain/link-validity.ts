import { DAY_MS, endOfDubaiDay } from '@shop/contract/dubai-day';
import { MAX_VALIDITY_DAYS } from '@shop/contract/limits';

/** The validity of a link if its quote has no last day. */
const DAYS_WITHOUT_END = 30;
/** A link can't be older: its quote would have to be renewed for longer than the maximum. */
export const OLDEST_LINK_MS = 2 * MAX_VALIDITY_DAYS * DAY_MS;

interface Offer {
  /** A day in Dubai; null if it never expires. */
  readonly validUntil: string | null;
}

/** The end of a link's validity. Renewing the quote makes its links valid again. */
export function linkExpiresAt({ createdAt }: { readonly createdAt: Date }, { validUntil }: Offer): Date {
  if (validUntil === null) return new Date(createdAt.getTime() + DAYS_WITHOUT_END * DAY_MS);
  return endOfDubaiDay(new Date(`${validUntil}T00:00:00Z`));
}
