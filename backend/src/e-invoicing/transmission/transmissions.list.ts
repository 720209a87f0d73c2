import { TRANSMISSION_KINDS, TRANSMISSION_STATUSES, UNSENT_STATUSES } from '@shop/contract/e-invoices';
import type { QueryFilter } from 'mongoose';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { between, either, ids, instant, oneOf, words } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Transmission } from './transmission.schema.js';

/**
 * Deliveries whose last day is over although the provider does not have the document. The condition does not change
 * during a day in Dubai.
 * @param since documents that were issued earlier have no time limit
 */
export function overdueAt(now: Date, since: Date): QueryFilter<Transmission> {
  const isUnsent = { status: { $in: [...UNSENT_STATUSES] } };
  return { ...isUnsent, dueAt: { $lt: startOfDubaiDay(dubaiDay(now)) }, createdAt: { $gte: since } };
}

/** @param since documents that were issued earlier have no time limit */
export const transmissionList = (since: Date): ListSpec<Transmission> => ({
  sortable: { createdAt: 'createdAt', dueAt: 'dueAt', number: NUMBER_KEY },
  filters: {
    id: ids('_id'),
    q: words(),
    status: oneOf('status', TRANSMISSION_STATUSES),
    kind: oneOf('kind', TRANSMISSION_KINDS),
    invoice: ids('invoice'),
    overdue: either((isOverdue, now) => ({ [isOverdue ? '$and' : '$nor']: [overdueAt(now, since)] })),
    ...between('createdAt', instant),
    ...between('updatedAt', instant),
    ...between('dueAt', instant),
  },
  defaultSort: { createdAt: -1 },
});
