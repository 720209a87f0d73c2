/** A separate entry point: a server that only starts the database does not need the code for backups. */
import { backup, type BackupOptions } from './backup/backup.js';
import { BackupFailure } from './backup/backup-failure.js';
import type { BackupManifest } from './backup/manifest.js';
import { restore, type RestoreOptions, type RestoreResult } from './backup/restore.js';

export { backup, BackupFailure, type BackupManifest, type BackupOptions };
export { restore, type RestoreOptions, type RestoreResult };
