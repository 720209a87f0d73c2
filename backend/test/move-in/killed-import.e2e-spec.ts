import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request, { type Agent } from 'supertest';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';
import { type ServerProcess, startServers } from '../support/server-process.js';

// Two servers are started, and one of them is lost.
jest.setTimeout(180_000);

/** Ten portions. */
const ROWS = 250;
let servers: ServerProcess[];
/** Looks into the same database. */
let shop: TestShop;
let calls: MoveInCalls;
let agents: Agent[];

beforeAll(async () => {
  const mongodbUri = freshDatabaseUri();
  const places = { MONGODB_URI: mongodbUri };
  servers = await startServers(places, places);
  shop = await startShop({}, { mongodbUri });
  calls = await MoveInCalls.at(shop);
  await calls.renew();
  const { email, password } = calls.office;
  agents = await Promise.all(
    servers.map(async ({ url }) => {
      const http = request.agent(url);
      await http.post('/api/users/auth').send({ email, password }).expect(200);
      return http;
    }),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await shop.close();
});

const path = () => `/api/move-ins/${calls.moveIn}/invoices`;
const manyRows = () => fileOf(...Array.from({ length: ROWS }, () => calls.rowOf(calls.oldNumber())));
const countNow = async (): Promise<number> => (await calls.report())[0].count;

describe('a file of the old books', () => {
  it('is brought in once by two servers that import it at the same moment', async () => {
    const csv = manyRows();
    const { plan } = await calls.check('invoices', csv);
    const answers = await Promise.all(agents.map((http) => http.post(path()).send({ csv, plan })));
    // A server that waits too long for the other one answers that it is busy, and takes the file when it is sent again.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await countNow()).toBe(ROWS);
    expect(await calls.check('invoices', csv)).toMatchObject({ created: 0, unchanged: ROWS });
  });

  it('goes on at another server when the first one was killed in the middle, and brings nothing twice', async () => {
    const [killed, other] = agents;
    if (killed === undefined || other === undefined) throw new Error('Two servers are needed');
    const csv = manyRows();
    const { plan } = await calls.check('invoices', csv);
    const outcome = killed
      .post(path())
      .send({ csv, plan })
      .then(({ status }) => status)
      .catch(() => null);
    while ((await countNow()) === ROWS);
    servers[0]?.signal('SIGKILL');
    expect(await outcome).toBeNull();
    await servers[0]?.ended;
    const stopped = await countNow();
    expect(stopped).toBeGreaterThan(ROWS);
    expect(stopped).toBeLessThan(2 * ROWS);
    const again = await other.post(path()).send({ csv }).expect(200);
    expect(again.body).toMatchObject({ created: 2 * ROWS - stopped, unchanged: stopped - ROWS });
    await other.post(path()).send({ csv, plan: again.body.plan }).expect(200);
    expect((await calls.report())[0]).toMatchObject({ count: 2 * ROWS, brought: 2 * ROWS * 6_500 });
  });
});
