import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../thrown.js';
import type { ServerIdentity } from './identity.js';
import { damaged } from './unusable-folder.js';

const POSTGRES_MAJOR = '18';
const CONTROL_FILE_BYTES = 8192;

/**
 * True if the folder contains a database. Throws UnusableDataFolder for one that PostgreSQL would refuse, as far as its
 * files show that.
 */
export async function holdsSoundData(folder: string, identity: ServerIdentity): Promise<boolean> {
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
