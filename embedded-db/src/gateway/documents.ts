import type { Document } from 'bson';

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null;
}

/** The document in a field; an empty one if the field contains something else. */
export function documentIn(parent: Document, field: string): Document {
  const value: unknown = parent[field];
  return isDocument(value) ? value : {};
}

/** The documents in a field with a list; empty if it is not a list. */
export function documentsIn(parent: Document, field: string): Document[] {
  const value: unknown = parent[field];
  return Array.isArray(value) ? value.filter(isDocument) : [];
}

const PREFIX = 'BSONHEX';

/** The bytes of a `bson` value in PostgreSQL's text form. */
export function bsonFromText(text: string | null | undefined): Buffer | null {
  if (!text?.startsWith(PREFIX)) return null;
  return Buffer.from(text.slice(PREFIX.length), 'hex');
}

/** The bytes of a `bytea` value in PostgreSQL's text form. */
export function bytesFromText(text: string | null | undefined): Buffer {
  return Buffer.from((text ?? '\\x').slice(2), 'hex');
}
