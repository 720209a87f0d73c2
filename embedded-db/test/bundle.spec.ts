import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedDatabaseUnavailable, prepareBundle, type PrepareOptions, start } from '../dist/index.js';
import { prepareBundle as prepare } from '../dist/bundle/prepare.js';
import { LAYOUT_VERSION } from '../src/bundle/layout.js';
import { checkHashes, fingerprint, readPins, versionsOf } from '../dist/bundle/pins.js';
import { makeFolder, removeFolder } from './support/test-database.js';

let folder: string;
let cacheDir: string;

beforeEach(async () => {
  folder = await makeFolder();
  cacheDir = join(folder, 'cache');
});
afterEach(() => {
  delete process.env['MONGOMS_MAX_RETRIES'];
  return removeFolder(folder);
});

async function unavailable(options: PrepareOptions): Promise<EmbeddedDatabaseUnavailable> {
  const outcome: unknown = await prepareBundle(options).catch((error: unknown) => error);
  if (outcome instanceof EmbeddedDatabaseUnavailable) return outcome;
  throw new Error('the bundle was expected to be unavailable', { cause: outcome });
}

/** An archive that responds with an unsigned release file. */
async function unsignedArchive(): Promise<string> {
  const release = join(folder, 'archive/dists/sid');
  await mkdir(release, { recursive: true });
  await writeFile(join(release, 'InRelease'), 'Origin: Debian\nSuite: unstable\nCodename: sid\nComponents: main\n');
  await writeFile(join(release, 'Release'), 'Origin: Debian\nSuite: unstable\nCodename: sid\nComponents: main\n');
  return `file:${encodeURI(join(folder, 'archive'))}`;
}

describe('the database programs', () => {
  it('are refused if the signature of the archive is invalid, and leave nothing behind', async () => {
    const error = await unavailable({ cacheDir, archive: await unsignedArchive() });

    expect(error.kind).toBe('untrusted');
    expect(error.message).toMatch(/signature.*MONGODB_URI.*docker compose/);
    expect(error.message).not.toContain('\n');
    expect(await readdir(cacheDir)).toEqual(['prepare.lock']);
  });

  it('require a connection: one line names the alternative', async () => {
    const error = await unavailable({ cacheDir, archive: 'http://127.0.0.1:9/debian' });

    expect(error.kind).toBe('offline');
    expect(error.message).toMatch(/can't be reached.*MONGODB_URI/);
    expect(await readdir(cacheDir)).toEqual(['prepare.lock']);
  });

  it('are downloaded through the proxy of HTTPS_PROXY', async () => {
    const requested: string[] = [];
    const proxy = createServer((request, response) => {
      requested.push(request.url ?? '');
      response.writeHead(404).end();
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    process.env['HTTPS_PROXY'] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    try {
      await unavailable({ cacheDir, archive: 'http://archive.test/debian' });
    } finally {
      delete process.env['HTTPS_PROXY'];
      proxy.closeAllConnections();
      proxy.close();
    }
    expect(requested).toContain('http://archive.test/debian/dists/sid/InRelease');
  });

  it('are unavailable if the cache can’t be created', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');

    const error = await unavailable({ cacheDir: join(file, 'cache') });

    expect(error.message).toMatch(/a-file\/cache can't be created \(ENOTDIR\)\. Set MONGODB_URI/);
  });

  it('are unavailable without the keys for their signatures', async () => {
    process.env['MONGOMS_MAX_RETRIES'] = '1';
    const mongodArchive = { url: 'https://127.0.0.1:9/mongodb.tgz', sha256: '' };
    const error = await unavailable({ cacheDir, keyring: join(folder, 'no-such-keyring.gpg'), mongodArchive });

    expect(error.message).toMatch(/debian-archive-keyring.*Failed to download MongoDB/);
  });

  it('are prepared once for concurrent calls, with the same result', async () => {
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

  it('are not downloaded again if they exist', async () => {
    const lines: string[] = [];
    await prepareBundle();

    await prepareBundle({ archive: 'http://127.0.0.1:9/debian', onProgress: (line) => lines.push(line) });

    expect(lines).toEqual([]);
  });

  it('are checked again if they differ from the pinned ones, and used if the archive is unreachable', async () => {
    const root = await finishedBundle({ 'postgresql-18': '18.0-1' });

    const { layout, lines } = await prepareOffline();

    expect(layout).toMatchObject({ root });
    expect(lines.at(-1)).toBe("Database: can't reach the archive. Continuing with the previously installed version");
  });

  it.each([
    ['have the pinned versions', async () => finishedBundle(versionsOf(await readPins()))],
    ['replaced missing pinned ones', async () => finishedBundle({ libc6: '1' }, fingerprint(await readPins()))],
    ['are newer than the pinned ones, as their data may be', () => finishedBundle({ 'postgresql-18': '18.999-1' })],
  ])('are used without network access if they %s', async (_which, make) => {
    const root = await make();

    expect(await prepareOffline()).toEqual({ layout: expect.objectContaining({ root }), lines: [] });
  });
});

/** @returns the folder of a bundle that seems finished */
async function finishedBundle(packages: Record<string, string>, pins?: string): Promise<string> {
  const root = join(cacheDir, 'bundle-made-before');
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'bundle.json'), JSON.stringify({ layout: LAYOUT_VERSION, root, packages, pins }));
  return root;
}

async function prepareOffline() {
  const lines: string[] = [];
  const layout = await prepare({
    cacheDir,
    archive: 'http://127.0.0.1:9/debian',
    onProgress: (line) => lines.push(line),
  });
  return { layout, lines };
}

describe('the pinned packages', () => {
  it('include the server, and each has its name, version and hash', async () => {
    const pins = await readPins();

    expect(pins.map(({ name }) => name)).toEqual(expect.arrayContaining(['postgresql-18', 'postgresql-18-documentdb']));
    for (const pin of pins) {
      expect(pin.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(pin.licences).not.toHaveLength(0);
    }
  });

  it('are refused if one of them differs from the list', async () => {
    const bytes = Buffer.from('a package');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const pin = { name: 'libc6', version: '1', bytes: 9, sha256, licences: ['GPL'] };
    await writeFile(join(folder, 'libc6_1_amd64.deb'), bytes);
    await checkHashes(folder, [pin]);
    await writeFile(join(folder, 'libc6_1_amd64.deb'), 'another');

    await expect(checkHashes(folder, [pin])).rejects.toMatchObject({
      kind: 'untrusted',
      message: expect.stringContaining('libc6 1'),
    });
  });
});
