import { type Document, EJSON } from 'bson';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib';
import type { ArchiveReader } from '../archive/archive-reader.js';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import { type BackedUpCollection, collectionPath } from './manifest.js';
import type { Snapshot, StoredCollection } from './snapshot.js';

const SHORTEST_DOCUMENT = 5;

/** Whole documents, one after the other. */
export interface DocumentBatch {
  bytes: Buffer;
  count: number;
}

/** Splits a stream of concatenated BSON documents at their boundaries. Throws if it ends inside a document. */
export async function* batchDocuments(stream: AsyncIterable<Buffer>): AsyncGenerator<DocumentBatch, void, undefined> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const { end, count } = findBorder(pending);
    if (count > 0) yield { bytes: pending.subarray(0, end), count };
    pending = pending.subarray(end);
  }
  if (pending.length > 0) throw new Error('the file ends in the middle of a document');
}

/** The number of whole documents in `bytes`, and where the last of them ends. */
function findBorder(bytes: Buffer): { end: number; count: number } {
  let end = 0;
  let count = 0;
  while (bytes.length - end >= SHORTEST_DOCUMENT) {
    const length = bytes.readInt32LE(end);
    if (length < SHORTEST_DOCUMENT) throw new Error('a document is damaged');
    if (end + length > bytes.length) break;
    end += length;
    count += 1;
  }
  return { end, count };
}

const CHUNK_BYTES = 1024 * 1024;
/** A nightly backup should be small, but fast: level 3 takes a third of the time of the default 6. */
const GZIP = { level: 3, chunkSize: CHUNK_BYTES };

/** The description of a collection without its documents, in mongodump's format. */
interface CollectionMetadata {
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

/** Passes the documents of a collection to `load`, batch by batch. */
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
