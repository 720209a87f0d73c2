import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { type Document, EJSON } from 'bson';
import type { ArchiveReader } from '../archive/archive-reader.js';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import { batchDocuments, type DocumentBatch } from './document-batches.js';
import { collectionPath, type BackedUpCollection } from './manifest.js';
import type { Snapshot, StoredCollection } from './snapshot.js';

const CHUNK_BYTES = 1024 * 1024;
/** A nightly backup should be small, but take no time: level 3 costs a third of the usual 6. */
const GZIP = { level: 3, chunkSize: CHUNK_BYTES };

/** A collection apart from its documents; as mongodump keeps it. */
export interface CollectionMetadata {
  options: Document;
  indexes: Document[];
}

export async function writeCollection(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  collection: StoredCollection,
): Promise<BackedUpCollection> {
  const { database, name, isView, options, indexes } = collection;
  const path = collectionPath(database, name);
  const metadata = EJSON.stringify({ options, indexes, collectionName: name }, { relaxed: false });
  await archive.add(`${path}.metadata.json.gz`, [gzipSync(metadata)]);
  let documents = 0;
  let bytes = 0;
  async function* counted() {
    for await (const batch of snapshot.documents(collection)) {
      const joined = Buffer.concat(batch);
      documents += batch.length;
      bytes += joined.length;
      yield joined;
    }
  }
  if (!isView) {
    await pipeline(Readable.from(counted()), createGzip(GZIP), (compressed: AsyncIterable<Buffer>) =>
      archive.add(`${path}.bson.gz`, compressed),
    );
  }
  return { database, name, isView, documents, bytes, indexes: indexes.length, path };
}

export async function readMetadata(archive: ArchiveReader, path: string): Promise<CollectionMetadata> {
  const text = gunzipSync(await archive.read(`${path}.metadata.json.gz`)).toString();
  const { options = {}, indexes = [] } = EJSON.parse(text, { relaxed: false }) as Partial<CollectionMetadata>;
  return { options, indexes };
}

/** Hands the documents of a collection to `load`, batch by batch. */
export async function readDocuments(
  archive: ArchiveReader,
  path: string,
  load: (batch: DocumentBatch) => Promise<void>,
): Promise<void> {
  await pipeline(
    Readable.from(archive.chunks(`${path}.bson.gz`)),
    createGunzip({ chunkSize: CHUNK_BYTES }),
    async (stream: AsyncIterable<Buffer>) => {
      for await (const batch of batchDocuments(stream)) await load(batch);
    },
  );
}
