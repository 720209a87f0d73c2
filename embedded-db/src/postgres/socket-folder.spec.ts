import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureSocketFolder } from './socket-folder.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'socket-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function socketFolderIn(name: string): Promise<string> {
  const base = join(folder, name);
  await mkdir(base, { recursive: true });
  return ensureSocketFolder({ base, data: join(base, 'data'), log: join(base, 'log') }, { account: null, prefix: [] });
}

describe('the folder of the socket', () => {
  it('is next to the data', async () => {
    expect(await socketFolderIn('my shop')).toBe(join(folder, 'my shop', 'socket'));
  });

  it.each([
    ['is too long', 'long'.repeat(20)],
    ['has a comma, which separates folders', 'shop, old'],
    ['has a quotation mark, which begins a name', 'the "shop"'],
  ])('is below the temporary folder if its path %s', async (_why, name) => {
    const path = await socketFolderIn(name);
    expect(path).toMatch(/embedded-db-[0-9a-f]{16}$/);
    await rm(path, { recursive: true });
  });
});
