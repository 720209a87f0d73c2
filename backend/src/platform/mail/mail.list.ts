import { between, ids, instant, oneOf, words } from '../lists/filter-rules.js';
import { EMAIL_STATES } from './domain/delivery.rules.js';
import { OutboxEmail } from './outbox.schema.js';
import type { RecordList } from '../lists/staff-lists.service.js';
import { type EmailResponse, toEmail } from './email.response.js';

export const MAIL_LIST: RecordList<OutboxEmail, EmailResponse> = {
  record: OutboxEmail,
  toRow: toEmail,
  sortable: { createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    q: words(),
    state: oneOf('state', EMAIL_STATES),
    ...between('createdAt', instant),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};
