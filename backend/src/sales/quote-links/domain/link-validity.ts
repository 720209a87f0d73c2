import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { MAX_VALIDITY_DAYS } from '@shop/contract/limits';

/** How long a link to a quote without a last day works. */
const DAYS_WITHOUT_END = 30;
const DAY_MS = 86_400_000;

/** No link is older: its quote would have to be renewed for longer than that. */
export const OLDEST_LINK_MS = 2 * MAX_VALIDITY_DAYS * DAY_MS;

interface Offer {
  /** A day in Dubai; null: it never expires. */
  readonly validUntil: string | null;
}

/** The last moment of a link. One to a quote that is renewed works again. */
export function linkExpiresAt({ createdAt }: { readonly createdAt: Date }, { validUntil }: Offer): Date {
  if (validUntil === null) return new Date(createdAt.getTime() + DAYS_WITHOUT_END * DAY_MS);
  return endOfDubaiDay(new Date(`${validUntil}T00:00:00Z`));
}
