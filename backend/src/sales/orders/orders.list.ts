import { BILLING_STATES } from '@shop/contract/billing';
import type { QueryFilter } from 'mongoose';
import { DELIVERY_STATES, type DeliveryState, ORDER_STATUSES } from '@shop/contract/statuses';
import { absent, amount, between, flag, ids, instant, oneOf, wordsOrUsers } from '../../platform/lists/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Order } from './order.schema.js';

const invoiced: FilterRule<Order> = filterRule({ type: 'boolean', example: true }, (value, field, context) => {
  const known = flag<Order>('invoiceGenerated')(value, field, context);
  return { billingState: known['invoiceGenerated'] === true ? 'All' : { $ne: 'All' } };
});

const toBill: FilterRule<Order> = filterRule({ type: 'boolean', example: true }, (value, field, context) => {
  const known = flag<Order>('toBill')(value, field, context);
  return known['toBill'] === true
    ? { isToBill: true, hold: null }
    : { $or: [{ isToBill: false }, { hold: { $ne: null } }] };
});

const held: FilterRule<Order> = filterRule({ type: 'boolean', example: true }, (value, field, context) => {
  const known = flag<Order>('isHeld')(value, field, context);
  return known['isHeld'] === true ? { hold: { $ne: null } } : { hold: null };
});

const paidInAdvance: FilterRule<Order> = filterRule({ type: 'boolean', example: true }, (value, field, context) => {
  const known = flag<Order>('isPaidInAdvance')(value, field, context);
  return known['isPaidInAdvance'] === true ? { paidAt: { $gt: new Date(0) } } : { paidAt: null };
});

const BY_DELIVERY_STATE: Readonly<Record<DeliveryState, QueryFilter<Order>>> = {
  None: { 'orderItems.deliveredQty': { $not: { $gt: 0 } } },
  // Once nothing is open, the order is Delivered.
  Partly: { 'orderItems.deliveredQty': { $gt: 0 }, status: 'Processing' },
  All: { 'orderItems.deliveredQty': { $gt: 0 }, status: { $ne: 'Processing' } },
};

const knownState = oneOf<Order>('deliveryState', DELIVERY_STATES);
const deliveredHow: FilterRule<Order> = filterRule(knownState.schema, (value, field, context) => {
  knownState(value, field, context);
  const wanted = [value].flat() as DeliveryState[];
  const conditions = [...new Set(wanted)].map((state) => BY_DELIVERY_STATE[state]);
  return conditions.length === 0 ? { _id: { $in: [] } } : { $or: conditions };
});

const owing: FilterRule<Order> = filterRule({ type: 'boolean', example: true }, (value, field, context) => {
  const known = flag<Order>('owes')(value, field, context);
  return known['owes'] === true ? { status: 'Processing' } : { status: { $ne: 'Processing' } };
});

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
    deliveryState: deliveredHow,
    owes: owing,
    stockUpdated: flag('stockUpdated'),
    isHeld: held,
    invoiceGenerated: invoiced,
    billingState: oneOf('billingState', BILLING_STATES),
    toBill,
    isPaidInAdvance: paidInAdvance,
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
