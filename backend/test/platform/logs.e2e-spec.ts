import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { TestActor } from '../support/actors.js';
import { PRODUCTION, startShop, type TestShop } from '../support/app.js';
import { type LogEntry, type ServerProcess, startServer } from '../support/server-process.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

const SECRETS = {
  JWT_SECRET: 'the key of the sessions, 32 letters at least',
  ADMIN_PASSWORD: 'the first administrator knows this',
  METRICS_TOKEN: 'metrics-token-of-more-than-32-characters',
};
const TYPED = ['a password of an account', 'a password that is wrong', 'a password to be', 'a-token-of-a-mailed-link'];
const MAIL_PASSWORD = 'letters-are-sent-with-this';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let shop: TestShop;
let buyer: TestActor;
let proxy: TcpProxy;
let server: ServerProcess;
let cookie: string;

const visitor = () => request.agent(server.url);
const signIn = (email: string, password: string) => visitor().post('/api/users/auth').send({ email, password });

beforeAll(async () => {
  shop = await startShop();
  buyer = await shop.as.customer();
  proxy = await startTcpProxy(shop.mongodbUri);
  const SMTP_URL = `smtp://mailer:${MAIL_PASSWORD}@127.0.0.1:9`;
  const places = { MONGODB_URI: proxy.uri, SMTP_URL, TRUSTED_PROXIES: '10.1.0.0/16' };
  server = await startServer({ ...PRODUCTION, LOG_LEVEL: 'trace', ...places, ...SECRETS });
  const { headers } = await signIn(buyer.email, buyer.password).expect(200);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(async () => {
  proxy.release();
  await server.stop();
  await proxy.close();
  await shop.close();
});

/** The line is written when the answer has left, which its reader may notice first. */
async function entryOf(isIt: (entry: LogEntry) => boolean, of = server): Promise<LogEntry> {
  for (;;) {
    const found = of.log().find(isIt);
    if (found !== undefined) return found;
    await pause(10);
  }
}

const lineOf = (requestId: unknown) =>
  entryOf((entry) => entry['requestId'] === requestId && entry['msg'] === 'request');

describe('the log of a request', () => {
  it('is one line with caller, call and result', async () => {
    const { headers } = await visitor().get('/api/quotes/my?q=a-private-word').set('cookie', cookie).expect(400);
    const entry = await lineOf(headers['x-request-id']);
    expect(entry).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      pid: server.pid,
      hostname: expect.any(String),
      requestId: expect.stringMatching(UUID),
      method: 'GET',
      route: '/api/quotes/my',
      path: '/api/quotes/my',
      status: 400,
      ms: expect.any(Number),
      userId: buyer.id,
      ip: '127.0.0.1',
      msg: 'request',
    });
    expect(server.log().filter(({ requestId }) => requestId === entry['requestId'])).toHaveLength(1);
    expect(server.output()).not.toContain('a-private-word');
  });

  it('exists for unknown pages, and for invalid addresses', async () => {
    for (const [path, status] of [
      ['/api/none', 404],
      ['/api/products/%E0%A4%A', 400],
    ] as const) {
      const { headers } = await visitor().get(path).expect(status);
      expect(await lineOf(headers['x-request-id'])).toMatchObject({ method: 'GET', path, status });
    }
  });

  it('does not contain a quote link that was opened', async () => {
    const token = 'pZ0x3f9kq1R8b2vYw6T4uN7cJ5mA-hLdE_sXgQiOoVk';
    const { headers } = await visitor().get(`/api/quote-links/${token}`).expect(404);
    expect(await lineOf(headers['x-request-id'])).toMatchObject({ path: '/api/quote-links/[hidden]' });
    expect(server.output()).not.toContain(token);
  });

  it('has the id that a proxy gave it, if it is valid', async () => {
    const get = (id: string) => visitor().get('/api/shop').set('x-request-id', id).expect(200);
    expect((await get('proxy-4711.a')).headers['x-request-id']).toBe('proxy-4711.a');
    expect(await lineOf('proxy-4711.a')).toMatchObject({ path: '/api/shop' });
    expect((await get('{"level":"fatal"}')).headers['x-request-id']).toMatch(UUID);
  });

  it('has only the caller address that trusted proxies report', async () => {
    const ipOf = async (chain: string) => {
      const { headers } = await visitor().get('/api/shop').set('x-forwarded-for', chain).expect(200);
      return (await lineOf(headers['x-request-id']))['ip'];
    };
    expect(await ipOf('203.0.113.1')).toBe('203.0.113.1');
    expect(await ipOf('198.51.100.1, 203.0.113.1, 10.1.2.3')).toBe('203.0.113.1');
    expect(await ipOf('203.0.113.1, 10.2.0.1')).toBe('10.2.0.1');
  });

  it('is as complete for answers from a cache', async () => {
    for (let round = 0; round < 4; round += 1) {
      const call = visitor().get('/api/products?q=a-private-word').set('x-forwarded-for', '198.51.100.1, 203.0.113.9');
      const { headers } = await call.expect(200);
      expect(await lineOf(headers['x-request-id'])).toEqual({
        level: 'info',
        time: expect.any(String),
        pid: server.pid,
        hostname: expect.any(String),
        requestId: headers['x-request-id'],
        method: 'GET',
        route: '/api/products',
        path: '/api/products',
        status: 200,
        ms: expect.any(Number),
        ip: '203.0.113.9',
        msg: 'request',
      });
    }
  });

  it('records that the caller disconnected before the response', async () => {
    const { port } = new URL(server.url);
    proxy.hold();
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /api/orders/my HTTP/1.1\r\nhost: shop\r\ncookie: ${cookie}\r\nx-request-id: who-leaves\r\n\r\n`);
    await proxy.untilHeld(Buffer.from(buyer.id, 'hex'));
    socket.destroy();
    expect(await lineOf('who-leaves')).toMatchObject({ status: 499, route: '/api/orders/my' });
    proxy.release();
  });
});

describe('the log of a failure', () => {
  const nobody = { email: 'nobody@example.com', password: 'not a password' };

  it('contains the details that the response hides, with the same id', async () => {
    const unwell = await startTcpProxy(shop.mongodbUri);
    const failing = await startServer({ MONGODB_URI: unwell.uri });
    try {
      await unwell.close();
      const { body, headers, text } = await request(failing.url).post('/api/users/auth').send(nobody).expect(503);
      expect(body).toEqual({ statusCode: 503, code: 'UNAVAILABLE', message: expect.any(String) });
      expect(text).not.toMatch(/Mongo|ECONN|\.js/);
      const entry = await entryOf(({ msg }) => msg === 'request failed', failing);
      expect(entry).toMatchObject({ level: 'error', method: 'POST', route: '/api/users/auth' });
      expect(entry).toMatchObject({
        requestId: headers['x-request-id'],
        err: { stack: expect.stringMatching(/(The database is not responding|connect ECONNREFUSED)[^]*\.js/) },
      });
    } finally {
      await failing.stop();
    }
  });
});

describe('secrets', () => {
  it('never appear in the output of the server, at any log level', async () => {
    const [password, wrong, toBe, token] = TYPED;
    const post = (path: string, body: object) => visitor().post(path).send(body);
    const person = { name: 'Aisha', phoneNumber: '+971501234567', email: 'aisha@example.com' };
    const registered = await post('/api/users', { ...person, password, confirmPassword: password }).expect(201);
    await post('/api/users', { ...person, password, confirmPassword: wrong }).expect(400);
    await signIn(person.email, wrong ?? '').expect(401);
    const session = String(registered.headers['set-cookie']).split(';')[0] ?? '';
    const change = { currentPassword: wrong, newPassword: toBe, confirmPassword: toBe };
    await visitor().put('/api/users/password').set('cookie', session).send(change).expect(400);
    await visitor()
      .put('/api/users/password')
      .set('cookie', session)
      .send({ ...change, currentPassword: password });
    await post('/api/users/password-reset', { email: person.email }).expect(202);
    await post('/api/users/password-reset/confirm', { token, password: toBe, confirmPassword: toBe }).expect(400);
    await visitor().get(`/reset-password?token=${token}`);
    await visitor().get(`/api/products?session=${token}`).set('cookie', 'session=eyJhbGciOi.eyJzdWIi.forged');
    await visitor().post('/api/users/auth').set('content-type', 'application/json').send(`{"password":"${wrong}"`);
    await visitor().get('/api/metrics').set('authorization', `Bearer ${SECRETS.METRICS_TOKEN}`).expect(200);
    await visitor().get('/api/metrics').set('authorization', `Bearer ${token}`).expect(401);
    await entryOf(({ msg }) => String(msg).includes('it will be retried'));

    const said = server.output();
    const database = decodeURIComponent(new URL(shop.mongodbUri).password);
    const sessions = [cookie, session].flatMap((pair) => pair.replace('session=', '').split('.'));
    const secrets = [...TYPED, ...Object.values(SECRETS), MAIL_PASSWORD, database, buyer.password, ...sessions];
    expect(secrets.filter((secret) => secret !== '' && said.includes(secret))).toEqual([]);
    expect(said).not.toMatch(/argon2id\$|eyJ|set-cookie|forged/i);
  });
});

describe('the standard output in production', () => {
  it('consists of JSON lines only; the readable addresses are printed elsewhere', () => {
    const lines = server.standardOutput().split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^[a-z]+$/), time: expect.any(String) });
    }
    expect(server.standardOutput()).not.toContain('Back office');
    expect(server.output()).toMatch(/^ {2}Back office {2}http:\/\/localhost:\d+\/admin$/m);
  });
});
