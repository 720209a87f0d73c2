import { Unsealable } from '../archive/entry-cipher.js';
import { codeOf } from '../thrown.js';
import { isLostConnection } from '../gateway/errors.js';

/** A backup or a restore that failed. `message` is one line for the terminal. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}

/** The backup was stopped on request. */
export class BackupInterrupted extends BackupFailure {
  constructor() {
    super('Interrupted');
  }
}

const DAMAGED = 'the database is damaged; see postgres.log';
const NO_SPACE = 'no space left on the disk';

const BY_CODE: Readonly<Record<string, string>> = {
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
  '53100': NO_SPACE,
  EACCES: 'permission denied for this user',
  EPERM: 'permission denied for this user',
  EROFS: 'the file system is read-only',
  ENOENT: 'file or folder not found',
  ENOTDIR: 'its parent is not a folder',
  EISDIR: 'it is a folder, not a file',
  XX001: DAMAGED,
  XX002: DAMAGED,
  '58P01': DAMAGED,
  '58030': DAMAGED,
  '42P01': 'a collection was dropped during the backup; try again',
};

/** The failure to show for an error that an operator can fix; other errors are returned unchanged. */
export function toFailure(error: unknown, file: string): unknown {
  if (error instanceof Unsealable) {
    return new BackupFailure(`${file} can't be opened: the passphrase is wrong, or the file was changed`, {
      cause: error,
    });
  }
  const reason = explainFailure(error);
  if (error instanceof BackupFailure || reason === null) return error;
  return new BackupFailure(`${pathOf(error) ?? file}: ${reason}`, { cause: error });
}

/** Runs a step before the work on the data; each of its failures is reported in one line. */
export async function preparing<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    if (explainFailure(error) !== null || !(error instanceof Error)) throw error;
    throw new BackupFailure(error.message.split('\n')[0], { cause: error });
  }
}

/** The file or folder in the system's error, unless it is an internal name. */
function pathOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('path' in error)) return null;
  return typeof error.path === 'string' && !error.path.endsWith('.partial') ? error.path : null;
}

/** @returns a line for an error of the system or of PostgreSQL that an operator can fix; null for any other error */
export function explainFailure(error: unknown): string | null {
  const known = BY_CODE[codeOf(error) ?? ''];
  if (known !== undefined) return known;
  if (error instanceof Error && error.message.includes('No space left on device')) return NO_SPACE;
  return isLostConnection(error) ? 'the database stopped during the backup; see postgres.log' : null;
}
