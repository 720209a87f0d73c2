import { expect, it } from '@jest/globals';
import { requireNamedAccount } from './data-folder.js';
import { UnusableDataFolder } from './unusable-folder.js';

const nameless = () => {
  throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
};

it('a first start under a user id without an account is refused in one line', () => {
  const start = () => {
    requireNamedAccount('/data', { account: null }, nameless);
  };
  expect(start).toThrow(UnusableDataFolder);
  expect(start).toThrow(/^\/data can't be used by the user id .+: start it as a user with an account on this machine$/);
});

it('a first start as root uses an account for the database, with any name', () => {
  requireNamedAccount('/data', { account: { uid: 61847, gid: 61847 } }, nameless);
  requireNamedAccount('/data', { account: null });
});
