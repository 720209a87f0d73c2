import { expect, it } from '@jest/globals';
import { explainLog, explainStart, UnusableDataFolder } from './unusable-folder.js';

const FOLDERS = { base: '/b', data: '/b/data', log: '/b.log' };
const KNOCK = '2026 UTC [2] FATAL:  the database system is starting up\n';

it.each([
  ['PANIC:  could not locate a valid checkpoint record at 0/1', /^\/b\/data\/pg_wal is damaged \(/],
  ['FATAL:  incorrect checksum in control file', /^\/b\/data\/global\/pg_control is damaged \(/],
  ['FATAL:  could not open file "base/5/2601": No such file', /^\/b\/data\/base\/5\/2601 is damaged \(/],
  [
    'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    /^PostgreSQL did not start on \/b\/data: could/,
  ],
  ['PANIC:  could not write to file "pg_wal/x": No space left on device', /^\/b\/data has no space left: free/],
  ['LOG:  nothing', /^PostgreSQL did not start; see \/b\.log$/],
])('the last log line %s is explained, despite later connections', (words, line) => {
  expect(explainLog(FOLDERS, `2026 UTC [1] ${words}\n${KNOCK}`).message).toMatch(line);
});

it.each([
  ['of the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of PostgreSQL', Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' })],
  ['in the words of a program', new Error('initdb failed: FATAL:  could not write: No space left on device')],
])('a full disk with the error %s is explained in one line', (_, error) => {
  expect(explainStart('/b/data', error)).toEqual(
    new UnusableDataFolder('/b/data has no space left: free some disk space'),
  );
});

it('an error without details of the folder is not changed', () => {
  const error = new TypeError('x is undefined');
  expect(explainStart('/b/data', error)).toBe(error);
});
