import { ids, instant, oneOf, words } from '../list-query/filter-rules.js';
import type { ListSpec } from '../list-query/list-spec.js';
import { LETTER_STATES } from './domain/delivery.rules.js';
import type { OutboxLetter } from './outbox-letter.schema.js';

export const LETTERS_LIST: ListSpec<OutboxLetter> = {
  sortable: { createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    q: words(['to', 'subject']),
    state: oneOf('state', LETTER_STATES),
    createdAt_gte: instant('createdAt', '$gte'),
    createdAt_lte: instant('createdAt', '$lte'),
  },
  defaultSort: { createdAt: -1 },
};
