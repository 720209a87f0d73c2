import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireFileLock } from '../file-lock.js';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';
import { ARCHIVE_KEYRING, DEBIAN_ARCHIVE, PrivateApt } from './apt.js';
import { resolveCacheDir } from './cache-dir.js';
import { isLinkedByServer } from './closure.js';
import { Installer } from './installer.js';
import { type BundleLayout, bundleLayout, LAYOUT_VERSION, MANIFEST } from './layout.js';
import { assertSupportedPlatform } from './platform.js';

export interface PrepareOptions {
  /** Folder for finished bundles; by default the user's cache. */
  cacheDir?: string;
  /** Told one line for each long step. */
  onProgress?: (line: string) => void;
  /** Keys that the archive's signature is checked with; by default Debian's own. */
  keyring?: string;
  /** The Debian archive or a mirror of it. */
  archive?: string;
}

const LOCK_WAIT_SECONDS = 900;

/**
 * Makes sure that the database's programs are in the cache, downloading and patching them if needed, and starts
 * nothing. A finished bundle is reused without a look at the network.
 * Throws EmbeddedDatabaseUnavailable (unsupported machine, offline, signature not verified).
 */
export async function prepareBundle(options: PrepareOptions = {}): Promise<BundleLayout> {
  await assertSupportedPlatform();
  const cacheDir = await resolveCacheDir(options.cacheDir);
  const finished = await findFinished(cacheDir);
  if (finished) return finished;
  await mkdir(cacheDir, { recursive: true });
  const lock = await acquireFileLock(join(cacheDir, 'prepare.lock'), LOCK_WAIT_SECONDS);
  if (!lock)
    throw new EmbeddedDatabaseUnavailable('unsupported', `another process has been preparing ${cacheDir} for too long`);
  try {
    return (await findFinished(cacheDir)) ?? (await build(cacheDir, options));
  } finally {
    lock.release();
  }
}

async function findFinished(cacheDir: string): Promise<BundleLayout | null> {
  const names = await readdir(cacheDir).catch(() => []);
  for (const name of names.filter((each) => each.startsWith('bundle-')).sort()) {
    const root = join(cacheDir, name);
    const manifest: unknown = await readFile(join(root, MANIFEST), 'utf8').then(JSON.parse, () => null);
    if (isManifestOf(manifest, root)) return bundleLayout(root);
  }
  return null;
}

// The loader's path is written into each program, so a bundle that was moved does not run.
function isManifestOf(manifest: unknown, root: string): boolean {
  if (typeof manifest !== 'object' || manifest === null) return false;
  return 'root' in manifest && manifest.root === root && 'layout' in manifest && manifest.layout === LAYOUT_VERSION;
}

async function build(cacheDir: string, options: PrepareOptions): Promise<BundleLayout> {
  await removeLeftovers(cacheDir);
  const work = await mkdtemp(join(cacheDir, 'partial-'));
  const report = options.onProgress ?? (() => undefined);
  try {
    report('Database: reading the package lists of the Debian archive');
    const apt = await PrivateApt.create(
      join(work, 'apt'),
      options.archive ?? DEBIAN_ARCHIVE,
      options.keyring ?? ARCHIVE_KEYRING,
    );
    await apt.update();
    const closure = await apt.resolveClosure();
    const installer = new Installer(apt, work, cacheDir, report);
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
