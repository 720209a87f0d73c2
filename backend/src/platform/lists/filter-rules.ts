import type { QueryFilter } from 'mongoose';
import { toObjectId } from '../database/record.js';
import { isAmount, MAX_AED, toFils } from '@shop/contract/money';
import { isDayOrInstant } from '../http/validation/dates.js';
import { endOfDubaiDay, isDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { isLongerThan } from '../http/validation/plain-text.js';
import { ID_PATTERN } from '../http/validation/fields.js';
import { type FilterContext, type FilterRule, filterRule, type ValueSchema } from './list-spec.js';
import { SEARCH_TOKENS } from './search-fields.js';
import { searchWords, shortNumberPattern } from './search-tokens.js';
import { refuseField } from '../errors/refuse.js';

const MAX_VALUES = 500;
const MAX_TEXT = 100;
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/;

const SEARCH_TEXT: ValueSchema = { type: 'string', maxLength: MAX_TEXT, example: 'press' };
const DAY_OR_INSTANT: ValueSchema = {
  type: 'string',
  anyOf: [{ format: 'date' }, { format: 'date-time' }],
  maxLength: 35,
  example: '2026-11-21',
};

const AMOUNT: ValueSchema = { type: 'number', minimum: 0, maximum: MAX_AED, multipleOf: 0.01, example: 100 };

/** One of the known values, or any of a list of them. */
export const oneOf = <T>(path: string, allowed: readonly string[]): FilterRule<T> =>
  chosen(allowed, (known) => condition(path, { $in: known }));

/** The same for values that are not stored, each with its condition. */
export const oneState = <T, State extends string>(
  states: readonly State[],
  conditionsAt: (now: Date) => Readonly<Record<State, object>>,
): FilterRule<T> =>
  chosen(states, (wanted, { now }) => {
    const conditions = conditionsAt(now);
    // MongoDB does not accept an empty $or.
    if (wanted.length === 0) return condition('_id', { $in: [] });
    return condition(
      '$or',
      wanted.map((state) => conditions[state]),
    );
  });

function chosen<T, Value extends string>(
  allowed: readonly Value[],
  conditionOf: (known: readonly Value[], context: FilterContext) => QueryFilter<T>,
): FilterRule<T> {
  return filterRule(oneOrMore({ type: 'string', enum: allowed }, MAX_VALUES), (value, field, context) => {
    const wanted = Array.isArray(value) ? (value as unknown[]) : [value];
    const known = allowed.filter((candidate) => wanted.includes(candidate));
    const isKnown = wanted.every((candidate) => known.some((one) => one === candidate));
    if (!isKnown || wanted.length > MAX_VALUES) {
      throw refuseField(`filter.${field}`, 'INVALID/of', { values: allowed.join(', ') });
    }
    return conditionOf(known, context);
  });
}

/** An id, or any of a list of ids. */
export function ids<T>(path: string): FilterRule<T> {
  return filterRule(oneOrMore({ type: 'string', pattern: ID_PATTERN }, MAX_VALUES), (value, field) => {
    const wanted = Array.isArray(value) ? (value as unknown[]) : [value];
    const found = wanted.map((id) => (typeof id === 'string' ? toObjectId(id) : null));
    if (wanted.length > MAX_VALUES || found.includes(null)) throw refuseField(`filter.${field}`, 'INVALID/ids');
    return condition(path, { $in: found });
  });
}

/** Yes or no, each with its condition. */
export const either = <T>(conditionOf: (isWanted: boolean, now: Date) => QueryFilter<T>): FilterRule<T> =>
  filterRule({ type: 'boolean', example: true }, (value, field, { now }) => {
    if (typeof value !== 'boolean') throw refuseField(`filter.${field}`, 'INVALID/flag');
    return conditionOf(value, now);
  });

export const flag = <T>(path: string): FilterRule<T> => either((isWanted) => condition(path, isWanted));

/** Filters for a count above 0. A missing count counts as 0. */
export const positive = <T>(path: string): FilterRule<T> =>
  either((isWanted) => condition(path, isWanted ? { $gt: 0 } : { $in: [0, null] }));

/** Matches if the path has no value, such as records without a salesperson. */
export const absent = <T>(path: string): FilterRule<T> =>
  either((isWanted) => condition(path, isWanted ? null : { $ne: null }));

export const present = <T>(path: string): FilterRule<T> =>
  either((isWanted) => condition(path, isWanted ? { $ne: null } : null));

/** From (`$gte`) or up to (`$lte`) an instant; a bare day is that whole day in Dubai. */
export function instant<T>(path: string, operator: '$gte' | '$lte'): FilterRule<T> {
  return filterRule(DAY_OR_INSTANT, (value, field) => {
    const at = new Date(isDayOrInstant(value) ? value : Number.NaN);
    if (Number.isNaN(at.getTime())) throw refuseField(`filter.${field}`, 'INVALID/date');
    if (!BARE_DAY.test(String(value))) return condition(path, { [operator]: at });
    return condition(path, { [operator]: operator === '$gte' ? startOfDubaiDay(String(value)) : endOfDubaiDay(at) });
  });
}

/** From (`$gte`) or up to (`$lte`) a day in Dubai; the path holds days such as `2026-11-21`. */
export function day<T>(path: string, operator: '$gte' | '$lte'): FilterRule<T> {
  const schema = { type: 'string', format: 'date', pattern: BARE_DAY.source, example: '2026-11-21' };
  return filterRule(schema, (value, field) => {
    if (typeof value !== 'string' || !isDay(value)) throw refuseField(`filter.${field}`, 'INVALID/day');
    return condition(path, { [operator]: value });
  });
}

/** From (`$gte`) or up to (`$lte`) an amount in AED; the path holds fils. */
export function amount<T>(path: string, operator: '$gte' | '$lte'): FilterRule<T> {
  return filterRule(AMOUNT, (value, field) => {
    if (!isAmount(value) || value < 0 || value > MAX_AED) throw refuseField(`filter.${field}`, 'INVALID/amount');
    return condition(path, { [operator]: toFils(value) });
  });
}

/** The filters `…_gte` and `…_lte` of a field, each by this rule. */
export function between<T>(
  field: string,
  rule: (path: string, operator: '$gte' | '$lte') => FilterRule<T>,
): Record<string, FilterRule<T>> {
  return { [`${field}_gte`]: rule(field, '$gte'), [`${field}_lte`]: rule(field, '$lte') };
}

/** A search text whose words each begin one of the record's tokens; a text without words matches every record. */
export function words<T>(): FilterRule<T> {
  return filterRule(SEARCH_TEXT, (value, field) => {
    requireSearchText(value, field);
    if (value.trim() === '') return {};
    const conditions = beginningWith<T>(searchWords(value));
    // A text that consists of punctuation, such as `.*`, matches no record.
    return conditions.length === 0 ? condition('_id', { $in: [] }) : { $and: conditions };
  });
}

/** Does the same as `words`, and also matches documents of users whose names match the text. */
export function wordsOrUsers<T>(): FilterRule<T> {
  const inTokens = words<T>();
  return filterRule(SEARCH_TEXT, (value, field, context) => {
    const found = inTokens(value, field, context);
    return context.users.length === 0 ? found : { $or: [found, { user: { $in: [...context.users] } }] };
  });
}

/** A record with a token that each text begins, or whose number it is short for. A pattern that begins with `^` uses the index. */
export function beginningWith<T>(texts: readonly string[]): QueryFilter<T>[] {
  return texts.map((text) => {
    const begun = condition<T>(SEARCH_TOKENS, { $regex: `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}` });
    const number = shortNumberPattern(text);
    return number === null ? begun : { $or: [begun, condition<T>(SEARCH_TOKENS, { $regex: number })] };
  });
}

/** @throws DomainError `invalid` naming the filter's field */
function requireSearchText(value: unknown, field: string): asserts value is string {
  if (typeof value !== 'string' || isLongerThan(MAX_TEXT, value))
    throw refuseField(`filter.${field}`, 'INVALID/text', { max: MAX_TEXT });
}

/** One value, or a list of alternatives. */
export function oneOrMore(one: ValueSchema, max: number): ValueSchema {
  return { anyOf: [one, { type: 'array', items: one, maxItems: max }] };
}

function condition<T>(path: string, value: unknown): QueryFilter<T> {
  return { [path]: value };
}
