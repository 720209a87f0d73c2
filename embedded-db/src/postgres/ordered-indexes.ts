import { deserialize, type Document, serialize } from 'bson';
import type pg from 'pg';
import { bsonFromText } from '../gateway/documents.js';
import { SQL } from '../gateway/statements.js';
import type { SqlValue, Statement } from './pools.js';

interface Unordered {
  readonly id: string;
  readonly database: string;
  readonly name: string;
}

/** Indexes of an access method without order: a sorted query reads all matches, and sorts them. */
const UNORDERED = `
  SELECT DISTINCT own.collection_id AS id, own.database_name AS database, own.collection_name AS name
  FROM documentdb_api_catalog.collections own
  JOIN pg_index index ON index.indrelid = to_regclass('documentdb_data.documents_' || own.collection_id)
  JOIN pg_opclass class ON class.oid = ANY (index.indclass)
  WHERE class.opcname = 'bson_rum_composite_path_ops'`;

const INDEXES = `
  SELECT documentdb_api_internal.index_spec_as_bson(index_spec)::text AS spec
  FROM documentdb_api_catalog.collection_indexes
  WHERE collection_id = $1 AND index_is_valid AND (index_spec).index_name <> '_id_' ORDER BY index_id`;

const EMPTY = Buffer.from([5, 0, 0, 0, 0]);

/**
 * Rebuilds the indexes of an earlier version, so that they can be read in order. Each collection is rebuilt completely:
 * an interrupted one is repeated at the next start.
 */
export async function orderIndexes(client: pg.Client, report: (line: string) => void): Promise<void> {
  const { rows } = await client.query<Unordered>(UNORDERED);
  if (rows.length === 0) return;
  report('Database: rebuilding the indexes of an earlier version (once)');
  for (const collection of rows) {
    await client.query('BEGIN');
    await rebuild(client, collection);
    await client.query('COMMIT');
  }
}

async function rebuild(client: pg.Client, { id, database, name }: Unordered): Promise<void> {
  const indexes = await indexesOf(client, id);
  const index = indexes.map((one): unknown => one['name']);
  await run(client, SQL.dropIndexes, [database, serialize({ dropIndexes: name, index })]);
  await run(client, SQL.createIndexes, [database, serialize({ createIndexes: name, indexes })]);
  const built = await indexesOf(client, id);
  if (built.length !== indexes.length) throw new Error(`${database}.${name}: failed to rebuild an index`);
}

/** In the format of `createIndexes`, without the index on `_id`. */
async function indexesOf(client: pg.Client, collection: string): Promise<Document[]> {
  const { rows } = await client.query<{ spec: string }>(INDEXES, [collection]);
  return rows.map(({ spec }) => {
    const index = Object.entries(deserialize(bsonFromText(spec) ?? EMPTY, { promoteValues: false }));
    // Removes the engine's own build option.
    return Object.fromEntries(index.filter(([field]) => field !== 'enableOrderedIndex'));
  });
}

async function run(client: pg.Client, { text }: Statement, values: SqlValue[]): Promise<void> {
  await client.query({ text, values });
}
