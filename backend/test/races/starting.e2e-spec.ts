import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { SeedClaim } from '../../seeds/seed-claim.js';
import { FirstAdministratorService } from '../../src/users/first-administrator.service.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { made, stored } from '../support/races.js';

let servers: TestShop[] = [];
const connectionOf = ({ app }: TestShop) => app.get<Connection>(getConnectionToken());

/** Two servers that start at the same moment on a database that nobody has used. */
beforeEach(async () => {
  waited = [];
  const database = { mongodbUri: freshDatabaseUri() };
  servers = await made(2, () => startShop({}, database));
});
afterEach(async () => {
  const [first] = servers;
  if (first !== undefined) await connectionOf(first).dropDatabase();
  for (const server of servers) await server.close();
});

const PACE = { beatEveryMs: 20, goneAfterMs: 1500 };
let waited: string[] = [];
const take = (server: TestShop, isUsed = false) =>
  SeedClaim.take({
    connection: connectionOf(server),
    isUsed: () => Promise.resolve(isUsed),
    say: (line) => waited.push(line),
    pace: PACE,
  });

describe('servers that start on an empty database at once', () => {
  it('make one first administrator', async () => {
    const ensured = await made(2, (index) => servers[index]!.app.get(FirstAdministratorService).ensure());
    expect(ensured.filter((administrator) => administrator !== null)).toHaveLength(1);
    expect(await stored(servers[0]!, 'users')).toHaveLength(1);
  });

  it('fill it once: the other waits until it is done', async () => {
    const [here, there] = servers as [TestShop, TestShop];
    const [first, second] = [take(here), take(there)];
    const claim = await Promise.race([first, second]);
    expect(claim?.isTakenOver).toBe(false);
    await claim?.finish();
    const claims = await Promise.all([first, second]);
    expect(claims.filter((one) => one !== null)).toEqual([claim]);
    expect(await take(there)).toBeNull();
    expect(await stored(here, 'seeds')).toMatchObject([{ finishedAt: expect.any(Date) }]);
  });

  it('fill it anew where one of them died over it', async () => {
    const [here, there] = servers as [TestShop, TestShop];
    const lost = await take(here);
    lost?.letGo();
    const claim = await take(there);
    expect(claim?.isTakenOver).toBe(true);
    expect(waited).toContain('The filling of the database was begun before; waiting for its end …');
    await expect(lost?.finish()).rejects.toThrow('Another server');
    await claim?.finish();
    expect(await take(here)).toBeNull();
  });

  it('do not take it from one that is still at it', async () => {
    const [here, there] = servers as [TestShop, TestShop];
    const slow = await take(here);
    const other = take(there);
    const beats = async () => Number((await stored(here, 'seeds'))[0]?.['beat']);
    const enough = (2 * PACE.goneAfterMs) / PACE.beatEveryMs;
    const since = performance.now();
    while (performance.now() - since < 1.5 * PACE.goneAfterMs && (await beats()) < enough);
    await slow?.finish();
    expect(await other).toBeNull();
  });

  it('leave it alone where it is used', async () => {
    expect(await Promise.all(servers.map((server) => take(server, true)))).toEqual([null, null]);
    expect(await stored(servers[0]!, 'seeds')).toEqual([]);
  });
});
