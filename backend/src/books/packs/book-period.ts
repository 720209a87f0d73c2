import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { refuseField } from '../../platform/errors/refuse.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';
import type { PackPeriod } from './domain/pack-sums.js';

const DAYS_AHEAD = 366;

/** Defaults to the days of this month until today. @throws DomainError `invalid` naming `from` or `to` */
export function bookPeriod({ from, to }: Partial<PackPeriod>, now: Date): PackPeriod {
  const latest = endOfDubaiDay(now, DAYS_AHEAD);
  const last = to === undefined ? dubaiDay(now) : dubaiDay(dateWithinBounds(to, 'to', latest));
  const first = from === undefined ? `${last.slice(0, 7)}-01` : dubaiDay(dateWithinBounds(from, 'from', latest));
  if (first > last) throw refuseField('from', 'PERIOD_REVERSED', { to: last, value: first });
  return { from: first, to: last };
}
