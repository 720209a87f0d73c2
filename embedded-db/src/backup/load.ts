import { deserialize, type Document, serialize } from 'bson';
import type pg from 'pg';
import type { ArchiveReader } from '../archive/archive-reader.js';
import { bsonFromText, documentIn } from '../gateway/documents.js';
import { SQL, WRITES } from '../gateway/statements.js';
import type { SqlValue, Statement } from '../postgres/pools.js';
import { BackupFailure } from './backup-failure.js';
import { readDocuments, readMetadata } from './collection-files.js';
import type { BackedUpCollection } from './manifest.js';

/** Creates a collection of the archive in an empty database: documents first, then their indexes. */
export async function loadCollection(
  client: pg.Client,
  archive: ArchiveReader,
  collection: BackedUpCollection,
): Promise<void> {
  const { database, name, isView, path } = collection;
  const { options, indexes } = await readMetadata(archive, path);
  await command(client, SQL.create, [database, serialize({ create: name, ...options })]);
  if (isView) return;
  await loadDocuments(client, archive, collection);
  if (indexes.length === 0) return;
  const build = serialize({ createIndexes: name, indexes });
  const reply = await command(client, SQL.createIndexes, [database, build]);
  assertIndexesBuilt(reply, collection);
}

async function loadDocuments(
  client: pg.Client,
  archive: ArchiveReader,
  { database, name, path, documents }: BackedUpCollection,
): Promise<void> {
  // The collection validated the documents when they were first written.
  const insert = serialize({ insert: name, ordered: true, bypassDocumentValidation: true });
  let loaded = 0;
  await readDocuments(archive, path, async ({ bytes, count }) => {
    const reply = await command(client, WRITES.insert.plain, [database, insert, bytes]);
    const stored = Number(reply['n']);
    if (stored !== count)
      throw new BackupFailure(`${database}.${name}: ${count - stored} documents could not be stored`);
    loaded += count;
  });
  if (loaded !== documents) {
    throw new BackupFailure(`${database}.${name}: the backup contains ${loaded} documents but lists ${documents}`);
  }
}

/** The engine's reply has a result for each shard; there is only one shard. */
function assertIndexesBuilt(reply: Document, { database, name, indexes }: BackedUpCollection): void {
  const [shard = ''] = Object.keys(documentIn(reply, 'raw'));
  const { numIndexesAfter } = documentIn(documentIn(reply, 'raw'), shard);
  if (numIndexesAfter !== indexes + 1) throw new BackupFailure(`${database}.${name}: failed to build an index`);
}

async function command(client: pg.Client, statement: Statement, values: SqlValue[]): Promise<Document> {
  const { rows } = await client.query<(string | null)[]>({ ...statement, values, rowMode: 'array' });
  const reply = bsonFromText(rows[0]?.[0]);
  return reply ? deserialize(reply) : {};
}
