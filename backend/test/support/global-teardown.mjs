import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  await globalThis.testDatabase?.stop();
  if (globalThis.testDatabaseDir) await rm(globalThis.testDatabaseDir, { recursive: true, force: true });
}
