import type { Change } from './audit-entry.schema.js';

const SILENT = new Set(['_id', 'version', 'createdAt', 'updatedAt']);

/** The fields in which `after` differs from `before`, secrets and book-keeping left out. */
export function changesBetween(before: object, after: object, secret: readonly string[] = []): Change[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries<unknown>({ ...after })
    .filter(([field, value]) => !SILENT.has(field) && asText(old.get(field)) !== asText(value))
    .map(([field, value]) =>
      secret.includes(field)
        ? { field, from: '…', to: '…' }
        : { field, from: old.get(field) ?? null, to: value ?? null },
    );
}

function asText(value: unknown): string {
  return JSON.stringify(value ?? null);
}
