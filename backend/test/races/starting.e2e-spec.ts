import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { SeedClaim } from '../../seeds/seed-claim.js';
import { AccountsService } from '../../src/people/users/accounts.service.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { stored } from './races.js';

let here: TestShop;
let there: TestShop;
let database: string;
let waited: string[];

/** Two servers that start at the same moment on an unused database. */
beforeAll(async () => {
  const empty = { mongodbUri: freshDatabaseUri() };
  [here, there] = await Promise.all([startShop({}, empty), startShop({}, empty)]);
});
beforeEach(() => {
  waited = [];
  database = `test_${randomBytes(6).toString('hex')}`;
});
afterEach(() => connectionOf(here).useDb(database).dropDatabase());
afterAll(async () => {
  await connectionOf(here).dropDatabase();
  await there.close();
  await here.close();
});

const PACE = { beatEveryMs: 20, goneAfterMs: 1500 };
const connectionOf = ({ app }: TestShop) => app.get<Connection>(getConnectionToken());
const mark = () => connectionOf(here).useDb(database).collection('seeds').findOne({});
const take = (server: TestShop, isUsed = false) =>
  SeedClaim.take({
    connection: connectionOf(server).useDb(database),
    isUsed: () => Promise.resolve(isUsed),
    say: (line) => waited.push(line),
    pace: PACE,
  });

describe('servers that start on an empty database at once', () => {
  it('create one first administrator', async () => {
    const ensured = await Promise.all([here, there].map(({ app }) => app.get(AccountsService).ensureAdministrator()));
    expect(ensured.filter((administrator) => administrator !== null)).toHaveLength(1);
    expect(await stored(here, 'users')).toHaveLength(1);
  });

  it('seed it once: the other waits until it is done', async () => {
    const [first, second] = [take(here), take(there)];
    const claim = await Promise.race([first, second]);
    expect(claim?.isTakenOver).toBe(false);
    await claim?.finish();
    const claims = await Promise.all([first, second]);
    expect(claims.filter((one) => one !== null)).toEqual([claim]);
    expect(await take(there)).toBeNull();
    expect(await mark()).toMatchObject({ finishedAt: expect.any(Date) });
  });

  it('seed it again if one of them died while seeding', async () => {
    const lost = await take(here);
    lost?.letGo();
    const claim = await take(there);
    expect(claim?.isTakenOver).toBe(true);
    expect(waited).toContain('Another server is creating the demo shop. Waiting for it …');
    await expect(lost?.finish()).rejects.toThrow('Another server');
    await claim?.finish();
    expect(await take(here)).toBeNull();
  });

  it('do not take over from one that is still seeding', async () => {
    const slow = await take(here);
    const other = take(there);
    const beats = async () => Number((await mark())?.['beat']);
    const enough = (2 * PACE.goneAfterMs) / PACE.beatEveryMs;
    const since = performance.now();
    while (performance.now() - since < 1.5 * PACE.goneAfterMs && (await beats()) < enough);
    await slow?.finish();
    expect(await other).toBeNull();
  });

  it('don’t change it if it is in use', async () => {
    expect(await Promise.all([here, there].map((server) => take(server, true)))).toEqual([null, null]);
    expect(await mark()).toBeNull();
  });
});
