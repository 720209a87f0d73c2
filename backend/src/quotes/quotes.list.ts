import type { Types } from 'mongoose';
import { QUOTE_STATUSES } from '@shop/contract/statuses';
import { amount, flag, ids, instant, oneOf } from '../platform/list-query/filter-rules.js';
import type { ListSpec } from '../platform/list-query/list-spec.js';
import { wordsOrUsers } from '../platform/list-query/search-text.js';
import type { ListKind } from '../platform/live-lists/live-list.js';
import type { Quote } from './quote.schema.js';

/** @param searched the users that the list's search text names */
export function quoteList(searched: readonly Types.ObjectId[]): ListSpec<Quote> {
  return {
    sortable: { createdAt: 'createdAt', number: 'number', status: 'status', totalPrice: 'totalPrice' },
    numbered: ['number'],
    grouped: ['status'],
    filters: {
      id: ids('_id'),
      q: wordsOrUsers(['number', 'clientToAdminNote'], searched),
      status: oneOf('status', QUOTE_STATUSES),
      user: ids('user'),
      isOrderCreated: flag('isOrderCreated'),
      createdAt_gte: instant('createdAt', '$gte'),
      createdAt_lte: instant('createdAt', '$lte'),
      totalPrice_gte: amount('totalPrice', '$gte'),
      totalPrice_lte: amount('totalPrice', '$lte'),
    },
    defaultSort: { createdAt: -1 },
  };
}

export const LIVE_QUOTES: ListKind = {
  resource: 'quotes',
  numbers: ['totalPrice'],
  dates: ['createdAt'],
  codes: ['status', 'user', 'isOrderCreated', 'clientToAdminNote'],
  ids: [],
  texts: ['number'],
};
