import { between, ids, instant, oneOf, oneOrMore } from '../lists/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../lists/list-spec.js';
import { HISTORY_ACTIONS, RECORD_RESOURCES } from '@shop/contract/records';
import { refuseField } from '../errors/refuse.js';
import type { HistoryEntry } from './history-entry.schema.js';

const FIELD = /^[A-Za-z][\w.]{0,59}$/;
const MAX_FIELDS = 20;

export const ACTIVITY_LIST: ListSpec<HistoryEntry> = {
  sortable: { at: 'at' },
  filters: {
    id: ids('_id'),
    actor: ids('actorId'),
    resource: oneOf('resource', RECORD_RESOURCES),
    record: ids('resourceId'),
    action: oneOf('action', HISTORY_ACTIONS),
    field: changedField(),
    ...between('at', instant),
  },
  defaultSort: { at: -1 },
};

/** Filters by a changed field, by its name in responses, or by any of a list of fields. */
function changedField(): FilterRule<HistoryEntry> {
  const one = { type: 'string', pattern: FIELD.source, maxLength: 60, example: 'price' };
  return filterRule(oneOrMore(one, MAX_FIELDS), (value, field) => {
    const wanted = Array.isArray(value) ? (value as unknown[]) : [value];
    const names = wanted.filter((name): name is string => typeof name === 'string' && FIELD.test(name));
    if (names.length !== wanted.length || wanted.length > MAX_FIELDS) {
      throw refuseField(`filter.${field}`, 'INVALID/field');
    }
    return { 'changes.field': { $in: names } };
  });
}
