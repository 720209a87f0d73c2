import { createHash } from 'node:crypto';
import { BackupFailure } from './backup-failure.js';

/** Increase when an older program could not restore a newer archive. */
const FORMAT = 1;

/** Describes an archive: version, moment, collections, attachments. */
export interface BackupManifest {
  format: number;
  /** The moment of the data. */
  createdAt: string;
  /** Versions of the engine that the data were read from. */
  engine: { postgres: string; documentdb: string };
  collections: BackedUpCollection[];
  /** Names of the files that the caller attached. */
  attachments: string[];
}

export interface BackedUpCollection {
  database: string;
  name: string;
  isView: boolean;
  documents: number;
  /** Size of the documents before compression. */
  bytes: number;
  indexes: number;
  /** The path of its entries in the archive, without the endings `.bson.gz` and `.metadata.json.gz`. */
  path: string;
}

export const MANIFEST = 'manifest.json';

export function newManifest(fields: Omit<BackupManifest, 'format'>): BackupManifest {
  return { format: FORMAT, ...fields };
}

/** Throws BackupFailure. */
export function parseManifest(text: string): BackupManifest {
  const manifest: unknown = JSON.parse(text);
  if (!hasFormat(manifest)) throw new BackupFailure(`${MANIFEST} is damaged`);
  if (manifest.format > FORMAT) throw new BackupFailure('The backup was created by a newer version of this program');
  if (!isManifest(manifest)) throw new BackupFailure(`${MANIFEST} is damaged`);
  return manifest;
}

function hasFormat(value: unknown): value is { format: number } {
  return typeof value === 'object' && value !== null && 'format' in value && typeof value.format === 'number';
}

function isManifest(value: { format: number }): value is BackupManifest {
  return 'createdAt' in value && 'collections' in value && Array.isArray(value.collections) && 'attachments' in value;
}

/** With the longest ending, `.metadata.json.gz.enc`, the name in a tar file reaches its limit of a hundred bytes. */
const LONGEST_PATH = 79;

/**
 * Path of a collection in the archive, in mongodump's layout. A name that is too long for a tar header is replaced by
 * its fingerprint.
 */
export function collectionPath(database: string, name: string): string {
  const path = `data/${encodeURIComponent(database)}/${encodeURIComponent(name)}`;
  if (path.length <= LONGEST_PATH) return path;
  return `data/${createHash('sha256').update(`${database}\0${name}`).digest('hex')}`;
}

/** `shop.quotes: 12 documents` */
export function describeCollection({ database, name, documents }: BackedUpCollection): string {
  return `${database}.${name}: ${documents} ${documents === 1 ? 'document' : 'documents'}`;
}

export function attachmentPath(name: string): string {
  return `files/${encodeURIComponent(name)}`;
}
