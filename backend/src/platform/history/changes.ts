import type { Change } from './history-entry.schema.js';

const BOOK_KEEPING = new Set(['_id', 'version', 'createdAt', 'updatedAt']);
const SECRET = /password|hash|token|secret|sessions/i;

/** The fields in which `after` differs from `before`, without version and timestamps. */
export function changesBetween(before: object, after: object): Change[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries<unknown>({ ...after })
    .filter(([field, value]) => !BOOK_KEEPING.has(field) && asText(old.get(field)) !== asText(value))
    .map(([field, value]) => ({ field, from: old.get(field) ?? null, to: value ?? null }));
}

export function changesOfCreation(record: object): Change[] {
  return reported(record).map(([field, to]) => ({ field, from: null, to }));
}

/** The reason of a void or a reversal; null if none was given. */
export const changeOfReason = (reason: string): Change => ({ field: 'reason', from: null, to: reason || null });

export function changesOfRemoval(record: object): Change[] {
  return reported(record).map(([field, from]) => ({ field, from, to: null }));
}

/**
 * Removes the values of secret fields, so that the history stores only that a secret changed, regardless of the caller.
 */
export function withoutSecrets(changes: readonly Change[]): Change[] {
  return changes.map((change) => (SECRET.test(change.field) ? { field: change.field, from: '…', to: '…' } : change));
}

function reported(record: object): [string, unknown][] {
  return Object.entries<unknown>({ ...record }).filter(([field, value]) => !BOOK_KEEPING.has(field) && !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function asText(value: unknown): string {
  return JSON.stringify(value ?? null);
}
