import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { BundleLayout } from '../bundle/layout.js';
import { holdsSoundData } from './data-check.js';
import type { ServerFolders } from './folders.js';
import { namedIdentity, type ServerIdentity } from './identity.js';
import { runProgram } from './program.js';
import { adoptRestored } from './restored-folder.js';
import { giveTo } from './owner.js';
import { stopLeftover } from './running.js';
import { ensurePassword } from './secured-folder.js';
import { damaged } from './unusable-folder.js';

const DRAFT = 'initializing-';

/**
 * Creates PostgreSQL's data folder if there is none. A later start does not use the remains of an interrupted attempt,
 * and an interrupted restore is completed or discarded.
 * @returns the password of its server
 */
export async function ensureDataFolder(
  folders: ServerFolders,
  bundle: BundleLayout,
  identity: ServerIdentity,
): Promise<string> {
  await openBaseFolder(folders, identity);
  if (await holdsSoundData(folders.data, identity)) return ensurePassword(folders, bundle, identity);
  const { folder, password } = await makeDataFolder(folders, bundle, identity);
  await rename(folder, folders.data);
  return password;
}

/**
 * Stops processes that still run on the folder, and prepares the folder above the data; the caller must hold the lock.
 */
export async function openBaseFolder(folders: ServerFolders, identity: ServerIdentity): Promise<void> {
  await stopLeftover(folders.data);
  await ensurePrivateFolder(folders.base, identity);
  await removeAborted(folders.base);
  await adoptRestored(folders);
}

/** Creates an empty data folder beside the real one, with a name that the next start removes. */
export async function makeDataFolder(
  folders: ServerFolders,
  bundle: BundleLayout,
  identity: ServerIdentity,
): Promise<{ folder: string; password: string }> {
  requireNamedAccount(folders.base, identity);
  const folder = await mkdtemp(join(folders.base, DRAFT));
  await giveTo(folder, namedIdentity(identity));
  await runInitdb(folder, bundle, namedIdentity(identity));
  return { folder, password: await ensurePassword({ ...folders, data: folder }, bundle, identity) };
}

/** A folder that only PostgreSQL's account (and root) can access. */
async function ensurePrivateFolder(path: string, identity: ServerIdentity): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await giveTo(path, identity);
  } else if (identity.account && found.uid !== identity.account.uid) {
    await giveTo(path, identity);
  } else if (!identity.account && found.uid !== process.getuid?.()) {
    throw damaged(path, `belongs to user ${found.uid}`, 'run this as that user, or choose another data folder');
  }
  await chmod(path, 0o700);
}

// The program that created it may still be ending and adding files.
const STILL_IN_USE = { maxRetries: 50, retryDelay: 20 };

async function removeAborted(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (name.startsWith(DRAFT)) await rm(join(base, name), { ...STILL_IN_USE, recursive: true, force: true });
  }
}

/**
 * `initdb` needs the name of the account that it runs under.
 * @param lookUp throws if this process's account has no name, such as a user id of a container
 * @throws UnusableDataFolder
 */
export function requireNamedAccount(
  folder: string,
  { account }: Pick<ServerIdentity, 'account'>,
  lookUp: () => unknown = userInfo,
): void {
  if (account !== null) return;
  try {
    lookUp();
  } catch {
    const user = `the user id ${process.getuid?.() ?? 'of this process'}, which has no account on this machine`;
    throw damaged(folder, `can't be used by ${user}`, 'start it as a user with an account on this machine');
  }
}

function runInitdb(folder: string, bundle: BundleLayout, identity: ServerIdentity): Promise<void> {
  return runProgram(bundle, identity, [
    'initdb',
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=reject',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--data-checksums',
  ]);
}
