import { QUOTE_STATUSES } from '@shop/contract/statuses';
import { amount, flag, ids, instant, oneOf, wordsOrUsers } from '../platform/list-query/filter-rules.js';
import type { ListSpec } from '../platform/list-query/list-spec.js';
import type { TotalsSpec } from '../platform/list-query/list-totals.js';
import type { RecordSearch } from '../platform/list-query/record-searches.service.js';
import { NUMBER_KEY } from '../platform/list-query/search-fields.js';
import type { Quote } from './quote.schema.js';

export const QUOTE_LIST: ListSpec<Quote> = {
  sortable: { createdAt: 'createdAt', number: NUMBER_KEY, status: 'status', totalPrice: 'totalPrice' },
  grouped: ['status'],
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
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

export const QUOTE_SEARCH: RecordSearch<Quote> = {
  resource: 'quotes',
  select: 'number user status totalPrice poNumber',
  amount: 'totalPrice',
  byUser: true,
  describe: ({ number, user, status, totalPrice, poNumber }) => ({
    ...{ title: number, about: poNumber ?? '', user, status, amount: totalPrice },
  }),
};

export const QUOTE_TOTALS: TotalsSpec<Quote> = { amount: 'totalPrice' };
