import { isISO8601 } from 'class-validator';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { refuseField } from '../../errors/refuse.js';

/** Narrower than ISO 8601, which also allows weeks and ordinal days (`Date` can't read them) and times without an offset. */
export const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The shop has no records from before this day, so an earlier date is a typing error. */
const EARLIEST_DAY = '2000-01-01';

/** True for a day of the calendar (`2026-11-21`) or an instant (`2026-11-21T08:00:00Z`). */
export function isDayOrInstant(value: unknown): value is string {
  return typeof value === 'string' && DAY_OR_INSTANT.test(value) && isISO8601(value, { strict: true });
}

/**
 * @param value a valid day or instant
 * @param earliest the first allowed day in Dubai
 * @throws DomainError VALIDATION_FAILED for the field, if the date is before `earliest` or after `latest`
 */
export function dateWithinBounds(value: string, field: string, latest: Date, earliest = EARLIEST_DAY): Date {
  const date = new Date(value);
  if (date >= startOfDubaiDay(earliest) && date <= latest) return date;
  throw refuseField(field, 'DATE_BETWEEN', { from: earliest, until: dubaiDay(latest), value });
}
