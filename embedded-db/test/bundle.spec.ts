import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedDatabaseUnavailable, prepareBundle, type PrepareOptions, start } from '../dist/index.js';
import { makeFolder, removeFolder } from './support/test-database.js';

let folder: string;
let cacheDir: string;

beforeEach(async () => {
  folder = await makeFolder();
  cacheDir = join(folder, 'cache');
});
afterEach(() => removeFolder(folder));

async function unavailable(options: PrepareOptions): Promise<EmbeddedDatabaseUnavailable> {
  const outcome: unknown = await prepareBundle(options).catch((error: unknown) => error);
  if (outcome instanceof EmbeddedDatabaseUnavailable) return outcome;
  throw new Error('the bundle was expected to be unavailable', { cause: outcome });
}

/** An archive that answers with a release file which nobody has signed. */
async function unsignedArchive(): Promise<string> {
  const release = join(folder, 'archive/dists/sid');
  await mkdir(release, { recursive: true });
  await writeFile(join(release, 'InRelease'), 'Origin: Debian\nSuite: unstable\nCodename: sid\nComponents: main\n');
  await writeFile(join(release, 'Release'), 'Origin: Debian\nSuite: unstable\nCodename: sid\nComponents: main\n');
  return `file:${join(folder, 'archive')}`;
}

describe('the database programs', () => {
  it('are refused when the signature of the archive does not verify, and leave nothing behind', async () => {
    const error = await unavailable({ cacheDir, archive: await unsignedArchive() });

    expect(error.kind).toBe('untrusted');
    expect(error.message).toMatch(/signature.*MONGODB_URI.*docker compose up/);
    expect(error.message).not.toContain('\n');
    expect(await readdir(cacheDir)).toEqual(['prepare.lock']);
  });

  it('can not be had without a connection: one line says what to do instead', async () => {
    const error = await unavailable({ cacheDir, archive: 'http://127.0.0.1:9/debian' });

    expect(error.kind).toBe('offline');
    expect(error.message).toMatch(/can't be reached.*MONGODB_URI/);
    expect(await readdir(cacheDir)).toEqual(['prepare.lock']);
  });

  it('can not be had without the keys to check them with', async () => {
    const error = await unavailable({ cacheDir, keyring: join(folder, 'no-such-keyring.gpg') });

    expect(error.message).toContain('debian-archive-keyring');
  });

  it('are prepared once when several ask at the same moment, and each gets the same answer', async () => {
    const archive = await unsignedArchive();

    const errors = await Promise.all([1, 2, 3].map(() => unavailable({ cacheDir, archive })));

    expect(errors.map((error) => error.kind)).toEqual(['untrusted', 'untrusted', 'untrusted']);
    expect(await readdir(cacheDir)).toEqual(['prepare.lock']);
  });

  it('stop a start before it touches the data folder', async () => {
    const dataDir = join(folder, 'data');

    await expect(start({ dataDir, cacheDir, archive: await unsignedArchive() })).rejects.toThrow('MONGODB_URI');

    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('are not fetched again once they are there', async () => {
    const lines: string[] = [];
    await prepareBundle();

    await prepareBundle({ archive: 'http://127.0.0.1:9/debian', onProgress: (line) => lines.push(line) });

    expect(lines).toEqual([]);
  });
});
