import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { root } from '../setup/processes.mjs';
import { backupSettings, restoreSettings } from './settings.mjs';

const NOW = new Date('2026-11-21T09:15:30.123Z');
let folder;
let dataDir;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-spec-'));
  dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'db'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const context = (env = {}) => ({ env: { DATA_DIR: dataDir, ...env }, cwd: folder, now: NOW });

describe('a backup', () => {
  test.each([
    [
      'is stored in the data folder by default, named by the time',
      [],
      () => join(dataDir, 'backups/shop-2026-11-21T091530Z.tar'),
    ],
    ['is stored in the given file, relative to the current folder', ['--to', 'b.tar'], () => join(folder, 'b.tar')],
    ['is stored in the given folder', ['--to', '.'], () => join(folder, 'shop-2026-11-21T091530Z.tar')],
  ])('%s', (_where, args, file) => {
    expect(backupSettings(args, context())).toMatchObject({ dataDir, file: file() });
  });
});

test('a backup is by default not encrypted and without the session key', () => {
  const plain = { encrypt: false, withKey: false };
  expect(backupSettings([], context())).toMatchObject(plain);
  expect(backupSettings(['--encrypt'], context())).toMatchObject({ ...plain, encrypt: true });
  expect(backupSettings([], context({ BACKUP_PASSPHRASE: 'x' }))).toMatchObject({ ...plain, encrypt: true });
  expect(backupSettings(['--with-key'], context())).toMatchObject({ ...plain, withKey: true });
});

test('a data folder is relative to the repository, as for the server', () => {
  const { dataDir: found } = restoreSettings(['b.tar'], { ...withFile('b.tar'), env: {} });

  expect(found).toBe(join(root, '.data'));
});

test('a restore requires one file, and replaces a database only with the option for it', () => {
  const at = withFile('b.tar');

  expect(restoreSettings(['b.tar'], at)).toEqual({ dataDir, file: join(folder, 'b.tar'), force: false });
  expect(restoreSettings(['--force', 'b.tar'], at)).toMatchObject({ force: true });
});

function withFile(name) {
  writeFileSync(join(folder, name), '');
  return context();
}

describe('one line that names the problem', () => {
  test.each([
    [
      'with an unknown option',
      ['--into', 'x'],
      'Usage: npm run backup [-- --to <file or folder>] [--encrypt] [--with-key]',
    ],
    ['with a word too many', ['x'], 'Usage: npm run backup [-- --to <file or folder>] [--encrypt] [--with-key]'],
    [
      'without the file for --to',
      ['--to'],
      'Usage: npm run backup [-- --to <file or folder>] [--encrypt] [--with-key]',
    ],
  ])('ends a backup %s', (_fault, args, message) => {
    expect(() => backupSettings(args, context())).toThrow(message);
  });

  test.each([
    ['without a file', [], 'Usage: npm run restore -- <file> [--force]'],
    ['with two files', ['a', 'b'], 'Usage: npm run restore -- <file> [--force]'],
    ['with a missing file', ['a.tar'], 'File not found'],
  ])('ends a restore %s', (_fault, args, message) => {
    expect(() => restoreSettings(args, context())).toThrow(message);
  });

  test('ends the commands for a database that is not embedded, and names the alternative', () => {
    const elsewhere = { MONGODB_URI: 'mongodb://host/shop' };

    expect(() => backupSettings([], context(elsewhere))).toThrow('mongodump');
    expect(() => restoreSettings(['b.tar'], context(elsewhere))).toThrow('mongorestore');
  });

  test('ends a backup of a folder without a shop', () => {
    expect(() => backupSettings([], context({ DATA_DIR: join(folder, 'none') }))).toThrow('There is no database in');
  });
});

describe('the commands', () => {
  const runCommand = (script, args, env) =>
    spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, INIT_CWD: folder, MONGODB_URI: '', DATA_DIR: dataDir, ...env },
    });

  test.each([
    ['backup.mjs', ['--wrong'], {}, /^Usage: npm run backup .*\n$/],
    ['backup.mjs', ['--encrypt'], {}, /^Set BACKUP_PASSPHRASE: .*\n$/],
    ['backup.mjs', [], { BACKUP_PASSPHRASE: 'short' }, /^The passphrase must have at least 12 characters\.\n$/],
    ['backup.mjs', [], { DATA_DIR: '/nowhere' }, /^There is no database in \/nowhere\. .*\n$/],
    ['backup.mjs', [], { MONGODB_URI: 'mongodb://host/shop' }, /^MONGODB_URI .*mongodump.*\n$/],
    ['restore.mjs', [], {}, /^Usage: npm run restore .*\n$/],
    ['restore.mjs', ['missing.tar'], {}, /^File not found: .*missing\.tar\.\n$/],
  ])('%s %j with %j fails with only that line, and leaves nothing behind', (script, args, env, line) => {
    const { status, stdout, stderr } = runCommand(script, args, env);

    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
    expect(readdirSync(dataDir)).toEqual(['db']);
  });
});
