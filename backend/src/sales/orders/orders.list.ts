import { BILLING_STATES } from '@shop/contract/billing';
import type { QueryFilter } from 'mongoose';
import { DELIVERY_STATES, type DeliveryState, ORDER_STATUSES } from '@shop/contract/statuses';
import {
  absent,
  amount,
  between,
  either,
  flag,
  ids,
  instant,
  oneOf,
  oneState,
  present,
  wordsOrUsers,
} from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Order } from './order.schema.js';

const BY_DELIVERY_STATE: Readonly<Record<DeliveryState, QueryFilter<Order>>> = {
  None: { 'orderItems.deliveredQty': { $not: { $gt: 0 } } },
  // Once nothing is open, the order is Delivered.
  Partly: { 'orderItems.deliveredQty': { $gt: 0 }, status: 'Processing' },
  All: { 'orderItems.deliveredQty': { $gt: 0 }, status: { $ne: 'Processing' } },
};

export const ORDER_LIST: ListSpec<Order> = {
  sortable: {
    createdAt: 'createdAt',
    orderNumber: NUMBER_KEY,
    status: 'status',
    totalPrice: 'totalPrice',
    deliveredAt: 'deliveredAt',
    paidAt: 'paidAt',
  },
  grouped: ['status'],
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    status: oneOf('status', ORDER_STATUSES),
    user: ids('user'),
    quote: ids('quote._id'),
    isDelivered: flag('isDelivered'),
    deliveryState: oneState(DELIVERY_STATES, () => BY_DELIVERY_STATE),
    owes: either((owes) => ({ status: owes ? 'Processing' : { $ne: 'Processing' } })),
    stockUpdated: flag('stockUpdated'),
    isHeld: present('hold'),
    invoiceGenerated: either((isInvoiced) => ({ billingState: isInvoiced ? 'All' : { $ne: 'All' } })),
    billingState: oneOf('billingState', BILLING_STATES),
    toBill: either((isToBill) =>
      isToBill ? { isToBill: true, hold: null } : { $or: [{ isToBill: false }, { hold: { $ne: null } }] },
    ),
    isPaidInAdvance: either((isPaid) => ({ paidAt: isPaid ? { $gt: new Date(0) } : null })),
    salesperson: ids('salesperson._id'),
    isUnassigned: absent('salesperson._id'),
    ...between('createdAt', instant),
    ...between('deliveredAt', instant),
    ...between('totalPrice', amount),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};

export const ORDER_SEARCH: RecordSearch<Order> = {
  resource: 'orders',
  select: 'orderNumber user status totalPrice poNumber',
  amount: 'totalPrice',
  byUser: true,
  describe: ({ orderNumber, user, status, totalPrice, poNumber }) => ({
    title: orderNumber,
    about: poNumber,
    user,
    status,
    amount: totalPrice,
  }),
};

export const ORDER_TOTALS: TotalsSpec<Order> = { amount: 'totalPrice' };
