import { execFileSync } from 'node:child_process';
import { mkdtemp, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ArchiveReader } from './archive-reader.js';
import { ArchiveWriter } from './archive-writer.js';
import { MalformedTar } from './tar.js';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-spec-'));
  path = join(folder, 'backup.tar');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeArchive(): Promise<void> {
  const writer = await ArchiveWriter.create(path);
  await writer.add('data/a', [Buffer.from('first '), Buffer.from('file')]);
  await writer.add('empty', []);
  await writer.add('data/b', [Buffer.alloc(3_000_000, 7)]);
  await writer.finish();
}

async function verify(): Promise<void> {
  const reader = await ArchiveReader.open(path);
  try {
    await reader.verify();
  } finally {
    await reader.close();
  }
}

async function flipByte(position: number): Promise<void> {
  const file = await open(path, 'r+');
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, position);
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 0xff]), 0, 1, position);
  await file.close();
}

it('an archive returns the stored files', async () => {
  await writeArchive();

  const reader = await ArchiveReader.open(path);
  await reader.verify();

  expect(reader.names).toEqual(['data/a', 'empty', 'data/b', 'SHA256SUMS']);
  expect((await reader.read('data/a')).toString()).toBe('first file');
  expect(await reader.read('empty')).toHaveLength(0);
  expect((await reader.read('data/b')).equals(Buffer.alloc(3_000_000, 7))).toBe(true);
  await reader.close();
});

it('an archive is readable only by its owner', async () => {
  await writeArchive();

  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('tar(1) can unpack it, and sha256sum(1) finds no error', async () => {
  await writeArchive();

  execFileSync('tar', ['-xf', path, '-C', folder]);
  const found = execFileSync('sha256sum', ['--strict', '-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });

  expect(found).toBe('data/a: OK\nempty: OK\ndata/b: OK\n');
  expect(await readFile(join(folder, 'data/a'), 'utf8')).toBe('first file');
});

it('an unfinished archive never has its final name, and nothing remains of a cancelled one', async () => {
  const writer = await ArchiveWriter.create(path);
  await writer.add('data/a', [Buffer.from('first')]);
  const during = await readdir(folder);

  await writer.discard();

  expect(during).toEqual([expect.stringMatching(/^backup\.tar\.\d+\.partial$/)]);
  expect(await readdir(folder)).toEqual([]);
});

// The first file has its header at 0 and its content at 512; the checksums are near the end.
it.each([
  ['a name', () => 3],
  ['a content', () => 514],
  ['the last content', () => 2_000_000],
  ['the sums', (length: number) => length - 1536 + 70],
])('a changed byte in %s is detected', async (_place, position) => {
  await writeArchive();
  const { size } = await stat(path);

  await flipByte(position(size));

  await expect(verify()).rejects.toThrow(MalformedTar);
});

it.each([0, 100, 512, 1_000_000])('a file truncated after %d bytes is refused', async (length) => {
  await writeArchive();

  await truncate(path, length);

  await expect(verify()).rejects.toThrow(MalformedTar);
});

it('a file without its end is refused', async () => {
  await writeArchive();
  const { size } = await stat(path);

  await truncate(path, size - 1024);

  await expect(verify()).rejects.toThrow(MalformedTar);
});
