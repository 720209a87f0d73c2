import { ids, instant, oneOf, words } from '../lists/filter-rules.js';
import type { ListSpec } from '../lists/list-spec.js';
import { EMAIL_STATES } from './domain/delivery.rules.js';
import type { OutboxEmail } from './outbox.schema.js';

export const MAIL_LIST: ListSpec<OutboxEmail> = {
  sortable: { createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    q: words(),
    state: oneOf('state', EMAIL_STATES),
    createdAt_gte: instant('createdAt', '$gte'),
    createdAt_lte: instant('createdAt', '$lte'),
  },
  defaultSort: { createdAt: -1 },
};
