import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.js';
import { ConfigurationError } from './variables.js';

let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterAll(() => rm(place, { recursive: true }));

describe('makeDataFolder', () => {
  it('makes the folder with those above it, and takes one that is there', async () => {
    const folder = join(place, 'a', 'b', 'c');
    await Promise.all([makeDataFolder(folder), makeDataFolder(folder)]);
    await makeDataFolder(folder);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  it.each(['/proc/shop/data', '/proc/shop', '/sys/shop/data'])('refuses %s at once, in one line', async (folder) => {
    const refusal = makeDataFolder(folder);
    await expect(refusal).rejects.toThrow(ConfigurationError);
    await expect(refusal).rejects.toThrow(/^DATA_DIR: .*can't be used \(.+\)$/);
  });

  it('refuses a folder below a file, and a file', async () => {
    const file = join(place, 'file');
    await writeFile(file, '');
    await expect(makeDataFolder(join(file, 'data'))).rejects.toThrow(/^DATA_DIR: /);
    await expect(makeDataFolder(file)).rejects.toThrow(/is not a folder/);
  });
});
