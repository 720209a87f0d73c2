import { flag, ids, instant, words } from '../platform/list-query/filter-rules.js';
import type { ListSpec } from '../platform/list-query/list-spec.js';
import type { User } from './user.schema.js';

export const USER_LIST: ListSpec<User> = {
  sortable: { name: 'name', email: 'email', createdAt: 'createdAt', isAdmin: 'isAdmin' },
  filters: {
    id: ids('_id'),
    q: words(),
    isAdmin: flag('isAdmin'),
    createdAt_gte: instant('createdAt', '$gte'),
    createdAt_lte: instant('createdAt', '$lte'),
  },
  defaultSort: { createdAt: -1 },
};
