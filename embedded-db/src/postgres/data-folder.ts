import { chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { BundleLayout } from '../bundle/layout.js';
import type { ServerFolders } from './folders.js';
import { namedIdentity, type ServerIdentity } from './identity.js';
import { runProgram } from './program.js';
import { adoptRestored } from './restored-folder.js';
import { giveTo } from './owner.js';
import { stopLeftover } from './running.js';
import { damaged, explainLog } from './unusable-folder.js';
import { randomBytes } from 'node:crypto';
import { codeOf, errorMessage } from '../thrown.js';
import { syncFolder } from '../sync-folder.js';
import { passwordFile, passwordLine, readPassword } from './access.js';
import { serverSettings, settingArguments } from './settings.js';

const POSTGRES_MAJOR = '18';
const CONTROL_FILE_BYTES = 8192;

/**
 * True if the folder contains a database. Throws UnusableDataFolder for one that PostgreSQL would refuse, as far as its
 * files show that.
 */
async function holdsSoundData(folder: string, identity: ServerIdentity): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (!found) return false;
  if (!found.isDirectory()) throw damaged(folder, 'is not a folder');
  const account = identity.account ?? { uid: process.getuid?.() ?? found.uid, gid: process.getgid?.() ?? found.gid };
  if (found.uid !== account.uid) {
    const remedy = `run \`chown -R ${account.uid}:${account.gid} ${folder}\` as root`;
    throw damaged(folder, `belongs to user ${found.uid}, but the database runs as ${account.uid}`, remedy);
  }
  if ((found.mode & 0o700) !== 0o700 || (found.mode & 0o027) !== 0) {
    const mode = (found.mode & 0o777).toString(8);
    throw damaged(folder, `has mode ${mode}; PostgreSQL requires 700`, `run \`chmod 700 ${folder}\``);
  }
  if ((await readdir(folder)).length === 0) return false;
  await checkVersion(join(folder, 'PG_VERSION'));
  await checkSize(join(folder, 'global/pg_control'), CONTROL_FILE_BYTES);
  return true;
}

async function checkVersion(path: string): Promise<void> {
  const version = (await readFile(path, 'utf8').catch(explainMissing(path))).trim();
  if (version === POSTGRES_MAJOR) return;
  if (!/^\d+(\.\d+)?$/.test(version)) throw damaged(path, 'is damaged');
  const remedy = `start the version of the shop that created it, and move the data with \`npm run backup\` and \`npm run restore\``;
  throw damaged(path, `was written by PostgreSQL ${version}, but this version is ${POSTGRES_MAJOR}`, remedy);
}

async function checkSize(path: string, bytes: number): Promise<void> {
  const { size } = await stat(path).catch(explainMissing(path));
  if (size !== bytes) throw damaged(path, 'is damaged');
}

function explainMissing(path: string): (error: unknown) => never {
  return (error) => {
    throw codeOf(error) === 'ENOENT' ? damaged(path, 'is missing') : damaged(path, "can't be read");
  };
}

/** The password is random: more rounds would not add security, but slow down each new connection. */
const SINGLE_USER = { exit_on_error: 'on', scram_iterations: '1' };
const ASK_FOR_PASSWORD = 'local all all scram-sha-256\n';

/**
 * Sets a password for the server of a data folder that has none: in a new folder, and in one of an earlier version. No
 * server may be running on it. An interrupted attempt is repeated: the password file is written last.
 */
async function ensurePassword(folders: ServerFolders, bundle: BundleLayout, identity: ServerIdentity): Promise<string> {
  const { data } = folders;
  const stored = await readPassword(data);
  if (stored !== null) return stored;
  const password = randomBytes(24).toString('hex');
  await giveTo(data, namedIdentity(identity));
  await writeFile(join(data, 'pg_hba.conf'), ASK_FOR_PASSWORD);
  await setPassword(data, bundle, namedIdentity(identity), password).catch((error: unknown) => {
    throw explainLog(folders, errorMessage(error));
  });
  const draft = await keepPassword(data, password);
  await giveTo(data, identity);
  await rename(draft, passwordFile(data));
  await syncFolder(data);
  return password;
}

/** Works without a server, so that no client can connect meanwhile. */
async function setPassword(
  folder: string,
  bundle: BundleLayout,
  identity: ServerIdentity,
  password: string,
): Promise<void> {
  const settings = settingArguments({ ...serverSettings('', folder, 'full'), ...SINGLE_USER });
  const statement = `ALTER ROLE postgres PASSWORD '${password}'\n`;
  await runProgram(bundle, identity, ['postgres', '--single', '-D', folder, ...settings, 'postgres'], statement);
}

/** @returns the file, under a temporary name */
async function keepPassword(folder: string, password: string): Promise<string> {
  const draft = `${passwordFile(folder)}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(passwordLine(password));
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

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
