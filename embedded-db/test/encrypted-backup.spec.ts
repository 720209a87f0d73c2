import { copyFile, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { backup, BackupFailure, restore } from '../dist/backups.js';
import { makeDatabaseFolder, makeFolder, removeFolder, withDatabase } from './support/test-database.js';

// Each restore makes a database, and a busy machine takes long over that.
jest.setTimeout(180_000);

const PASSPHRASE = 'correct horse battery';
const WORD = 'a word that nobody else may read';

let folder: string;
let file: string;
let dataDir: string;

beforeAll(async () => {
  folder = await makeFolder();
  file = join(folder, 'backup.tar');
  const original = join(folder, 'original');
  await rename(await makeDatabaseFolder(), original);
  await withDatabase({ dataDir: original }, (client) =>
    client.db('test').collection('words').insertOne({ word: WORD }),
  );
  const attachments = { secret: join(original, 'gateway-password') };
  await backup({ dataDir: original, file, attachments, passphrase: PASSPHRASE });
});
afterAll(() => removeFolder(folder));

beforeEach(async () => {
  dataDir = await makeFolder();
});
afterEach(() => removeFolder(dataDir));

const given = (passphrase: string) => () => Promise.resolve(passphrase);

async function failureOf(attempt: Promise<unknown>): Promise<BackupFailure> {
  const failure: unknown = await attempt.catch((error: unknown) => error);
  if (failure instanceof BackupFailure) return failure;
  throw new Error('a refusal was expected', { cause: failure });
}

describe('an encrypted backup', () => {
  it('is restored with its passphrase, including the added files', async () => {
    const secrets: (string | undefined)[] = [];
    await restore({
      dataDir,
      file,
      passphrase: given(PASSPHRASE),
      onReady: (files) => Promise.resolve(void secrets.push(files.get('secret')?.toString())),
    });

    const words = await withDatabase({ dataDir }, (client) => client.db('test').collection('words').find().toArray());
    expect(words).toMatchObject([{ word: WORD }]);
    expect(secrets).toEqual([await readFile(join(folder, 'original/gateway-password'), 'utf8')]);
  });

  it('reveals neither its manifest nor its secrets', async () => {
    const bytes = await readFile(file);
    const secret = await readFile(join(folder, 'original/gateway-password'));

    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes('"documents"')).toBe(false);
    expect(bytes.includes('manifest.json.enc')).toBe(true);
  });

  it.each([
    ['without a passphrase', undefined, /is encrypted. Enter its passphrase/],
    ['with a wrong one', 'wrong horse battery', /can't be opened: the passphrase is wrong, or the file was changed/],
  ])('is refused %s with one line, and nothing is created', async (_how, passphrase, line) => {
    const options = passphrase === undefined ? {} : { passphrase: given(passphrase) };

    const { message } = await failureOf(restore({ dataDir, file, ...options }));

    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is rejected before the passphrase prompt if it is truncated, and nothing is created', async () => {
    const cut = join(folder, 'cut.tar');
    await copyFile(file, cut);
    const opened = await open(cut, 'r+');
    await opened.truncate((await opened.stat()).size - 5_000);
    await opened.close();
    const passphrase = jest.fn(given(PASSPHRASE));

    const { message } = await failureOf(restore({ dataDir, file: cut, passphrase }));

    expect(message).toBe(`${cut} is not a complete backup: the file is truncated`);
    expect(passphrase).not.toHaveBeenCalled();
    expect(await readdir(dataDir)).toEqual([]);
  });
});
