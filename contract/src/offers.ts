import { dubaiDay, endOfDubaiDay } from './dubai-day.js';
import type { QuoteStatus } from './statuses.js';

/** The possible answers of buyers to an offer. */
export const QUOTE_DECISIONS = ['accepted', 'declined'] as const;
export type QuoteDecision = (typeof QUOTE_DECISIONS)[number];

/** The reasons for declining an offer. */
export const DECLINE_REASONS = [
  'PRICE',
  'DELIVERY_TIME',
  'BOUGHT_ELSEWHERE',
  'NOT_NEEDED',
  'WRONG_ITEMS',
  'OTHER',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Days before the end of an offer on which its buyer is reminded. */
export const REMIND_BUYER_DAYS = 3;

/**
 * The fields of an offer that decide its end. @param validUntil a day in Dubai, as `2026-11-21`; null if it never expires
 */
export interface LimitedOffer {
  readonly status: QuoteStatus;
  readonly validUntil: string | null;
}

/** True if an offer has no answer and its last day in Dubai is over. */
export function isExpiredOffer({ status, validUntil }: LimitedOffer, now: Date): boolean {
  return status === 'Quoted' && validUntil !== null && validUntil < dubaiDay(now);
}

/** The last day of an offer that is made now and is valid for this many days. */
export function offerDay(now: Date, days: number): string {
  return dubaiDay(endOfDubaiDay(now, days));
}

/** Staff call a buyer within this many days before the end of an offer. */
const ENDING_SOON_DAYS = 7;

/** The last days of offers that end soon, from today in Dubai on. */
export function endingSoon(now: Date): { readonly from: string; readonly to: string } {
  return { from: dubaiDay(now), to: offerDay(now, ENDING_SOON_DAYS) };
}

/** The remaining days: 0 on the last one, negative after it; null if it never expires. */
export function offerDaysLeft(validUntil: string | null, now: Date): number | null {
  return validUntil === null ? null : Math.round((Date.parse(validUntil) - Date.parse(dubaiDay(now))) / 86_400_000);
}
