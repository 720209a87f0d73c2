import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type FileHandle, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.js';
import { sessionSecret } from './session-secret.js';
import { ConfigurationError } from './variables.js';

const SENDER = { name: 'Shop', address: 'sales@shop.example' };

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'session-secret-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('sessionSecret', () => {
  it('takes the given key and writes nothing', async () => {
    const JWT_SECRET = 'a key of thirty-two characters, or more';
    expect(await sessionSecret(readEnvironment({ DATA_DIR: dataDir, JWT_SECRET }, SENDER))).toBe(JWT_SECRET);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('generates one key for concurrent calls, readable only by its owner', async () => {
    const environment = readEnvironment({ DATA_DIR: dataDir }, SENDER);
    const keys = await Promise.all(Array.from({ length: 8 }, () => sessionSecret(environment)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]?.length).toBeGreaterThanOrEqual(64);
    expect(await sessionSecret(environment)).toBe(keys[0]);
    expect(await readdir(dataDir)).toEqual(['jwt-secret']);
    expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });

  it('stores the key and its file name on the disk before it is used', async () => {
    const folder = await mkdtemp(join(dataDir, 'flushed-'));
    const handle = await open(folder);
    const files = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const flushed: boolean[] = [];
    const sync = jest.spyOn(files, 'sync').mockImplementation(async function (this: FileHandle) {
      flushed.push((await this.stat()).isDirectory());
    });
    await sessionSecret(readEnvironment({ DATA_DIR: folder }, SENDER));
    sync.mockRestore();
    expect(flushed).toEqual([false, true]);
  });

  it.each(['', 'short'])('refuses a file that holds %j', async (content) => {
    const folder = await mkdtemp(join(dataDir, 'short-'));
    await writeFile(join(folder, 'jwt-secret'), content);
    const refusal = sessionSecret(readEnvironment({ DATA_DIR: folder }, SENDER));
    await expect(refusal).rejects.toThrow(ConfigurationError);
    await expect(refusal).rejects.toThrow(/^DATA_DIR: .*jwt-secret contains no key of at least 32 characters\. .+$/);
  });
});
