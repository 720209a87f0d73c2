import type { Types } from 'mongoose';
import { PAYMENT_STATUSES } from '@shop/contract/statuses';
import { amount, ids, instant, oneOf } from '../platform/list-query/filter-rules.js';
import type { ListSpec } from '../platform/list-query/list-spec.js';
import { wordsOrUsers } from '../platform/list-query/search-text.js';
import type { ListKind } from '../platform/live-lists/live-list.js';
import { PAYMENT_METHODS } from '@shop/contract/payment';
import type { Payment } from './payment.schema.js';

/** @param searched the users that the list's search text names */
export function paymentList(searched: readonly Types.ObjectId[]): ListSpec<Payment> {
  return {
    sortable: { paymentDate: 'paymentDate', createdAt: 'createdAt', amount: 'amount', status: 'status' },
    grouped: ['status'],
    filters: {
      id: ids('_id'),
      q: wordsOrUsers(['invoice.invoiceNumber', 'paidTo', 'note'], searched),
      status: oneOf('status', PAYMENT_STATUSES),
      paymentMethod: oneOf('paymentMethod', PAYMENT_METHODS),
      user: ids('user'),
      invoice: ids('invoice._id'),
      paymentDate_gte: instant('paymentDate', '$gte'),
      paymentDate_lte: instant('paymentDate', '$lte'),
      createdAt_gte: instant('createdAt', '$gte'),
      createdAt_lte: instant('createdAt', '$lte'),
      amount_gte: amount('amount', '$gte'),
      amount_lte: amount('amount', '$lte'),
    },
    defaultSort: { paymentDate: -1 },
  };
}

export const LIVE_PAYMENTS: ListKind = {
  resource: 'payments',
  numbers: ['amount'],
  dates: ['paymentDate', 'createdAt'],
  codes: ['status', 'paymentMethod', 'user', 'paidTo', 'note'],
  ids: ['invoice._id'],
  texts: ['invoice.invoiceNumber'],
};
