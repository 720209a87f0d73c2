import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFolder } from './chromium-install.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-folder-'));
});

afterEach(() => rm(folder, { recursive: true }));

const fill = async (staging: string): Promise<void> => writeFile(join(staging, 'program'), 'whole');

describe('installFolder', () => {
  it('returns the complete folder to all concurrent callers', async () => {
    const target = join(folder, 'deep', 'browser');
    await Promise.all([1, 2, 3].map(() => installFolder(target, fill)));
    await expect(readFile(join(target, 'program'), 'utf8')).resolves.toBe('whole');
    await expect(readdir(join(folder, 'deep'))).resolves.toEqual(['browser']);
  });

  it('installs nothing if the folder is there', async () => {
    const target = join(folder, 'browser');
    await installFolder(target, fill);
    await installFolder(target, () => Promise.reject(new Error('not needed')));
  });

  it('leaves no files of a failed installation, and works the next time', async () => {
    const target = join(folder, 'browser');
    const failing = async (staging: string) => {
      await fill(staging);
      throw new Error('disk full');
    };
    await expect(installFolder(target, failing)).rejects.toThrow('disk full');
    await expect(readdir(folder)).resolves.toEqual([]);
    await installFolder(target, fill);
    await expect(readdir(folder)).resolves.toEqual(['browser']);
  });

  it('removes leftovers of a killed process, but not the files of a running one', async () => {
    const target = join(folder, 'browser');
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of ['browser.partial-old', 'browser.partial-new']) await mkdir(join(folder, name));
    await utimes(join(folder, 'browser.partial-old'), hourAgo, hourAgo);
    await installFolder(target, fill);
    await expect(readdir(folder)).resolves.toEqual(['browser', 'browser.partial-new']);
  });
});
