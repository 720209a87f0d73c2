import type { QueryFilter, Types } from 'mongoose';
import { INVOICE_STATUSES, type InvoiceStatus } from '@shop/contract/statuses';
import { amount, flag, ids, instant, oneOf } from '../platform/list-query/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../platform/list-query/list-spec.js';
import { wordsOrUsers } from '../platform/list-query/search-text.js';
import type { ListKind } from '../platform/live-lists/live-list.js';
import type { Invoice } from './invoice.schema.js';

/** The conditions that say in the database what `invoiceStatus` says of one invoice. */
function statusConditions(now: Date): Record<InvoiceStatus, QueryFilter<Invoice>> {
  return {
    Paid: { remainingDue: 0 },
    Overdue: { remainingDue: { $gt: 0 }, dueDate: { $lt: now } },
    'Partially Paid': { remainingDue: { $gt: 0 }, dueDate: { $gte: now }, amountPaid: { $gt: 0 } },
    Unpaid: { remainingDue: { $gt: 0 }, dueDate: { $gte: now }, amountPaid: 0 },
  };
}

function status(now: Date): FilterRule<Invoice> {
  const conditions = statusConditions(now);
  const known = oneOf<Invoice>('status', INVOICE_STATUSES);
  return filterRule(known.schema, (value, field) => {
    known(value, field);
    const wanted = INVOICE_STATUSES.filter((name) => (Array.isArray(value) ? value.includes(name) : value === name));
    // An empty $or would be no condition at all.
    return wanted.length === 0 ? { _id: { $in: [] } } : { $or: wanted.map((name) => conditions[name]) };
  });
}

function overdue(now: Date): FilterRule<Invoice> {
  const conditions = statusConditions(now);
  const { Overdue, ...inTime } = conditions;
  const known = flag<Invoice>('overdue');
  return filterRule(known.schema, (value, field) => {
    return known(value, field)['overdue'] === true ? Overdue : { $or: Object.values(inTime) };
  });
}

/** @param searched the users that the list's search text names */
export function invoiceList(searched: readonly Types.ObjectId[], now: Date): ListSpec<Invoice> {
  return {
    sortable: {
      createdAt: 'createdAt',
      invoiceNumber: 'invoiceNumber',
      dueDate: 'dueDate',
      amountDue: 'amountDue',
      remainingDue: 'remainingDue',
    },
    numbered: ['invoiceNumber'],
    filters: {
      id: ids('_id'),
      q: wordsOrUsers(['invoiceNumber', 'order.orderNumber'], searched),
      status: status(now),
      overdue: overdue(now),
      user: ids('user'),
      order: ids('order._id'),
      product: ids('lines.product'),
      createdAt_gte: instant('createdAt', '$gte'),
      createdAt_lte: instant('createdAt', '$lte'),
      dueDate_gte: instant('dueDate', '$gte'),
      dueDate_lte: instant('dueDate', '$lte'),
      amountDue_gte: amount('amountDue', '$gte'),
      amountDue_lte: amount('amountDue', '$lte'),
      remainingDue_gte: amount('remainingDue', '$gte'),
      remainingDue_lte: amount('remainingDue', '$lte'),
    },
    defaultSort: { createdAt: -1 },
  };
}

export const LIVE_INVOICES: ListKind = {
  resource: 'invoices',
  numbers: ['amountDue', 'amountPaid', 'remainingDue'],
  dates: ['createdAt', 'dueDate'],
  codes: ['user'],
  ids: ['order._id'],
  texts: ['invoiceNumber', 'order.orderNumber'],
};
