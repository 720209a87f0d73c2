import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveCacheDir } from '../bundle/cache-dir.js';
import type { PrepareOptions } from '../bundle/prepare.js';
import { codeOf, errorMessage } from '../thrown.js';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';
import { MONGOD_VERSION, type MongodArchive, pinnedArchive } from './archives.js';

const PROBE_TIMEOUT_MS = 30_000;

/**
 * The path of a `mongod` in the user's cache. Fetches MongoDB once: its archive is compared with the pinned SHA-256
 * before anything of it is unpacked or run.
 * Throws EmbeddedDatabaseUnavailable.
 */
export async function downloadMongod(options: PrepareOptions): Promise<string> {
  const archive = options.mongodArchive ?? pinnedArchive();
  if (archive === null) {
    throw new EmbeddedDatabaseUnavailable(
      'unsupported',
      `no MongoDB build is available for ${process.platform} on ${process.arch}`,
    );
  }
  const cacheDir = await resolveCacheDir(options.cacheDir);
  const target = join(cacheDir, `mongod-${MONGOD_VERSION}-${archive.sha256.slice(0, 12)}`);
  if (await exists(target)) return target;
  await makeFolder(cacheDir);
  const work = await mkdtemp(join(cacheDir, 'partial-'));
  try {
    const program = await fetchProgram(archive, work, options.onProgress ?? (() => undefined));
    await rename(program, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return target;
}

async function fetchProgram(archive: MongodArchive, work: string, report: (line: string) => void): Promise<string> {
  const { MongoBinaryDownload } = await import('mongodb-memory-server-core/lib/util/MongoBinaryDownload.js');
  const download = new MongoBinaryDownload({ version: MONGOD_VERSION, downloadDir: work, checkMD5: false });
  download.printDownloadProgress = progressOf(download, report);
  report(`Database: downloading MongoDB ${MONGOD_VERSION} (once)`);
  const file = await download.download(archive.url).catch((cause: unknown) => {
    const reason = codeOf(cause) ?? errorMessage(cause);
    throw new EmbeddedDatabaseUnavailable('offline', `Failed to download MongoDB from ${archive.url} (${reason})`, {
      cause,
    });
  });
  if ((await sha256Of(file)) !== archive.sha256) {
    throw new EmbeddedDatabaseUnavailable(
      'untrusted',
      `the download from ${archive.url} does not match the published checksum and was discarded`,
    );
  }
  report('Database: unpacking MongoDB');
  const program = await download.extract(file);
  await requireRunning(program);
  return program;
}

interface Downloading {
  dlProgress: { current: number; length: number; lastPrintedAt: number };
}

const REPORT_EVERY_MS = 2000;

function progressOf({ dlProgress }: Downloading, report: (line: string) => void) {
  return (chunk: { length: number }): void => {
    dlProgress.current += chunk.length;
    if (Date.now() - dlProgress.lastPrintedAt < REPORT_EVERY_MS) return;
    dlProgress.lastPrintedAt = Date.now();
    report(`Database: downloading, ${megabytes(dlProgress.current)} of ${megabytes(dlProgress.length)} MB`);
  };
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Libraries or a C library that the system lacks show at the start of the program. */
async function requireRunning(program: string): Promise<void> {
  await promisify(execFile)(program, ['--version'], { timeout: PROBE_TIMEOUT_MS }).catch((cause: unknown) => {
    throw new EmbeddedDatabaseUnavailable(
      'unsupported',
      `the downloaded MongoDB does not start: ${errorMessage(cause)}`,
      { cause },
    );
  });
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch((cause: unknown) => {
    throw new EmbeddedDatabaseUnavailable('unsupported', `${path} can't be created (${codeOf(cause) ?? ''})`, {
      cause,
    });
  });
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
