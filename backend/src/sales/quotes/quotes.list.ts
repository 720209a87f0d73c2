import { dubaiDay } from '@shop/contract/dubai-day';
import { QUOTE_DECISIONS } from '@shop/contract/offers';
import { QUOTE_STATUSES } from '@shop/contract/statuses';
import {
  absent,
  amount,
  between,
  day,
  either,
  flag,
  ids,
  instant,
  oneOf,
  positive,
  wordsOrUsers,
} from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Quote } from './quote.schema.js';

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
    // Matches `isExpiredOffer`, and does not change during a day in Dubai.
    isExpired: either((isExpired, now) => {
      const today = dubaiDay(now);
      if (isExpired) return { status: 'Quoted', validUntil: { $lt: today } };
      return { $or: [{ status: { $ne: 'Quoted' } }, { validUntil: null }, { validUntil: { $gte: today } }] };
    }),
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
