/** The work of `npm run backup` and `npm run restore`. Imported only when the embedded database's package is built. */
import { EmbeddedDatabaseUnavailable } from '@shop/embedded-db';
import { backup, BackupFailure, restore } from '@shop/embedded-db/backups';
import { mkdir, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { secretsIn, StagedSecrets } from './secrets.mjs';

const onProgress = (line) => console.log(line);

/** @param {{dataDir: string, file: string, isDefault: boolean}} settings */
export const runBackup = ({ dataDir, file, isDefault }) =>
  untilSignal(async (signal) => {
    if (isDefault) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const attachments = secretsIn(dataDir);
    const manifest = await backup({ dataDir: join(dataDir, 'db'), file, attachments, onProgress, signal });
    const { size } = await stat(file);
    console.log(`\nBackup: ${file}\n${describe(manifest)}, ${(size / 1e6).toFixed(1)} MB`);
    if (manifest.attachments.length > 0) return;
    console.log('The key of the sessions is not in it: keep JWT_SECRET yourself.');
  });

/** @param {{dataDir: string, file: string, force: boolean}} settings */
export const runRestore = ({ dataDir, file, force }) =>
  untilSignal(async (signal) => {
    const secrets = new StagedSecrets(dataDir);
    const onReady = (files) => secrets.stage(files);
    try {
      const options = { dataDir: join(dataDir, 'db'), file, force, onReady, onProgress, signal };
      const { manifest, replaced } = await restore(options);
      await secrets.commit(new Date());
      console.log(`\nRestored into ${dataDir}: ${describe(manifest)}`);
      if (replaced) console.log(`The former database is in ${replaced}: delete it when all is well.`);
    } finally {
      await secrets.discard();
    }
  });

/** A signal ends the work in order; an expected failure is one line. */
async function untilSignal(work) {
  const stopping = new AbortController();
  let exitCode = 1;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal];
      stopping.abort();
    });
  }
  try {
    await work(stopping.signal);
  } catch (error) {
    const isExpected = error instanceof BackupFailure || error instanceof EmbeddedDatabaseUnavailable;
    console.error(isExpected ? error.message : error);
    process.exitCode = exitCode;
  }
}

/** `1,234 documents as of 2026-11-21T09:15:30.000Z` */
function describe({ collections, createdAt }) {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  return `${documents.toLocaleString('en')} ${documents === 1 ? 'document' : 'documents'} as of ${createdAt}`;
}
