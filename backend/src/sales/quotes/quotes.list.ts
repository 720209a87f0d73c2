import { dubaiDay } from '@shop/contract/dubai-day';
import { QUOTE_DECISIONS } from '@shop/contract/offers';
import { QUOTE_STATUSES } from '@shop/contract/statuses';
import {
  absent,
  amount,
  between,
  day,
  flag,
  ids,
  instant,
  oneOf,
  positive,
  wordsOrUsers,
} from '../../platform/lists/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Quote } from './quote.schema.js';

const knownFlag = flag<Quote>('isExpired');

/** The database condition that matches `isExpiredOffer`; it does not change during a day in Dubai. */
const isExpired: FilterRule<Quote> = filterRule(knownFlag.schema, (value, field, context) => {
  const isWanted = knownFlag(value, field, context)['isExpired'] === true;
  const today = dubaiDay(context.now);
  if (isWanted) return { status: 'Quoted', validUntil: { $lt: today } };
  return { $or: [{ status: { $ne: 'Quoted' } }, { validUntil: null }, { validUntil: { $gte: today } }] };
});

export const QUOTE_LIST: ListSpec<Quote> = {
  sortable: {
    createdAt: 'createdAt',
    number: NUMBER_KEY,
    status: 'status',
    validUntil: 'validUntil',
    totalPrice: 'totalPrice',
  },
  grouped: ['status'],
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    status: oneOf('status', QUOTE_STATUSES),
    user: ids('user'),
    salesperson: ids('salesperson._id'),
    isUnassigned: absent('salesperson._id'),
    answer: oneOf('answer.decision', QUOTE_DECISIONS),
    isExpired,
    allowPartial: flag('allowPartial'),
    ...between('validUntil', day),
    isOrderCreated: flag('isOrderCreated'),
    hasUnread: positive('unreadByStaff'),
    ...between('createdAt', instant),
    ...between('totalPrice', amount),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};

export const QUOTE_SEARCH: RecordSearch<Quote> = {
  resource: 'quotes',
  select: 'number user status totalPrice poNumber',
  amount: 'totalPrice',
  byUser: true,
  describe: ({ number, user, status, totalPrice, poNumber }) => ({
    title: number,
    about: poNumber,
    user,
    status,
    amount: totalPrice,
  }),
};

export const QUOTE_TOTALS: TotalsSpec<Quote> = { amount: 'totalPrice' };
