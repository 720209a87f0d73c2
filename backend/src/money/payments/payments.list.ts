import { MONEY_STATES, type MoneyState } from '@shop/contract/statuses';
import { amount, between, ids, instant, oneOf, wordsOrUsers } from '../../platform/lists/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { CHEQUE_RETURNED, PAYMENT_METHODS } from '@shop/contract/payment';
import type { Payment } from './payment.schema.js';

/** Reversed money has the stored status Refunded, too. */
const STATES: Readonly<Record<MoneyState, object>> = {
  Received: { status: 'Received' },
  Refunded: { status: 'Refunded', 'reversal.reason': null },
  Reversed: { status: 'Refunded', 'reversal.reason': { $nin: [null, CHEQUE_RETURNED] } },
  [CHEQUE_RETURNED]: { status: 'Refunded', 'reversal.reason': CHEQUE_RETURNED },
};

/** The state as people read it. */
const knownState = oneOf<Payment>('status', MONEY_STATES);
const state: FilterRule<Payment> = filterRule(knownState.schema, (value, field, context) => {
  knownState(value, field, context);
  const wanted = MONEY_STATES.filter((one) => [value].flat().includes(one));
  // MongoDB does not accept an empty $or.
  return wanted.length === 0 ? { _id: { $in: [] } } : { $or: wanted.map((one) => STATES[one]) };
});

export const PAYMENT_LIST: ListSpec<Payment> = {
  sortable: { paymentDate: 'paymentDate', createdAt: 'createdAt', amount: 'amount', status: 'status' },
  grouped: ['status'],
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    status: state,
    paymentMethod: oneOf('paymentMethod', PAYMENT_METHODS),
    user: ids('user'),
    invoice: ids('invoice._id'),
    ...between('paymentDate', instant),
    ...between('createdAt', instant),
    ...between('amount', amount),
    ...between('updatedAt', instant),
  },
  defaultSort: { paymentDate: -1 },
};

export const PAYMENT_SEARCH: RecordSearch<Payment> = {
  resource: 'payments',
  select: 'invoice user amount status chequeNumber',
  amount: 'amount',
  byUser: true,
  describe: ({ invoice, user, amount: paid, status, chequeNumber }) => ({
    title: invoice.invoiceNumber,
    about: chequeNumber,
    user,
    status,
    amount: paid,
  }),
};

/** How many there are; their movements are summed by their own days. */
export const PAYMENT_TOTALS: TotalsSpec<Payment> = { amount: 'amount' };
