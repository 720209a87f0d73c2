import { EmbeddedDatabaseUnavailable } from '@shop/embedded-db';
import { BackupFailure } from '@shop/embedded-db/backups';
import { constants } from 'node:os';

/** The frame of the programs that work on the data: a signal ends them in order, a failure is one line. */
export async function program(work) {
  const stopping = new AbortController();
  let exitCode = 1;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal];
      stopping.abort();
    });
  }
  try {
    await work(JSON.parse(process.argv[2] ?? 'null'), stopping.signal);
  } catch (error) {
    const isExpected = error instanceof BackupFailure || error instanceof EmbeddedDatabaseUnavailable;
    console.error(isExpected ? error.message : error);
    process.exitCode = exitCode;
  }
}

/** `1,234 documents as of 2026-11-21T09:15:30.000Z` */
export function describe({ collections, createdAt }) {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  return `${documents.toLocaleString('en')} ${documents === 1 ? 'document' : 'documents'} as of ${createdAt}`;
}
