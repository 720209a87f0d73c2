import { isISO8601 } from 'class-validator';

/** ISO 8601 has weeks, ordinal days and more, which `Date` does not read, and local times, which mean another instant elsewhere. */
export const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Whether a caller's value is a day of the calendar (`2026-11-21`) or an instant (`2026-11-21T08:00:00Z`). */
export function isDayOrInstant(value: unknown): value is string {
  return typeof value === 'string' && DAY_OR_INSTANT.test(value) && isISO8601(value, { strict: true });
}
