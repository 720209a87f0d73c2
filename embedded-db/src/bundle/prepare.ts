import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireFileLock } from '../file-lock.js';
import type { MongodArchive } from '../mongod/archives.js';
import { codeOf } from '../thrown.js';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';
import { ARCHIVE_KEYRING, DEBIAN_ARCHIVE, PrivateApt } from './apt.js';
import { resolveCacheDir } from './cache-dir.js';
import { isLinkedByServer } from './closure.js';
import { findFinished } from './finished.js';
import { Installer } from './installer.js';
import type { BundleLayout } from './layout.js';
import { type PinnedPackage, readPins } from './pins.js';
import { assertSupportedPlatform } from './platform.js';

export interface PrepareOptions {
  /** Folder for finished bundles; by default the user's cache. */
  cacheDir?: string;
  /** Called with one line for each long step. */
  onProgress?: (line: string) => void;
  /** Keys that verify the archive's signature; by default Debian's own. */
  keyring?: string;
  /** The Debian archive or a mirror of it. */
  archive?: string;
  /** MongoDB for a machine that can't run the bundle and has no `mongod`; by default the pinned one. */
  mongodArchive?: MongodArchive;
}

const LOCK_WAIT_SECONDS = 900;

/**
 * Ensures that the database's programs are in the cache, downloads and patches them if needed, and starts nothing. A
 * finished bundle is reused without network access, until another version of the program pins other packages.
 * Throws EmbeddedDatabaseUnavailable (unsupported machine, offline, signature not verified).
 */
export async function prepareBundle(options: PrepareOptions = {}): Promise<BundleLayout> {
  await assertSupportedPlatform();
  const cacheDir = await resolveCacheDir(options.cacheDir);
  const pins = await readPins();
  const finished = await findFinished(cacheDir, pins);
  if (finished.current) return finished.current;
  await mkdir(cacheDir, { recursive: true }).catch((cause: unknown) => {
    throw new EmbeddedDatabaseUnavailable('unsupported', `${cacheDir} can't be created (${codeOf(cause) ?? ''})`, {
      cause,
    });
  });
  const lock = await acquireFileLock(join(cacheDir, 'prepare.lock'), LOCK_WAIT_SECONDS);
  if (!lock)
    throw new EmbeddedDatabaseUnavailable('unsupported', `another process has been preparing ${cacheDir} for too long`);
  try {
    const { current, other } = await findFinished(cacheDir, pins);
    return current ?? (await buildOr(other, cacheDir, pins, options));
  } finally {
    lock.release();
  }
}

/** If the archive can't be reached, programs of another version are used. */
async function buildOr(
  other: BundleLayout | null,
  cacheDir: string,
  pins: readonly PinnedPackage[],
  options: PrepareOptions,
): Promise<BundleLayout> {
  try {
    return await build(cacheDir, pins, options);
  } catch (error) {
    const isOffline = error instanceof EmbeddedDatabaseUnavailable && error.kind === 'offline';
    if (!other || !isOffline) throw error;
    options.onProgress?.("Database: can't reach the archive. Continuing with the previously installed version");
    return other;
  }
}

async function build(cacheDir: string, pins: readonly PinnedPackage[], options: PrepareOptions): Promise<BundleLayout> {
  await removeLeftovers(cacheDir);
  const work = await mkdtemp(join(cacheDir, 'partial-'));
  const report = options.onProgress ?? (() => undefined);
  try {
    report('Database: reading the package lists from the Debian archive');
    const apt = await PrivateApt.create(
      join(work, 'apt'),
      options.archive ?? DEBIAN_ARCHIVE,
      options.keyring ?? ARCHIVE_KEYRING,
    );
    await apt.update();
    const installer = new Installer(apt, work, cacheDir, pins, report);
    const pinned = await installer.installPinned();
    if (pinned) return pinned;
    const closure = await apt.resolveClosure();
    return (
      (await installer.install(closure.filter((each) => isLinkedByServer(each.name)))) ??
      (await installer.installAll(closure))
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function removeLeftovers(cacheDir: string): Promise<void> {
  const names = await readdir(cacheDir);
  for (const name of names.filter((each) => each.startsWith('partial-'))) {
    await rm(join(cacheDir, name), { recursive: true, force: true });
  }
}
