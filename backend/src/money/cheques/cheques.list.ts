import { CHEQUE_KINDS, CHEQUE_STATUSES } from '@shop/contract/cheques';
import { dubaiDay } from '@shop/contract/dubai-day';
import { amount, between, day, either, ids, instant, oneOf, words } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Cheque } from './cheque.schema.js';

export const CHEQUE_LIST: ListSpec<Cheque> = {
  sortable: {
    number: NUMBER_KEY,
    chequeDate: 'chequeDate',
    receivedOn: 'receivedOn',
    depositedOn: 'depositedOn',
    amount: 'amount',
    createdAt: 'createdAt',
  },
  filters: {
    id: ids('_id'),
    q: words(),
    status: oneOf('status', CHEQUE_STATUSES),
    kind: oneOf('kind', CHEQUE_KINDS),
    // Cheques that may be taken to the bank; false for all others in hand.
    isDue: either((isDue, now) => {
      const today = dubaiDay(now);
      return { status: 'Held', kind: 'Payment', chequeDate: isDue ? { $lte: today } : { $gt: today } };
    }),
    company: ids('company'),
    user: ids('user'),
    invoice: ids('allocations.invoice'),
    deposit: ids('deposit._id'),
    ...between('chequeDate', day),
    depositedOn_lte: day('depositedOn', '$lte'),
    ...between('amount', amount),
    ...between('updatedAt', instant),
  },
  defaultSort: { chequeDate: 1 },
};

export const CHEQUE_SEARCH: RecordSearch<Cheque> = {
  resource: 'cheques',
  select: 'number payer chequeNumber amount',
  amount: 'amount',
  describe: ({ number, payer, chequeNumber, amount: value }) => ({
    title: `${number} (${chequeNumber})`,
    about: payer,
    user: null,
    amount: value,
  }),
};
