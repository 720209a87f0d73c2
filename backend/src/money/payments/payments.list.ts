import { MONEY_STATES, type MoneyState } from '@shop/contract/statuses';
import { amount, between, ids, instant, oneOf, oneState, wordsOrUsers } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { CHEQUE_RETURNED, PAYMENT_METHODS } from '@shop/contract/payment';
import type { Payment } from './payment.schema.js';

/** The states as people read them. Reversed money has the stored status Refunded, too. */
const STATES: Readonly<Record<MoneyState, object>> = {
  Received: { status: 'Received' },
  Refunded: { status: 'Refunded', 'reversal.reason': null },
  Reversed: { status: 'Refunded', 'reversal.reason': { $nin: [null, CHEQUE_RETURNED] } },
  [CHEQUE_RETURNED]: { status: 'Refunded', 'reversal.reason': CHEQUE_RETURNED },
};

export const PAYMENT_LIST: ListSpec<Payment> = {
  sortable: { paymentDate: 'paymentDate', createdAt: 'createdAt', amount: 'amount', status: 'status' },
  grouped: ['status'],
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    status: oneState(MONEY_STATES, () => STATES),
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
