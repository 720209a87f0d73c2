import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Agent, type Response } from 'supertest';
import { startShop, type TestShop } from '../support/app.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

/** Probes commonly wait for five seconds, and the shop gives up on its database after two. */
const ANSWERS_WITHIN_MS = 5000;

/** A call that does not wait for the database takes milliseconds; on a busy machine more, and less than one that waits for 3 s. */
const AT_ONCE_MS = 2500;
/** A call that waits for the database gives up after 3 s; the driver would wait for 30. */
const GIVES_UP_WITHIN_MS = 10_000;

const METRICS_TOKEN = 'metrics-token-of-more-than-32-characters';

let shop: TestShop;
let proxy: TcpProxy;
let server: ServerProcess;
let probe: Agent;

beforeAll(async () => {
  shop = await startShop();
  proxy = await startTcpProxy(shop.mongodbUri);
  // A mail server that does not respond.
  server = await startServer({ MONGODB_URI: proxy.uri, SMTP_URL: 'smtp://127.0.0.1:9', METRICS_TOKEN });
  probe = request.agent(server.url);
});
afterAll(async () => {
  proxy.release();
  await server.stop();
  await proxy.close();
  await shop.close();
});

/** Resolves when the shop has noticed that its database answers again: a busy machine takes a moment. */
async function answering(path: string, caller = probe): Promise<void> {
  while ((await caller.get(path)).status !== 200) continue;
}

describe('a shop whose database hangs', () => {
  it('soon reports that it is alive but not ready, and works again afterwards', async () => {
    await probe.get('/api/health/ready').expect(200);
    proxy.hold();
    const from = Date.now();
    const answers = await Promise.all([1, 2, 3].map(() => probe.get('/api/health/ready')));
    expect(Date.now() - from).toBeLessThan(ANSWERS_WITHIN_MS);
    for (const { status, body } of answers) {
      const message = 'Not ready: the storage is not responding.';
      expect({ status, body }).toEqual({ status: 503, body: { statusCode: 503, code: 'UNAVAILABLE', message } });
    }
    await probe.get('/api/health/live').expect(200);
    proxy.release();
    await answering('/api/health/ready');
    await probe.get('/api/products').expect(200);
  });

  it('fails within three seconds for calls with a session, then at once, and never treats them as visitors', async () => {
    const buyer = request.agent(server.url);
    const person = { name: 'Aisha', email: 'aisha@silent.example', phoneNumber: '+971501234567' };
    const password = 'a long password 77';
    await buyer
      .post('/api/users')
      .send({ ...person, password, confirmPassword: password })
      .expect(201);
    proxy.hold();
    const timed = async (call: PromiseLike<Response>) => {
      const from = Date.now();
      const { status } = await call;
      return { status, ms: Date.now() - from };
    };
    const health = await Promise.all([timed(buyer.get('/api/health')), timed(buyer.get('/api/health/live'))]);
    for (const { status, ms } of health) expect([status, ms < AT_ONCE_MS]).toEqual([200, true]);
    const first = await Promise.all([timed(buyer.get('/api/quotes/my')), timed(buyer.get('/api/products'))]);
    for (const { status, ms } of first) expect([status, ms < GIVES_UP_WITHIN_MS]).toEqual([503, true]);
    const next = await Promise.all([timed(buyer.get('/api/quotes/my')), timed(probe.post('/api/contact').send({}))]);
    for (const { status, ms } of next) expect([status, ms < AT_ONCE_MS]).toEqual([503, true]);
    expect(await timed(probe.get('/api/products'))).toMatchObject({ status: 200 });
    proxy.release();
    await answering('/api/quotes/my', buyer);
  });

  it('reports its other metrics, without the emails that it can’t count', async () => {
    const metrics = () => probe.get('/api/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(200);
    expect((await metrics()).text).toContain('outbox_letters{state="failed"} 0');
    proxy.hold();
    const from = Date.now();
    const [{ text }] = await Promise.all([metrics(), metrics()]);
    expect(Date.now() - from).toBeLessThan(ANSWERS_WITHIN_MS);
    expect(text).toMatch(/^mongodb_connections_in_use \d+$/m);
    expect(text).not.toContain('outbox_letters{');
    proxy.release();
    await answering('/api/health/ready');
    expect((await metrics()).text).toContain('outbox_letters{state="failed"} 0');
  });

  it('logs once that it began and once that it is over', () => {
    const said = server.log().filter(({ context }) => context === 'Readiness');
    expect(said.map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', expect.stringMatching(/^Not ready: the database is not responding/)],
      ['info', 'Ready again'],
    ]);
  });
});

describe('a shop whose mail server is down', () => {
  it('is ready, and accepts actions that send emails', async () => {
    const message = { name: 'Aisha', phone: '+971501234567', message: 'Hello' };
    await probe.post('/api/contact').send(message).expect(201);
    await probe.get('/api/health/ready').expect(200);
  });
});
