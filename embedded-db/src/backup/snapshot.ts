import { deserialize, type Document } from 'bson';
import type pg from 'pg';
import { bsonFromText } from '../gateway/documents.js';

const BATCH_BYTES = 4 * 1024 * 1024;
const FIRST_BATCH = 10;
const LARGEST_BATCH = 1_000;
/** The engine creates this collection with each database. */
const ENGINE_OWN = 'system.dbSentinel';

/** A collection at the moment of the snapshot. */
export interface StoredCollection {
  id: string;
  database: string;
  name: string;
  isView: boolean;
  /** Options of the `create` command, without the name. */
  options: Document;
  /** In the format of `createIndexes`, without the index on `_id`. */
  indexes: Document[];
}

const COLLECTIONS = `
  SELECT collection_id AS id, database_name AS database, collection_name AS name,
    view_definition IS NOT NULL AS is_view, view_definition::text AS view, validator::text AS validator,
    validation_level AS level, validation_action AS action
  FROM documentdb_api_catalog.collections WHERE collection_name <> '${ENGINE_OWN}' ORDER BY database_name, collection_name`;

const INDEXES = `
  SELECT collection_id AS id, documentdb_api_internal.index_spec_as_bson(index_spec)::text AS spec
  FROM documentdb_api_catalog.collection_indexes WHERE index_is_valid ORDER BY index_id`;

interface CollectionRow {
  id: string;
  database: string;
  name: string;
  is_view: boolean;
  view: string | null;
  validator: string | null;
  level: string | null;
  action: string | null;
}

/** A snapshot of a running server: a read-only transaction that does not see concurrent changes. */
export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    readonly takenAt: Date,
    readonly collections: StoredCollection[],
  ) {}

  static async take(client: pg.Client): Promise<Snapshot> {
    await client.query(`SET lock_timeout = '60s'; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    const takenAt = new Date();
    const collections = await readCollections(client);
    const tables = collections.filter((each) => !each.isView).map(tableOf);
    // Until the end, the locks prevent that unread tables are dropped.
    if (tables.length > 0) await client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS SHARE MODE`);
    return new Snapshot(client, takenAt, collections);
  }

  /** The documents of a collection in batches, as BSON. */
  async *documents(collection: StoredCollection): AsyncGenerator<Buffer[], void, undefined> {
    if (collection.isView) return;
    const text = `DECLARE documents NO SCROLL CURSOR FOR SELECT document::bytea AS document FROM ${tableOf(collection)}`;
    await this.client.query(text);
    for (let wanted = FIRST_BATCH; ;) {
      const { rows } = await this.client.query<{ document: Buffer }>(`FETCH ${wanted} FROM documents`);
      if (rows.length === 0) break;
      const batch = rows.map((row) => row.document);
      yield batch;
      wanted = nextBatch(batch);
    }
    await this.client.query('CLOSE documents');
  }

  async versions(): Promise<{ postgres: string; documentdb: string }> {
    const { rows } = await this.client.query<{ postgres: string; documentdb: string }>(
      `SELECT current_setting('server_version') AS postgres, extversion AS documentdb
       FROM pg_extension WHERE extname = 'documentdb'`,
    );
    return rows[0] ?? { postgres: '', documentdb: '' };
  }
}

/**
 * Documents may have 16 MB each: computes the number for a batch of a few megabytes from the sizes of the last ones.
 */
function nextBatch(batch: Buffer[]): number {
  const bytes = batch.reduce((sum, document) => sum + document.length, 0);
  const fitting = Math.floor((BATCH_BYTES * batch.length) / bytes);
  return Math.min(Math.max(fitting, 1), LARGEST_BATCH);
}

function tableOf(collection: StoredCollection): string {
  return `documentdb_data.documents_${collection.id}`;
}

async function readCollections(client: pg.Client): Promise<StoredCollection[]> {
  const { rows } = await client.query<CollectionRow>(COLLECTIONS);
  const { rows: indexes } = await client.query<{ id: string; spec: string }>(INDEXES);
  return rows.map((row) => ({
    id: row.id,
    database: row.database,
    name: row.name,
    isView: row.is_view,
    options: row.is_view ? decode(row.view) : validationOf(row),
    indexes: indexes
      .filter((index) => index.id === row.id)
      .map((index) => portableIndex(decode(index.spec)))
      .filter((index) => index['name'] !== '_id_'),
  }));
}

function validationOf({ validator, level, action }: CollectionRow): Document {
  if (validator === null) return {};
  return { validator: decode(validator), validationLevel: level, validationAction: action };
}

/** Removes the engine's own build option, which the restoring engine sets again. */
function portableIndex({ enableOrderedIndex: _own, ...index }: Document): Document {
  return index;
}

function decode(text: string | null): Document {
  return deserialize(bsonFromText(text) ?? Buffer.from([5, 0, 0, 0, 0]), { promoteValues: false });
}
