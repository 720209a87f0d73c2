import pg from 'pg';
import { clientOptions, type ServerAccess } from './access.js';
import { deserialize, type Document, serialize } from 'bson';
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
async function orderIndexes(client: pg.Client, report: (line: string) => void): Promise<void> {
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

/**
 * Brings the database of a running server to the state that the gateway needs: the engine's extension in the bundle's
 * version, and the gateway's own table. Safe to run at every start.
 */
export async function prepareDatabase(
  access: ServerAccess,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client(clientOptions(access));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS documentdb CASCADE');
    await client.query('CREATE EXTENSION IF NOT EXISTS documentdb_extended_rum');
    await updateExtensions(client);
    await client.query(GATEWAY_SCHEMA);
    await client.query(STOP_INDEX_JOBS);
    await orderIndexes(client, report);
  } finally {
    await client.end();
  }
}

/** A newer bundle may open the data of an older one. */
async function updateExtensions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_available_extensions
     WHERE installed_version IS NOT NULL AND installed_version <> default_version ORDER BY name`,
  );
  for (const { name } of rows) await client.query(`ALTER EXTENSION ${client.escapeIdentifier(name)} UPDATE`);
}

/**
 * The last write of each session, stored together with that write. A client that repeats a write or a commit because
 * its response was lost (the server was killed) gets the first outcome, and nothing is applied twice.
 */
const GATEWAY_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS gateway;
  CREATE TABLE IF NOT EXISTS gateway.session_outcome (
    session_id bytea PRIMARY KEY,
    txn_number bigint NOT NULL,
    reply bytea NOT NULL,
    written_at timestamptz NOT NULL DEFAULT now()
  ) WITH (fillfactor = 50);
`;

/**
 * The gateway builds indexes itself, so the engine's jobs that check for index builds every two seconds are not needed.
 */
const STOP_INDEX_JOBS = `SELECT cron.unschedule(jobid) FROM cron.job WHERE command LIKE '%build_index_concurrently%'`;
