import { between, ids, instant, words } from '../../platform/lists/filter-rules.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { ContactMessage } from './contact-message.schema.js';
import type { RecordList } from '../../platform/lists/staff-lists.service.js';
import { ContactMessageResponse } from './dto/contact.response.js';

export const CONTACT_LIST: RecordList<ContactMessage, ContactMessageResponse> = {
  record: ContactMessage,
  toRow: ContactMessageResponse.stored,
  sortable: { createdAt: 'createdAt', name: 'name' },
  filters: {
    id: ids('_id'),
    q: words(),
    ...between('createdAt', instant),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};

export const CONTACT_SEARCH: RecordSearch<ContactMessage> = {
  resource: 'contact',
  select: 'name phone',
  describe: ({ name, phone }) => ({ title: name, about: phone }),
};
