import { ids, instant, words } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import type { ContactMessage } from './contact-message.schema.js';

export const CONTACT_LIST: ListSpec<ContactMessage> = {
  sortable: { createdAt: 'createdAt', name: 'name' },
  filters: {
    id: ids('_id'),
    q: words(),
    createdAt_gte: instant('createdAt', '$gte'),
    createdAt_lte: instant('createdAt', '$lte'),
  },
  defaultSort: { createdAt: -1 },
};

export const CONTACT_SEARCH: RecordSearch<ContactMessage> = {
  resource: 'contact',
  select: 'name phone',
  describe: ({ name, phone }) => ({ title: name, about: phone }),
};
