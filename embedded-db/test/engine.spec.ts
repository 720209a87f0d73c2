import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedDatabaseUnavailable } from '../dist/index.js';
import { chooseEngine, chooseEngineOf } from '../dist/engine.js';
import { encodeTarHeader, tarPadding } from '../src/archive/tar.js';
import { makeFolder, removeFolder } from './support/test-database.js';

const SOUND = '#!/bin/sh\necho db version v8\n';
const BROKEN = '#!/bin/sh\necho GLIBC_2.38 not found >&2\nexit 1\n';

let folder: string;
let cacheDir: string;
let server: Server;
let lines: string[];
let fetched: string[];
const realMachine = { platform: process.platform, arch: process.arch };
const realEnvironment = { ...process.env };

beforeEach(async () => {
  folder = await makeFolder();
  cacheDir = join(folder, 'cache');
  lines = [];
  fetched = [];
  pretend({ platform: 'darwin', arch: 'arm64' });
  process.env['PATH'] = '/nowhere';
  process.env['MONGOMS_USE_HTTP'] = 'true';
  process.env['MONGOMS_MAX_RETRIES'] = '1';
  delete process.env['MONGOMS_SYSTEM_BINARY'];
});
afterEach(async () => {
  pretend(realMachine);
  process.env = { ...realEnvironment };
  server.closeAllConnections();
  server.close();
  await removeFolder(folder);
});

function pretend(machine: { platform: string; arch: string }): void {
  for (const [name, value] of Object.entries(machine)) Object.defineProperty(process, name, { value });
}

const tarOf = (name: string, content: Buffer): Buffer =>
  Buffer.concat([
    encodeTarHeader({ name, size: content.length }, new Date(0)),
    content,
    Buffer.alloc(tarPadding(content.length) + 2 * 512),
  ]);

/** MongoDB's downloads, with `program` as mongod. */
async function downloads(program: string, { sha256 }: { sha256?: string } = {}) {
  const archive = gzipSync(tarOf('mongodb-8/bin/mongod', Buffer.from(program)));
  server = createServer((request, response) => {
    fetched.push(request.url ?? '');
    response.setHeader('content-length', archive.length).end(archive);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const mongodArchive = {
    url: `http://127.0.0.1:${port}/mongodb.tgz`,
    sha256: sha256 ?? createHash('sha256').update(archive).digest('hex'),
  };
  return { cacheDir, mongodArchive, onProgress: (line: string) => lines.push(line) };
}

async function unavailable(choice: Promise<unknown>): Promise<EmbeddedDatabaseUnavailable> {
  const outcome: unknown = await choice.catch((error: unknown) => error);
  if (outcome instanceof EmbeddedDatabaseUnavailable) return outcome;
  throw new Error('no database was expected', { cause: outcome });
}

describe('the database of a machine that can’t run the bundle', () => {
  it('is the mongod on its PATH, and nothing is fetched', async () => {
    const options = await downloads(SOUND);
    const own = join(folder, 'mongod');
    await writeFile(own, SOUND);
    await chmod(own, 0o755);
    process.env['PATH'] = folder;

    expect(await chooseEngine(options)).toBe(own);
    expect(lines).toEqual([`Database: using ${own}`]);
    expect(fetched).toEqual([]);
  });

  it('is a MongoDB that is downloaded once, with its size on the console', async () => {
    const options = await downloads(SOUND);

    const program = await chooseEngine(options);
    expect(program).toMatch(/cache\/mongod-8\.\d+\.\d+-[0-9a-f]{12}$/);
    expect(lines).toEqual([
      expect.stringMatching(/^Database: downloading MongoDB 8\.\S+ \(once\)$/),
      expect.stringMatching(/^Database: downloading, \d+ of \d+ MB$/),
      'Database: unpacking MongoDB',
      `Database: using ${program as string}`,
    ]);
    expect(await readdir(cacheDir)).toEqual([expect.stringMatching(/^mongod-8/)]);

    expect(await chooseEngine(options)).toBe(program);
    expect(fetched).toEqual(['/mongodb.tgz']);
  });

  it('is refused if the download has a wrong SHA-256, and nothing of it is stored', async () => {
    const error = await unavailable(chooseEngine(await downloads(SOUND, { sha256: '0'.repeat(64) })));

    expect(error.kind).toBe('untrusted');
    expect(error.message).toContain('does not match the published checksum');
    expect(await readdir(cacheDir)).toEqual([]);
  });

  it('is refused with the reason if the downloaded program does not run', async () => {
    const error = await unavailable(chooseEngine(await downloads(BROKEN)));

    expect(error.message).toMatch(/does not start:.*GLIBC_2\.38 not found/);
    expect(error.message).not.toContain('\n');
    expect(await readdir(cacheDir)).toEqual([]);
  });

  it('is unavailable without a connection: one line names all alternatives', async () => {
    const options = await downloads(SOUND);
    server.close();

    const error = await unavailable(chooseEngine(options));
    expect(error.kind).toBe('offline');
    expect(error.message).toMatch(
      /ECONNREFUSED\)\. Set MONGODB_URI .*mongod is on the PATH.*connect this machine.*docker compose/,
    );
    expect(error.message).not.toContain('\n');
  });

  it('is unavailable if there is no MongoDB build for the machine', async () => {
    pretend({ platform: 'freebsd', arch: 'riscv64' });

    const error = await unavailable(chooseEngine({ ...(await downloads(SOUND)), mongodArchive: undefined }));
    expect(error.message).toContain('no MongoDB build is available for freebsd on riscv64');
    expect(fetched).toEqual([]);
  });

  it('is always the one that created the data folder', async () => {
    const options = await downloads(SOUND);
    const made = join(folder, 'data');
    await mkdir(join(made, 'postgres'), { recursive: true });

    await expect(chooseEngineOf(made, options)).rejects.toThrow(/data was created by .*Set MONGODB_URI/);
  });
});

describe('the database of a machine that can run the bundle', () => {
  it('stays MongoDB for a data folder created by MongoDB', async () => {
    const options = await downloads(SOUND);
    pretend(realMachine);
    const made = join(folder, 'data');
    await mkdir(join(made, 'mongod'), { recursive: true });

    expect(await chooseEngineOf(made, options)).toMatch(/cache\/mongod-8/);
  });
});
