import { chmod, chown, open, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { start, UnusableDataFolder } from '../dist/index.js';
import { makeDatabaseFolder, removeFolder, withDatabase } from './support/test-database.js';

let dataDir: string;
let data: string;

beforeEach(async () => {
  dataDir = await makeDatabaseFolder();
  data = join(dataDir, 'postgres/data');
});
afterEach(() => removeFolder(dataDir));

async function overwrite(path: string, position: number, length: number): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(length, 0x5a), 0, length, position);
  await file.close();
}

async function emptyWal(): Promise<void> {
  const names = (await readdir(join(data, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of names) await overwrite(join(data, 'pg_wal', name), 0, 16 * 1024 * 1024);
}

interface Harm {
  what: string;
  harm: () => Promise<void>;
  file: string;
  remedy: RegExp;
}

const RESTORE = /npm run restore/;
const OF_ROOT: Harm[] = [
  {
    what: 'the folder belongs to another user',
    harm: () => chown(data, 12_345, 12_345),
    file: '',
    remedy: /chown -R \d+:\d+ /,
  },
];
const HARMS: Harm[] = [
  { what: 'the version is missing', harm: () => rm(join(data, 'PG_VERSION')), file: 'PG_VERSION', remedy: RESTORE },
  {
    what: 'the version is no version',
    harm: () => writeFile(join(data, 'PG_VERSION'), 'x\n'),
    file: 'PG_VERSION',
    remedy: RESTORE,
  },
  {
    what: 'the version is another one',
    harm: () => writeFile(join(data, 'PG_VERSION'), '17\n'),
    file: 'PG_VERSION',
    remedy: /npm run backup/,
  },
  {
    what: 'the control file is missing',
    harm: () => rm(join(data, 'global/pg_control')),
    file: 'global/pg_control',
    remedy: RESTORE,
  },
  {
    what: 'the control file is cut off',
    harm: () => truncate(join(data, 'global/pg_control'), 100),
    file: 'global/pg_control',
    remedy: RESTORE,
  },
  {
    what: 'the control file is changed',
    harm: () => overwrite(join(data, 'global/pg_control'), 60, 16),
    file: 'global/pg_control',
    remedy: RESTORE,
  },
  { what: 'others may enter the folder', harm: () => chmod(data, 0o755), file: '', remedy: /chmod 700 / },
  { what: 'the write-ahead log is overwritten', harm: emptyWal, file: 'pg_wal', remedy: RESTORE },
  {
    what: 'the write-ahead log is missing',
    harm: () => rm(join(data, 'pg_wal'), { recursive: true }),
    file: 'pg_wal',
    remedy: RESTORE,
  },
  {
    what: 'the list of databases is damaged',
    harm: () => overwrite(join(data, 'global/1262'), 0, 8192),
    file: 'global/1262',
    remedy: RESTORE,
  },
  {
    what: 'the password is another one',
    harm: () => writeFile(join(data, 'pgpass'), '*:*:*:postgres:0abc\n'),
    file: 'pgpass',
    remedy: /delete it/,
  },
  ...(process.getuid?.() === 0 ? OF_ROOT : []),
];

it.each(HARMS)('a start fails with one line that names the file and a remedy if $what', async (harmed) => {
  await harmed.harm();

  const failure: unknown = await start({ dataDir }).catch((error: unknown) => error);

  if (!(failure instanceof UnusableDataFolder)) throw new Error('a refusal was expected', { cause: failure });
  expect(failure.message).toContain(join(data, harmed.file));
  expect(failure.message).toMatch(harmed.remedy);
  expect(failure.message).not.toContain('\n');
});

it('the remedy for a lost password works: the next start creates another one', async () => {
  await rm(join(data, 'pgpass'));

  await withDatabase({ dataDir }, async (client) => {
    expect(await client.db('test').collection('items').countDocuments()).toBe(0);
  });
});
