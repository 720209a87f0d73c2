/** Apart from the rest: a server that only starts the database need not hold what reads and writes all of it. */
import { backup, type BackupOptions } from './backup/backup.js';
import { BackupFailure } from './backup/backup-failure.js';
import type { BackupManifest } from './backup/manifest.js';
import { restore, type RestoreOptions, type RestoreResult } from './backup/restore.js';

export { backup, BackupFailure, type BackupManifest, type BackupOptions };
export { restore, type RestoreOptions, type RestoreResult };
