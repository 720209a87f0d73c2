import type { Document } from 'bson';

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null;
}

/** The document in a field; an empty one where the field holds anything else. */
export function documentIn(parent: Document, field: string): Document {
  const value: unknown = parent[field];
  return isDocument(value) ? value : {};
}

/** The documents in a field that holds a list; none where it does not. */
export function documentsIn(parent: Document, field: string): Document[] {
  const value: unknown = parent[field];
  return Array.isArray(value) ? value.filter(isDocument) : [];
}
