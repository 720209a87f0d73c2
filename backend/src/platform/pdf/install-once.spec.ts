import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOnce } from './install-once.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-once-'));
});

afterEach(() => rm(folder, { recursive: true }));

const fill = async (staging: string): Promise<void> => writeFile(join(staging, 'program'), 'whole');

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('installOnce', () => {
  it('installs once for many that ask at the same moment', async () => {
    const target = join(folder, 'deep', 'browser');
    let installs = 0;
    const install = async (staging: string) => {
      installs += 1;
      await fill(staging);
    };
    await Promise.all([1, 2, 3].map(() => installOnce(target, install)));
    expect(installs).toBe(1);
    await expect(readFile(join(target, 'program'), 'utf8')).resolves.toBe('whole');
    await expect(readdir(join(folder, 'deep'))).resolves.toEqual(['browser']);
  });

  it('leaves nothing of an installation that failed, and works the next time', async () => {
    const target = join(folder, 'browser');
    const failing = async (staging: string) => {
      await fill(staging);
      throw new Error('disk full');
    };
    await expect(installOnce(target, failing)).rejects.toThrow('disk full');
    await expect(readdir(folder)).resolves.toEqual([]);
    await installOnce(target, fill);
    await expect(readdir(folder)).resolves.toEqual(['browser']);
  });

  it('takes over from a process that was killed in the middle', async () => {
    const target = join(folder, 'browser');
    await mkdir(`${target}.partial-1`);
    await writeFile(join(`${target}.partial-1`, 'program'), 'half');
    await writeFile(`${target}.lock`, String(deadProcess()));
    await installOnce(target, fill);
    await expect(readdir(folder)).resolves.toEqual(['browser']);
    await expect(readFile(join(target, 'program'), 'utf8')).resolves.toBe('whole');
  });
});
