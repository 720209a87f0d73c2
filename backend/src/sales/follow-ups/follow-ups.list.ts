import { between, day, ids, instant, positive, present } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { FollowUp } from './follow-up.schema.js';

export const FOLLOW_UP_LIST: ListSpec<FollowUp> = {
  sortable: { day: 'day' },
  filters: {
    id: ids('_id'),
    record: ids('about.record'),
    isDone: present('doneAt'),
    isPromise: positive('promised'),
    ...between('day', day),
    ...between('updatedAt', instant),
  },
  defaultSort: { day: 1 },
};
