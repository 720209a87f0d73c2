import { randomBytes } from 'node:crypto';

/**
 * The address of a database that nobody has used, on the server of the run. Its name is new each time: the embedded
 * database may remember on some of its connections that a collection of a dropped database is gone.
 */
export function freshDatabaseUri(): string {
  const base = process.env['TEST_MONGODB_URI'];
  if (base === undefined) throw new Error('TEST_MONGODB_URI is not set: run the tests through npm test');
  const uri = new URL(base);
  uri.pathname = `/test_${randomBytes(6).toString('hex')}`;
  if (uri.username !== '' && !uri.searchParams.has('authSource')) uri.searchParams.set('authSource', 'admin');
  return uri.href;
}
