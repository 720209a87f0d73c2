import { CREDIT_REASONS } from '@shop/contract/credit';
import { amount, between, ids, instant, oneOf, wordsOrUsers } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { TotalsSpec } from '../../platform/lists/list-totals.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { CreditNote } from './credit-note.schema.js';

export const CREDIT_NOTE_LIST: ListSpec<CreditNote> = {
  sortable: { createdAt: 'createdAt', creditNoteNumber: NUMBER_KEY, total: 'total' },
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    user: ids('user'),
    invoice: ids('invoice._id'),
    reason: oneOf('reason', CREDIT_REASONS),
    ...between('createdAt', instant),
    ...between('total', amount),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};

export const CREDIT_NOTE_SEARCH: RecordSearch<CreditNote> = {
  resource: 'credit-notes',
  select: 'creditNoteNumber invoice user total',
  amount: 'total',
  byUser: true,
  describe: ({ creditNoteNumber, invoice, user, total }) => ({
    title: creditNoteNumber,
    about: invoice.invoiceNumber,
    user,
    amount: total,
  }),
};

export const CREDIT_NOTE_TOTALS: TotalsSpec<CreditNote> = { amount: 'total' };
