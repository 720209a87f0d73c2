import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import request, { type Agent } from 'supertest';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { MailServer } from '../support/mail-server.js';
import { descendantsOf, survivorsOf } from '../support/process-tree.js';
import { pdfText } from '../support/pdf-text.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

const ENDS_WITHIN_MS = 5000;

let shop: TestShop;
let buyer: TestActor;
let proxy: TcpProxy;
let server: ServerProcess;
/** The buyer at the server that is about to stop. */
let http: Agent;

beforeAll(async () => {
  shop = await startShop();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

/** Each call reads its user first: with the database held back, this many calls are running then. */
const untilUnderWay = (calls: number) => proxy.untilHeld(Buffer.from(buyer.id, 'hex'), calls);

async function untilRefused(): Promise<void> {
  const { port } = new URL(server.url);
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => resolve(!socket.destroy().destroyed));
      socket.once('error', () => resolve(true));
    });
  while (!(await isRefused())) await pause(10);
}

function openSocket(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function untilClosed(socket: Socket): Promise<string> {
  let read = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    read += text;
  });
  return new Promise((resolve) => socket.once('close', () => resolve(read)));
}

describe('a server that receives SIGTERM', () => {
  beforeEach(async () => {
    proxy = await startTcpProxy(shop.mongodbUri);
    server = await startServer({ MONGODB_URI: proxy.uri });
    http = request.agent(server.url);
    await http.post('/api/users/auth').send({ email: buyer.email, password: buyer.password }).expect(200);
  });
  afterEach(async () => {
    proxy.release();
    await server.stop();
    await proxy.close();
  });

  it('finishes the running requests, then leaves nothing behind', async () => {
    const product = await shop.given.product();
    const { _id } = await shop.given.confirmedQuote(buyer);
    // The browser is there then: its start takes longer on a busy machine than answers are waited for.
    await http.get(`/api/quotes/${_id}/pdf`).expect(200);
    const started = await descendantsOf(server.pid);
    proxy.hold();
    const quote = http.post('/api/quotes').send({ requestedItems: [{ product: product._id, qty: 3 }] });
    const pdf = http.get(`/api/quotes/${_id}/pdf`).buffer(true);
    const answers = Promise.all([quote, pdf]);
    await untilUnderWay(2);

    const from = Date.now();
    server.signal('SIGTERM');
    await untilRefused();
    proxy.release();
    const [created, printed] = await answers;
    expect(created).toMatchObject({ status: 201, headers: { connection: 'close' } });
    expect(printed).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect(await pdfText(printed.body)).toContain('Quotation');

    const { code, signal } = await server.ended;
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(Date.now() - from).toBeLessThan(ENDS_WITHIN_MS);
    expect(await survivorsOf(started)).toEqual([]);
    expect(server.log().map(({ msg }) => msg)).toEqual(expect.arrayContaining(['stopping', 'stopped']));
    await buyer.http.get(`/api/quotes/${created.body._id}`).expect(200);
  });

  it('ends within five seconds even if the database never responds', async () => {
    const started = await descendantsOf(server.pid);
    proxy.hold();
    const call = http.get('/api/users/account/profile').then(
      ({ status }) => status,
      () => 'cut off',
    );
    await untilUnderWay(1);
    const from = Date.now();
    server.signal('SIGTERM');
    await server.ended;
    expect(Date.now() - from).toBeLessThan(ENDS_WITHIN_MS);
    // The session is waited for three seconds.
    expect([503, 'cut off']).toContain(await call);
    expect(await survivorsOf(started)).toEqual([]);
  });

  it('ends immediately on a second signal', async () => {
    const started = await descendantsOf(server.pid);
    proxy.hold();
    const call = http.get('/api/users/account/profile').catch(() => undefined);
    await untilUnderWay(1);
    while ((await Promise.race([server.ended, pause(50, null)])) === null) server.signal('SIGTERM');
    expect((await server.ended).code).toBe(1);
    // The first one was still waiting for the answer when the process ended.
    expect(server.log().map(({ msg }) => msg)).not.toContain('some responses were not finished in time');
    expect(await survivorsOf(started)).toEqual([]);
    await call;
  });
});

describe('a server that receives SIGTERM without running requests', () => {
  let mail: MailServer;
  let uri: string;

  beforeEach(async () => {
    mail = await MailServer.start();
    mail.mood = 'silent';
    // No other server could send its email here.
    uri = freshDatabaseUri();
    server = await startServer({ MONGODB_URI: uri, SMTP_URL: mail.url });
  });
  afterEach(async () => {
    await server.stop();
    await mail.close();
  });

  it('waits for no idle connection, and not for a mail server that does not respond', async () => {
    const came = mail.change();
    const message = { name: 'Aisha', phone: '+971501234567', message: 'Hello' };
    await request(server.url).post('/api/contact').send(message).expect(201);
    await came;
    const [silent, idle, half] = [await openSocket(), await openSocket(), await openSocket()];
    idle.write('GET /api/health HTTP/1.1\r\nhost: shop\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    const closed = Promise.all([untilClosed(silent), untilClosed(idle)]);
    const read = untilClosed(half);
    half.write('GET /api/health/ready HTTP/1.1\r\nhost: shop\r\n');
    // The response to a request on another connection proves that the partial one has arrived, too.
    await request(server.url).get('/api/health/ready').expect(200);

    const from = Date.now();
    server.signal('SIGINT');
    await untilRefused();
    // It reports on open connections that it is not ready.
    half.write('\r\n');
    const [head = '', body = ''] = (await read).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect((await server.ended).code).toBe(0);
    expect(Date.now() - from).toBeLessThan(ENDS_WITHIN_MS);
    await closed;
    expect(server.log().map(({ msg }) => msg)).not.toContain('some responses were not finished in time');
    // The email is left for the next server.
    const connection = await createConnection(uri).asPromise();
    const [email] = await connection.collection('outbox').find().toArray();
    await connection.close();
    expect(email).toMatchObject({ state: 'pending', attempts: 1, lastError: 'The server is stopping.' });
  });
});
