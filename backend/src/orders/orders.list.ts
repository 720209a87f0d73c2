import type { Types } from 'mongoose';
import { ORDER_STATUSES } from '@shop/contract/statuses';
import { amount, flag, ids, instant, oneOf } from '../platform/list-query/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../platform/list-query/list-spec.js';
import { wordsOrUsers } from '../platform/list-query/search-text.js';
import type { ListKind } from '../platform/live-lists/live-list.js';
import type { Order } from './order.schema.js';

const invoiced: FilterRule<Order> = filterRule({ type: 'boolean', example: true }, (value, field) => {
  const known = flag<Order>('invoiceGenerated')(value, field);
  return known['invoiceGenerated'] === true ? { invoice: { $ne: null } } : { invoice: null };
});

/** @param searched the users that the list's search text names */
export function orderList(searched: readonly Types.ObjectId[]): ListSpec<Order> {
  return {
    sortable: {
      createdAt: 'createdAt',
      orderNumber: 'orderNumber',
      status: 'status',
      totalPrice: 'totalPrice',
      deliveredAt: 'deliveredAt',
    },
    numbered: ['orderNumber'],
    grouped: ['status'],
    filters: {
      id: ids('_id'),
      q: wordsOrUsers(['orderNumber', 'quote.number', 'invoice.number'], searched),
      status: oneOf('status', ORDER_STATUSES),
      user: ids('user'),
      quote: ids('quote._id'),
      isDelivered: flag('isDelivered'),
      stockUpdated: flag('stockUpdated'),
      invoiceGenerated: invoiced,
      createdAt_gte: instant('createdAt', '$gte'),
      createdAt_lte: instant('createdAt', '$lte'),
      deliveredAt_gte: instant('deliveredAt', '$gte'),
      deliveredAt_lte: instant('deliveredAt', '$lte'),
      totalPrice_gte: amount('totalPrice', '$gte'),
      totalPrice_lte: amount('totalPrice', '$lte'),
    },
    defaultSort: { createdAt: -1 },
  };
}

export const LIVE_ORDERS: ListKind = {
  resource: 'orders',
  numbers: ['totalPrice'],
  dates: ['createdAt', 'deliveredAt'],
  codes: ['status', 'user', 'isDelivered', 'stockUpdated', 'invoice'],
  ids: ['quote._id'],
  texts: ['orderNumber', 'quote.number', 'invoice.number'],
};
