import { between, day, flag, ids, instant, positive } from '../../platform/lists/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../../platform/lists/list-spec.js';
import type { FollowUp } from './follow-up.schema.js';

const knownFlag = flag<FollowUp>('doneAt');

const isDone: FilterRule<FollowUp> = filterRule(knownFlag.schema, (value, field, context) => {
  knownFlag(value, field, context);
  return { doneAt: value === true ? { $ne: null } : null };
});

export const FOLLOW_UP_LIST: ListSpec<FollowUp> = {
  sortable: { day: 'day' },
  filters: {
    id: ids('_id'),
    record: ids('about.record'),
    isDone,
    isPromise: positive('promised'),
    ...between('day', day),
    ...between('updatedAt', instant),
  },
  defaultSort: { day: 1 },
};
