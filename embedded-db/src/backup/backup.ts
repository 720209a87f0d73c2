import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { ArchiveWriter } from '../archive/archive-writer.js';
import { EntryCipher } from '../archive/entry-cipher.js';
import type { PrepareOptions } from '../bundle/prepare.js';
import { isDamage } from '../postgres/unusable-folder.js';
import { errorMessage } from '../thrown.js';
import { BackupFailure, BackupInterrupted, explainFailure, preparing, toFailure } from './backup-failure.js';
import { writeCollection } from './collection-files.js';
import { withConnection } from './connect.js';
import {
  attachmentPath,
  type BackedUpCollection,
  type BackupManifest,
  describeCollection,
  MANIFEST,
  newManifest,
} from './manifest.js';
import { Snapshot, type StoredCollection } from './snapshot.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseEngine } from '../engine.js';
import { readPassword, type ServerAccess } from '../postgres/access.js';
import { ensureDataFolder } from '../postgres/data-folder.js';
import { type ServerFolders, serverFolders } from '../postgres/folders.js';
import { lockDataFolder } from '../postgres/folder-lock.js';
import { chooseIdentity } from '../postgres/identity.js';
import { exists, holdsData } from '../postgres/restored-folder.js';
import { findRunning } from '../postgres/running.js';
import { withPrivateServer } from './private-server.js';

const LOCK_WAIT_SECONDS = 1;
/** A starting database may have to recover from a crash. */
const ANSWER_LIMIT_MS = 60_000;
const LOOK_AGAIN_MS = 200;

/**
 * Runs `work` with the server of a data folder: the running one, or one that is started for it.
 * @param work gets the access to the server
 */
async function reachServer<T>(
  dataDir: string,
  options: PrepareOptions & { signal?: AbortSignal },
  work: (access: ServerAccess) => Promise<T>,
): Promise<T> {
  const folders = serverFolders(dataDir);
  await assertHoldsData(dataDir, folders);
  const deadline = Date.now() + ANSWER_LIMIT_MS;
  while (Date.now() < deadline) {
    options.signal?.throwIfAborted();
    const running = await findRunning(folders.data);
    if (running?.isReady) {
      const password = (await readPassword(folders.data)) ?? '';
      return work({ socketFolder: running.socketFolder, password });
    }
    const lock = running ? null : await lockDataFolder(dataDir, LOCK_WAIT_SECONDS);
    if (!lock) {
      await sleep(LOOK_AGAIN_MS);
      continue;
    }
    try {
      return await startAndReach(dataDir, options, work);
    } finally {
      lock.release();
    }
  }
  throw new BackupFailure(`The database in ${dataDir} is in use but is not responding`);
}

async function startAndReach<T>(
  dataDir: string,
  options: PrepareOptions,
  work: (access: ServerAccess) => Promise<T>,
): Promise<T> {
  const folders = serverFolders(dataDir);
  const bundle = await chooseEngine(options);
  if (typeof bundle === 'string')
    throw new BackupFailure(`The database in ${dataDir} can't be started on this machine`);
  const identity = await chooseIdentity(folders.base, bundle.root);
  const password = await preparing(ensureDataFolder(folders, bundle, identity));
  return withPrivateServer({ bundle, folders, identity, password }, work);
}

async function assertHoldsData(dataDir: string, folders: ServerFolders): Promise<void> {
  if (await exists(join(dataDir, 'mongod'))) {
    throw new BackupFailure(`${dataDir} belongs to a mongod. Back it up with mongodump while it is running`);
  }
  const isThere = await holdsData(folders).catch((error: unknown) => {
    const reason = explainFailure(error) ?? String(error);
    throw new BackupFailure(
      `The database in ${dataDir} can't be read: ${reason}. Run this as the user that runs the database, or as root`,
    );
  });
  if (!isThere) throw new BackupFailure(`There is no database in ${dataDir}`);
}

export interface BackupOptions extends PrepareOptions {
  /** Folder of the data. The database may be stopped, or run in this process or another. */
  dataDir: string;
  /** The archive's path; it must not exist yet, but its folder must. */
  file: string;
  /** Paths of small files to store with the data, by the name under which `restore` returns them. */
  attachments?: Readonly<Record<string, string>>;
  /** Encrypts the content of the archive; without it, anyone with the file can read it. */
  passphrase?: string;
  /** Aborts the backup, and removes the partial file. */
  signal?: AbortSignal;
}

/**
 * Writes all data and indexes, as of one moment, into one file that only its owner may read. Writes to the database
 * continue meanwhile; the archive does not contain them.
 * Throws BackupFailure, and EmbeddedDatabaseUnavailable if a stopped database can't be started here.
 */
export async function backup(options: BackupOptions): Promise<BackupManifest> {
  const file = resolve(options.file);
  const archive = await createArchive(file, options.passphrase);
  try {
    const manifest = await reachServer(resolve(options.dataDir), options, (access) =>
      withConnection(access, options.signal, (client) => writeAll(client, archive, options)),
    );
    options.signal?.throwIfAborted();
    await archive.finish();
    return manifest;
  } catch (error) {
    if (options.signal?.aborted) throw new BackupInterrupted();
    throw toFailure(error, file);
  } finally {
    await archive.discard();
  }
}

async function createArchive(file: string, passphrase: string | undefined): Promise<ArchiveWriter> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new BackupFailure(`${file} already exists. Choose another name`);
  const cipher = passphrase === undefined ? null : await EntryCipher.create(passphrase);
  return ArchiveWriter.create(file, cipher).catch((error: unknown) => {
    throw toFailure(error, file);
  });
}

async function writeAll(client: pg.Client, archive: ArchiveWriter, options: BackupOptions): Promise<BackupManifest> {
  const snapshot = await Snapshot.take(client);
  const collections: BackedUpCollection[] = [];
  for (const each of snapshot.collections) {
    const written = await writeCollection(archive, snapshot, each).catch((error: unknown) => {
      throw unreadable(each, error);
    });
    collections.push(written);
    if (!each.isView) options.onProgress?.(describeCollection(written));
  }
  const attachments = await writeAttachments(archive, options.attachments ?? {});
  const createdAt = snapshot.takenAt.toISOString();
  const manifest = newManifest({ createdAt, engine: await snapshot.versions(), collections, attachments });
  await archive.add(MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
  return manifest;
}

/** Reports damage with its collection; other errors are returned unchanged. */
function unreadable({ database, name }: StoredCollection, error: unknown): unknown {
  if (!isDamage(error)) return error;
  const remedy = 'restore an earlier backup, and keep this database until the restore is complete';
  return new BackupFailure(`${database}.${name} is damaged (${errorMessage(error)}): ${remedy}`, { cause: error });
}

async function writeAttachments(
  archive: ArchiveWriter,
  attachments: Readonly<Record<string, string>>,
): Promise<string[]> {
  for (const [name, path] of Object.entries(attachments)) {
    await archive.add(attachmentPath(name), [await readFile(path)]);
  }
  return Object.keys(attachments);
}
