import { CREDIT_REASONS } from '@shop/contract/credit';
import { amount, ids, instant, oneOf, wordsOrUsers } from '../platform/list-query/filter-rules.js';
import type { ListSpec } from '../platform/list-query/list-spec.js';
import type { TotalsSpec } from '../platform/list-query/list-totals.js';
import type { RecordSearch } from '../platform/list-query/record-searches.service.js';
import { NUMBER_KEY } from '../platform/list-query/search-fields.js';
import type { CreditNote } from './credit-note.schema.js';

export const CREDIT_NOTE_LIST: ListSpec<CreditNote> = {
  sortable: { createdAt: 'createdAt', creditNoteNumber: NUMBER_KEY, total: 'total' },
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    user: ids('user'),
    invoice: ids('invoice._id'),
    reason: oneOf('reason', CREDIT_REASONS),
    createdAt_gte: instant('createdAt', '$gte'),
    createdAt_lte: instant('createdAt', '$lte'),
    total_gte: amount('total', '$gte'),
    total_lte: amount('total', '$lte'),
  },
  defaultSort: { createdAt: -1 },
};

export const CREDIT_NOTE_SEARCH: RecordSearch<CreditNote> = {
  resource: 'credit-notes',
  select: 'creditNoteNumber invoice user total',
  amount: 'total',
  byUser: true,
  describe: ({ creditNoteNumber, invoice, user, total }) => ({
    ...{ title: creditNoteNumber, about: invoice.invoiceNumber, user, amount: total },
  }),
};

export const CREDIT_NOTE_TOTALS: TotalsSpec<CreditNote> = { amount: 'total' };
