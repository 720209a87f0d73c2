import { type Document, deserializeStream } from 'bson';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ArchiveReader } from '../archive/archive-reader.js';
import { EntryCipher } from '../archive/entry-cipher.js';
import { MalformedTar } from '../archive/tar.js';
import type { PrepareOptions } from '../bundle/prepare.js';
import { chooseEngine } from '../engine.js';
import type { ServerAccess } from '../postgres/access.js';
import { makeDataFolder, openBaseFolder } from '../postgres/data-folder.js';
import { type ServerFolders, serverFolders } from '../postgres/folders.js';
import { lockDataFolder } from '../postgres/folder-lock.js';
import { chooseIdentity } from '../postgres/identity.js';
import { commitRestored, exists, holdsData } from '../postgres/restored-folder.js';
import { BackupFailure, BackupInterrupted, preparing, toFailure } from './backup-failure.js';
import { readDocuments } from './collection-files.js';
import { withConnection } from './connect.js';
import { loadCollection } from './load.js';
import { attachmentPath, type BackupManifest, describeCollection, MANIFEST, parseManifest } from './manifest.js';
import { withPrivateServer } from './private-server.js';

interface OpenBackup {
  archive: ArchiveReader;
  manifest: BackupManifest;
  /** The attached files, by name. */
  attachments(): Promise<ReadonlyMap<string, Buffer>>;
  /** The documents of all collections with this name. */
  documents: ReadDocuments;
}

type ReadDocuments = (collection: string) => Promise<Document[]>;

/** Opens a backup and checks every byte of it; the caller must close it. Throws BackupFailure. */
async function openBackup(file: string, passphrase: RestoreOptions['passphrase']): Promise<OpenBackup> {
  const archive = await explained(file, () => ArchiveReader.open(file));
  try {
    const manifest = await explained(file, async () => {
      await archive.verify();
      await unseal(archive, file, passphrase);
      return parseManifest((await archive.read(MANIFEST)).toString());
    });
    return {
      archive,
      manifest,
      attachments: () => readAttachments(archive, manifest),
      documents: (collection) => readCollection(archive, manifest, collection),
    };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

async function unseal(archive: ArchiveReader, file: string, passphrase: RestoreOptions['passphrase']): Promise<void> {
  const parameters = await archive.encryption();
  if (parameters === null) return;
  if (!passphrase) throw new BackupFailure(`${file} is encrypted. Enter its passphrase`);
  archive.unseal(await EntryCipher.reopen(await passphrase(), parameters));
}

async function readAttachments(archive: ArchiveReader, manifest: BackupManifest): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const name of manifest.attachments) files.set(name, await archive.read(attachmentPath(name)));
  return files;
}

async function readCollection(archive: ArchiveReader, manifest: BackupManifest, name: string): Promise<Document[]> {
  const documents: Document[] = [];
  for (const { path } of manifest.collections.filter((each) => each.name === name && !each.isView)) {
    await readDocuments(archive, path, ({ bytes, count }) => {
      deserializeStream(bytes, 0, count, documents, documents.length, {});
      return Promise.resolve();
    });
  }
  return documents;
}

async function explained<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof MalformedTar)) throw error;
    throw new BackupFailure(`${file} is not a complete backup: ${error.message}`, { cause: error });
  }
}

export interface RestoreOptions extends PrepareOptions {
  /** An archive written by `backup`. */
  file: string;
  /** Folder of the data; created if missing. No database may be running on it. */
  dataDir: string;
  /** Returns the passphrase of an encrypted backup. */
  passphrase?: () => Promise<string>;
  /** Replaces an existing database, which is moved aside. */
  force?: boolean;
  /** Called before anything is changed, with a reader of small collections; if it throws, nothing is changed. */
  onOpened?: (documents: ReadDocuments) => Promise<void>;
  /** Called when all is ready, just before the data are replaced; if it throws, nothing is changed. */
  onReady?: (attachments: ReadonlyMap<string, Buffer>) => Promise<void>;
  /** Aborts the restore, and leaves the folder unchanged. */
  signal?: AbortSignal;
}

export interface RestoreResult {
  manifest: BackupManifest;
  /** Folder that the previous data were moved to; null if there were none. */
  replaced: string | null;
}

/** A stopping database needs at most this long to release its folder. */
const LOCK_WAIT_SECONDS = 6;

/**
 * Makes a database from a backup: all of it, or nothing. The whole file is checked before anything is changed.
 * Throws BackupFailure, and EmbeddedDatabaseUnavailable if the database can't run here.
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const dataDir = resolve(options.dataDir);
  const file = resolve(options.file);
  try {
    const opened = await openBackup(file, options.passphrase);
    try {
      await options.onOpened?.(opened.documents);
      return await underLock(dataDir, () => restoreInto(dataDir, opened, options));
    } finally {
      await opened.archive.close();
    }
  } catch (error) {
    if (options.signal?.aborted) throw new BackupInterrupted();
    throw toFailure(error, file);
  }
}

async function underLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataFolder(dataDir, LOCK_WAIT_SECONDS);
  if (!lock) throw new BackupFailure(`${dataDir} is in use by a running database. Stop it first`);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function restoreInto(dataDir: string, opened: OpenBackup, options: RestoreOptions): Promise<RestoreResult> {
  const folders = serverFolders(dataDir);
  await assertMayReplace(dataDir, folders, options.force ?? false);
  const bundle = await chooseEngine(options);
  if (typeof bundle === 'string') {
    throw new BackupFailure("Backups can only be restored with the embedded database, which can't run on this machine");
  }
  const identity = await chooseIdentity(folders.base, bundle.root);
  options.onProgress?.(`The backup of ${opened.manifest.createdAt} is complete. Creating an empty database for it`);
  await preparing(openBaseFolder(folders, identity));
  const { folder: draft, password } = await preparing(makeDataFolder(folders, bundle, identity));
  try {
    const server = { bundle, folders: { ...folders, data: draft }, identity, password };
    await withPrivateServer(server, (access) => fill(access, opened, options));
    await options.onReady?.(await opened.attachments());
    options.signal?.throwIfAborted();
    return { manifest: opened.manifest, replaced: await commitRestored(folders, draft) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function assertMayReplace(dataDir: string, folders: ServerFolders, force: boolean): Promise<void> {
  if (await exists(join(dataDir, 'mongod'))) throw new BackupFailure(`${dataDir} belongs to a mongod`);
  if (!force && (await holdsData(folders))) {
    throw new BackupFailure(`${dataDir} already contains a database. Use --force to move it aside`);
  }
}

function fill(
  access: ServerAccess,
  { archive, manifest }: OpenBackup,
  { signal, onProgress }: RestoreOptions,
): Promise<void> {
  return withConnection(access, signal, async (client) => {
    // A view may depend on any collection, so views are created last.
    const ordered = manifest.collections.toSorted((a, b) => Number(a.isView) - Number(b.isView));
    for (const collection of ordered) {
      await loadCollection(client, archive, collection);
      if (!collection.isView) onProgress?.(describeCollection(collection));
    }
    // The writes were not flushed one by one: the checkpoint writes them to the disk.
    await client.query('CHECKPOINT');
  });
}
