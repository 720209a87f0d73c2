import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Agent } from 'supertest';
import { startShop, type TestShop } from './support/app.js';
import { type ServerProcess, startServer } from './support/server-process.js';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.js';

/** Probes commonly wait for five seconds, and the shop gives up on its database after two. */
const ANSWERS_WITHIN_MS = 5000;

const METRICS_TOKEN = 'metrics-token-of-more-than-32-characters';

let shop: TestShop;
let proxy: TcpProxy;
let server: ServerProcess;
let probe: Agent;

beforeAll(async () => {
  shop = await startShop();
  proxy = await startTcpProxy(shop.mongodbUri);
  // A mail server that nobody answers for.
  server = await startServer({ MONGODB_URI: proxy.uri, SMTP_URL: 'smtp://127.0.0.1:9', METRICS_TOKEN });
  probe = request.agent(server.url);
});
afterAll(async () => {
  proxy.release();
  await server.stop();
  await proxy.close();
  await shop.close();
});

describe('a shop whose database hangs', () => {
  it('says soon that it can’t work, and that it lives, and works again afterwards', async () => {
    await probe.get('/api/health/ready').expect(200);
    proxy.hold();
    const from = Date.now();
    const answers = await Promise.all([1, 2, 3].map(() => probe.get('/api/health/ready')));
    expect(Date.now() - from).toBeLessThan(ANSWERS_WITHIN_MS);
    for (const { status, body } of answers) {
      const message = 'Not ready: the storage does not answer.';
      expect({ status, body }).toEqual({ status: 503, body: { statusCode: 503, code: 'UNAVAILABLE', message } });
    }
    await probe.get('/api/health/live').expect(200, { status: 'ok' });
    proxy.release();
    await probe.get('/api/health/ready').expect(200, { status: 'ok' });
    await probe.get('/api/products').expect(200);
  });

  it('tells its other figures, without the e-mails that it can’t count', async () => {
    const metrics = () => probe.get('/api/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(200);
    expect((await metrics()).text).toContain('outbox_letters{state="failed"} 0');
    proxy.hold();
    const from = Date.now();
    const [{ text }] = await Promise.all([metrics(), metrics()]);
    expect(Date.now() - from).toBeLessThan(ANSWERS_WITHIN_MS);
    expect(text).toMatch(/^mongodb_connections_in_use \d+$/m);
    expect(text).not.toContain('outbox_letters{');
    proxy.release();
    expect((await metrics()).text).toContain('outbox_letters{state="failed"} 0');
  });

  it('logs once that it began and once that it is over', () => {
    const said = server.log().filter(({ context }) => context === 'Readiness');
    expect(said.map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', expect.stringMatching(/^Not ready: the database does not answer/)],
      ['info', 'Ready again'],
    ]);
  });
});

describe('a shop whose mail server is away', () => {
  it('is ready, and takes what e-mails tell of', async () => {
    const message = { name: 'Aisha', phone: '+971501234567', message: 'Hello' };
    await probe.post('/api/contact').send(message).expect(201);
    await probe.get('/api/health/ready').expect(200, { status: 'ok' });
  });
});
