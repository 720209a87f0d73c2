import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StepFailure } from '../setup/command.mjs';
import { isPassphraseSet } from './passphrase.mjs';
import { root } from '../setup/processes.mjs';

const BACKUP_USAGE = 'Usage: npm run backup [-- --to <file or folder>] [--encrypt] [--with-key]';
const RESTORE_USAGE = 'Usage: npm run restore -- <file> [--force]';
const BACKUP_OPTIONS = {
  to: { type: 'string' },
  encrypt: { type: 'boolean', default: false },
  'with-key': { type: 'boolean', default: false },
};
/** npm runs a command in the repository, and passes the caller's folder in INIT_CWD. */
const caller = () => ({ env: process.env, cwd: process.env.INIT_CWD ?? process.cwd() });

/**
 * The files for a backup. Relative paths start at the caller's folder, like on any command line.
 * @param {string[]} args
 * @param {{env: object, cwd: string, now: Date}} context
 * @returns {{dataDir: string, file: string, isDefault: boolean, encrypt: boolean, withKey: boolean}}
 * @throws StepFailure with one line
 */
export function backupSettings(args, { now, env, cwd } = { ...caller(), now: new Date() }) {
  const { values } = parse(args, BACKUP_OPTIONS, 0, BACKUP_USAGE);
  if (values.to === '') throw new StepFailure(BACKUP_USAGE);
  const dataDir = embeddedDataDir(
    env,
    'Back it up with `mongodump --uri "$MONGODB_URI" --archive=shop.archive --gzip`',
  );
  if (!existsSync(join(dataDir, 'db'))) {
    throw new StepFailure(`There is no database in ${dataDir}. Set DATA_DIR to the shop's data folder.`);
  }
  const name = `shop-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`;
  const encrypt = values.encrypt || isPassphraseSet(env);
  const shared = { dataDir, encrypt, withKey: values['with-key'] };
  if (values.to === undefined) return { ...shared, file: join(dataDir, 'backups', name), isDefault: true };
  const to = resolve(cwd, values.to);
  return { ...shared, file: isFolder(to) ? join(to, name) : to, isDefault: false };
}

/**
 * @returns {{dataDir: string, file: string, force: boolean}}
 * @throws StepFailure with one line
 */
export function restoreSettings(args, { env, cwd } = caller()) {
  const { values, positionals } = parse(args, { force: { type: 'boolean', default: false } }, 1, RESTORE_USAGE);
  const dataDir = embeddedDataDir(
    env,
    'Backups made with `npm run backup` are restored into an embedded database: unset MONGODB_URI. ' +
      'Restore mongodump archives with mongorestore',
  );
  const file = resolve(cwd, positionals[0]);
  if (!existsSync(file)) throw new StepFailure(`File not found: ${file}.`);
  return { dataDir, file, force: values.force };
}

function parse(args, options, positionals, usage) {
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: positionals > 0 });
  } catch {
    throw new StepFailure(usage);
  }
  if (parsed.positionals.length !== positionals) throw new StepFailure(usage);
  return parsed;
}

/** Reads it in the same way as the server (backend/src/config). */
function embeddedDataDir(env, otherwise) {
  if (env.MONGODB_URI?.trim()) throw new StepFailure(`MONGODB_URI points to a MongoDB server. ${otherwise}.`);
  return resolve(root, env.DATA_DIR?.trim() || '.data');
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
