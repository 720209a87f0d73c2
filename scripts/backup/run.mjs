/** The work of `npm run backup` and `npm run restore`. Imported only when the embedded database's package is built. */
import { EmbeddedDatabaseUnavailable } from '@shop/embedded-db';
import { backup, BackupFailure, restore } from '@shop/embedded-db/backups';
import { mkdir, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { StepFailure } from '../setup/command.mjs';
import { knownPassphrase } from './passphrase.mjs';
import { secretsIn, StagedSecrets } from './secrets.mjs';

const EXPECTED = [BackupFailure, EmbeddedDatabaseUnavailable, StepFailure];
const onProgress = (line) => console.log(line);

/** @param {{dataDir: string, file: string, isDefault: boolean, withKey: boolean, passphrase?: string}} settings */
export const runBackup = ({ dataDir, file, isDefault, withKey, passphrase }) =>
  untilSignal(async (signal) => {
    if (isDefault) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const attachments = withKey ? secretsIn(dataDir) : {};
    const manifest = await backup({ dataDir: join(dataDir, 'db'), file, attachments, passphrase, onProgress, signal });
    const { size } = await stat(file);
    console.log(`\nBackup: ${file}\n${describe(manifest)}, ${(size / 1e6).toFixed(1)} MB`);
    if (passphrase === undefined)
      console.log('This backup is not encrypted. Anyone who has the file can read all data.');
    if (manifest.attachments.length > 0)
      console.log('It contains the session signing key. Protect it like a password.');
  });

/** A backup without the marker of the first schema (backend/src/platform/database/upgrades.ts) is from before 1.0. */
async function requireFirstSchema(documents, file) {
  const upgrades = await documents('upgrades');
  if (upgrades.some(({ _id }) => _id === '1.0')) return;
  throw new StepFailure(`${file} was created before version 1.0.0. The last commit that can read it is e2bb3b78.`);
}

/** @param {{dataDir: string, file: string, force: boolean}} settings */
export const runRestore = ({ dataDir, file, force }) =>
  untilSignal(async (signal) => {
    const secrets = new StagedSecrets(dataDir);
    const onOpened = (documents) => requireFirstSchema(documents, file);
    const onReady = (files) => secrets.stage(files);
    try {
      const passphrase = () => knownPassphrase();
      const options = { dataDir: join(dataDir, 'db'), file, force, passphrase, onOpened, onReady, onProgress, signal };
      const { manifest, replaced } = await restore(options);
      await secrets.commit(new Date());
      console.log(`\nRestored into ${dataDir}: ${describe(manifest)}`);
      if (replaced) console.log(`The previous database was moved to ${replaced}. Delete it once everything works.`);
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
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    console.error(isExpected ? error.message : error);
    process.exitCode = exitCode;
  }
}

/** `1,234 documents as of 2026-11-21T09:15:30.000Z` */
function describe({ collections, createdAt }) {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  return `${documents.toLocaleString('en')} ${documents === 1 ? 'document' : 'documents'} as of ${createdAt}`;
}
