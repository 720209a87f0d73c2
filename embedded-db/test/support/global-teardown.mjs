import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  await rm(globalThis.emptyDatabase, { recursive: true, force: true });
}
