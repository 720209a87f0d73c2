import type { Types } from 'mongoose';
import { isLongerThan } from '../http/validation/plain-text.js';
import { SEARCH_TEXT, searchPattern } from './filter-rules.js';
import type { ListQueryDto } from './list-query.dto.js';
import { type FilterRule, filterRule } from './list-spec.js';

/** The `q` of a list's filter, or null: for conditions that must ask another module first. Never throws. */
export function searchTextOf(query: ListQueryDto): string | null {
  try {
    const filter: unknown = JSON.parse(query.filter ?? '{}');
    const q = typeof filter === 'object' && filter !== null && 'q' in filter ? filter.q : null;
    return typeof q === 'string' && q.trim() !== '' && !isLongerThan(100, q) ? q : null;
  } catch {
    return null;
  }
}

/** The text in one of the paths, or a document of one of the users that have it in their name. */
export function wordsOrUsers<T>(paths: readonly string[], users: readonly Types.ObjectId[]): FilterRule<T> {
  return filterRule(SEARCH_TEXT, (value, field) => {
    const pattern = searchPattern(value, field);
    const inPaths = paths.map((path) => ({ [path]: pattern }));
    return { $or: [...inPaths, { user: { $in: [...users] } }] };
  });
}
