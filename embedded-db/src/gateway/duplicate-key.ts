import { deserialize, type Document, EJSON, serialize } from 'bson';
import type { ConnectionPools, Statement } from '../postgres/pools.js';
import { bsonFromText, documentIn, documentsIn } from './documents.js';
import { FIRST_PAGE, INDEX_NAME } from './statements.js';
import type { WriteAttempt } from './write-attempt.js';

interface DuplicateKeyTarget {
  pools: ConnectionPools;
  database: string;
  collection: string;
}

/**
 * Adds details that the engine omits from the error of a violated unique index: `keyPattern`, `keyValue` and MongoDB's
 * message. The value is read from the document of the write.
 * @param message of the engine, which names the index
 */
export async function describeDuplicateKey(
  target: DuplicateKeyTarget,
  attempt: WriteAttempt,
  message: string,
): Promise<Document> {
  const index = await findIndexName(target.pools, message);
  if (index === null) return {};
  const keyPattern = await findKeyPattern(target, index);
  if (!keyPattern) return {};
  const document = await intendedDocument(target, attempt);
  const keyValue = Object.fromEntries(Object.keys(keyPattern).map((path) => [path, valueAt(document, path) ?? null]));
  return { errmsg: duplicateKeyMessage(target, index, keyValue), keyPattern, keyValue };
}

export function duplicateKeyMessage(
  { database, collection }: Pick<DuplicateKeyTarget, 'database' | 'collection'>,
  index: string,
  keyValue: Document,
): string {
  const values = Object.entries(keyValue).map(([path, value]) => `${path}: ${EJSON.stringify(value)}`);
  return `E11000 duplicate key error collection: ${database}.${collection} index: ${index} dup key: { ${values.join(', ')} }`;
}

/** The engine's message contains `Index 'email_1'`, or PostgreSQL's own name of the index. */
async function findIndexName(pools: ConnectionPools, message: string): Promise<string | null> {
  const said = /Index '(?<name>[^']+)'/.exec(message)?.groups?.['name'];
  if (said !== undefined) return said;
  if (/"collection_pk_\d+"/.test(message)) return '_id_';
  const id = /"documents_rum_index_(?<id>\d+)"/.exec(message)?.groups?.['id'];
  if (id === undefined) return null;
  const rows = await pools.run(INDEX_NAME, [id]);
  return rows[0]?.[0] ?? null;
}

async function findKeyPattern(target: DuplicateKeyTarget, index: string): Promise<Document | null> {
  const indexes = await readPage(target, FIRST_PAGE.listIndexes, { listIndexes: target.collection, cursor: {} });
  const found = indexes.find((each) => each['name'] === index);
  return found ? documentIn(found, 'key') : null;
}

/** The document after the write, as far as its indexed fields are concerned. */
async function intendedDocument(target: DuplicateKeyTarget, attempt: WriteAttempt): Promise<Document> {
  if (attempt.kind === 'insert') return attempt.document;
  const { filter, change, isUpsert } = attempt;
  const match = [{ $match: filter }, { $limit: 1 }];
  const pipeline = Array.isArray(change) ? [...match, ...change] : match;
  const command = { aggregate: target.collection, pipeline, cursor: {} };
  const [existing] = await readPage(target, FIRST_PAGE.aggregate, command);
  if (Array.isArray(change)) return existing ?? filter;
  return applyChange(existing ?? filter, change, isUpsert && !existing);
}

function applyChange(base: Document, change: Document, isInsert: boolean): Document {
  const isReplacement = !Object.keys(change).some((name) => name.startsWith('$'));
  if (isReplacement) return { ...pick(base, '_id'), ...change };
  const inserted = isInsert ? documentIn(change, '$setOnInsert') : {};
  const result: Document = { ...base, ...inserted, ...documentIn(change, '$set') };
  for (const [path, step] of Object.entries<unknown>(documentIn(change, '$inc'))) {
    result[path] = Number(valueAt(base, path) ?? 0) + Number(step);
  }
  for (const path of Object.keys(documentIn(change, '$unset'))) result[path] = null;
  return result;
}

function pick(document: Document, field: string): Document {
  const value: unknown = document[field];
  return { [field]: value };
}

/** The value at a dotted path; the first one if arrays contain several. */
export function valueAt(document: Document, path: string): unknown {
  if (path in document) return document[path];
  const [head = '', ...rest] = path.split('.');
  const inner: unknown = document[head];
  const next: unknown = Array.isArray(inner) && !/^\d+$/.test(rest[0] ?? '') ? inner[0] : inner;
  if (rest.length === 0) return next;
  return typeof next === 'object' && next !== null ? valueAt(next, rest.join('.')) : undefined;
}

async function readPage(target: DuplicateKeyTarget, statement: Statement, command: Document): Promise<Document[]> {
  const rows = await target.pools.run(statement, [target.database, serialize(command)]);
  const page = bsonFromText(rows[0]?.[0]);
  const cursor = page ? documentIn(deserialize(page, { useBigInt64: true }), 'cursor') : {};
  return documentsIn(cursor, 'firstBatch');
}
