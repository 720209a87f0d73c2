import { PAYMENT_METHODS } from '@shop/contract/payment';
import { amount, between, either, ids, instant, oneOf, words } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Receipt } from './receipt.schema.js';

/** Money for an order that waits for its invoice. Amounts recorded on account don't wait. */
const WAITING = {
  'order._id': { $exists: true },
  unallocated: { $gt: 0 },
  $expr: { $gt: ['$unallocated', '$onAccount'] },
};

export const RECEIPT_LIST: ListSpec<Receipt> = {
  sortable: {
    paymentDate: 'paymentDate',
    createdAt: 'createdAt',
    receiptNumber: NUMBER_KEY,
    amount: 'amount',
    unallocated: 'unallocated',
  },
  filters: {
    id: ids('_id'),
    q: words(),
    company: ids('company'),
    user: ids('user'),
    invoice: ids('allocations.invoice'),
    order: ids('order._id'),
    waits: either((waits) => (waits ? WAITING : { $nor: [WAITING] })),
    paymentMethod: oneOf('paymentMethod', PAYMENT_METHODS),
    ...between('paymentDate', instant),
    ...between('amount', amount),
    ...between('unallocated', amount),
    ...between('updatedAt', instant),
  },
  defaultSort: { paymentDate: -1 },
};

export const RECEIPT_SEARCH: RecordSearch<Receipt> = {
  resource: 'receipts',
  select: 'receiptNumber payer user amount',
  amount: 'amount',
  byUser: true,
  describe: ({ receiptNumber, payer, user, amount: received }) => ({
    title: receiptNumber,
    about: payer,
    user,
    amount: received,
  }),
};

/** The number of receipts and their remaining amounts; their movements are totalled by their own days. */
export const RECEIPT_TOTALS: TotalsSpec<Receipt> = { amount: 'amount', open: 'unallocated' };
