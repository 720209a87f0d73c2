import { expect, it } from '@jest/globals';
import { buildUri } from './uri.js';

it('the connection string contains account, port and replica set', () => {
  const uri = new URL(buildUri(27018, 'p@ss/word'));

  expect(uri.host).toBe('127.0.0.1:27018');
  expect([uri.username, decodeURIComponent(uri.password)]).toEqual(['embedded', 'p@ss/word']);
  expect(uri.searchParams.get('replicaSet')).toBe('embedded');
  expect(uri.searchParams.get('authSource')).toBe('admin');
});
