import { randomBytes } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleLayout } from '../bundle/layout.js';
import { errorMessage } from '../thrown.js';
import { syncFolder } from '../sync-folder.js';
import { passwordFile, passwordLine, readPassword } from './access.js';
import type { ServerFolders } from './folders.js';
import { namedIdentity, type ServerIdentity } from './identity.js';
import { giveTo } from './owner.js';
import { runProgram } from './program.js';
import { serverSettings, settingArguments } from './settings.js';
import { explainLog } from './unusable-folder.js';

/** The password is random: more rounds would not add security, but slow down each new connection. */
const SINGLE_USER = { exit_on_error: 'on', scram_iterations: '1' };
const ASK_FOR_PASSWORD = 'local all all scram-sha-256\n';

/**
 * Sets a password for the server of a data folder that has none: in a new folder, and in one of an earlier version. No
 * server may be running on it. An interrupted attempt is repeated: the password file is written last.
 */
export async function ensurePassword(
  folders: ServerFolders,
  bundle: BundleLayout,
  identity: ServerIdentity,
): Promise<string> {
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
