import { invalidField } from '../errors/domain-error.js';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';

/** Before this day there was nothing that the shop could record: an older date is a slip of the keyboard. */
const EARLIEST_DAY = '2000-01-01';

/**
 * @param value a day or an instant, whose form is checked already
 * @throws DomainError naming the field when it is not from the year 2000 to `latest`
 */
export function boundedMoment(value: string, field: string, latest: Date): Date {
  const at = new Date(value);
  if (at >= startOfDubaiDay(EARLIEST_DAY) && at <= latest) return at;
  const last = dubaiDay(latest);
  const bounds = { from: EARLIEST_DAY, until: last };
  throw invalidField(field, `Must be from ${EARLIEST_DAY} to ${last}.`, 'DATE_BETWEEN', bounds);
}
