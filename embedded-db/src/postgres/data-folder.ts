import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleLayout } from '../bundle/layout.js';
import { type ServerIdentity, SERVER_ENVIRONMENT, underIdentity } from './identity.js';
import type { ServerFolders } from './folders.js';
import { adoptRestored } from './restored-folder.js';

export const POSTGRES_MAJOR = '18';
const DRAFT = 'initializing-';

/**
 * Makes PostgreSQL's data folder if there is none. An interrupted attempt leaves nothing that a later start would use,
 * and an interrupted restore is finished or forgotten.
 */
export async function ensureDataFolder(
  folders: ServerFolders,
  bundle: BundleLayout,
  identity: ServerIdentity,
): Promise<void> {
  await openBaseFolder(folders, identity);
  const version = await readFile(join(folders.data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) return assertVersion(version, folders.data);
  const draft = await makeDataFolder(folders, bundle, identity);
  await rename(draft, folders.data);
}

/** Brings the folder above the data into order; to be called under the lock. */
export async function openBaseFolder(folders: ServerFolders, identity: ServerIdentity): Promise<void> {
  await ensurePrivateFolder(folders.base, identity);
  await removeAborted(folders.base);
  await adoptRestored(folders);
}

/** An empty data folder beside the real one, under a name that the next start removes. */
export async function makeDataFolder(
  folders: ServerFolders,
  bundle: BundleLayout,
  identity: ServerIdentity,
): Promise<string> {
  const draft = await mkdtemp(join(folders.base, DRAFT));
  await takeOver(draft, identity);
  await runInitdb(draft, bundle, identity);
  return draft;
}

/** A folder that only PostgreSQL's account (and root) may enter. */
export async function ensurePrivateFolder(path: string, identity: ServerIdentity): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await takeOver(path, identity);
  } else if (!identity.account && found.uid !== process.getuid?.()) {
    throw new Error(`${path} belongs to another user; choose another data folder`);
  }
  await chmod(path, 0o700);
}

async function takeOver(path: string, identity: ServerIdentity): Promise<void> {
  if (identity.account) await chown(path, identity.account.uid, identity.account.gid);
}

// The program that made it may still be ending and adding files.
const STILL_IN_USE = { maxRetries: 50, retryDelay: 20 };

async function removeAborted(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (name.startsWith(DRAFT)) await rm(join(base, name), { ...STILL_IN_USE, recursive: true, force: true });
  }
}

function assertVersion(version: string, folder: string): void {
  if (version.trim() === POSTGRES_MAJOR) return;
  throw new Error(`${folder} was written by PostgreSQL ${version.trim()}, this is ${POSTGRES_MAJOR}`);
}

function runInitdb(folder: string, bundle: BundleLayout, identity: ServerIdentity): Promise<void> {
  const launch = underIdentity(identity, join(bundle.serverBinaries, 'initdb'), [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--data-checksums',
  ]);
  return new Promise((resolve, reject) => {
    const child = spawn(launch.command, launch.args, {
      ...launch.account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${complaint.trim()}`))));
  });
}
