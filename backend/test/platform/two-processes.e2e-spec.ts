import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection, Model } from 'mongoose';
import { RepeatableCalls } from '@shop/contract/repeatable-calls';
import request, { type Agent, type Response } from 'supertest';
import { IdempotencyKey } from '../../src/platform/http/idempotency/idempotency-key.schema.js';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import { Quote } from '../../src/sales/quotes/quote.schema.js';
import { User } from '../../src/people/user-record/user.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';
import { freshDatabaseUri } from '../support/database.js';
import { MailServer } from '../support/mail-server.js';
import { type ServerProcess, startServer, startServers } from '../support/server-process.js';

let mail: MailServer;
let places: Record<string, string>;
let one: ServerProcess;
let two: ServerProcess;
/** Looks into the same database, and makes what the tests begin with. */
let shop: TestShop;
let buyer: TestActor;
let staff: TestActor;

beforeAll(async () => {
  mail = await MailServer.start();
  const mongodbUri = freshDatabaseUri();
  places = { MONGODB_URI: mongodbUri, SMTP_URL: mail.url, RATE_LIMIT: '4' };
  const [first, second] = await startServers(places, places);
  if (first === undefined || second === undefined) throw new Error('Two servers were asked for');
  [one, two] = [first, second];
  shop = await startShop({ SMTP_URL: mail.url }, { mongodbUri });
  [buyer, staff] = [await shop.as.customer(), await shop.as.staff()];
}, 120_000);
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await shop.close();
  await mail.close();
});

async function signedIn(server: ServerProcess, { email, password }: TestActor): Promise<Agent> {
  const http = request.agent(server.url);
  await http.post('/api/users/auth').send({ email, password }).expect(200);
  return http;
}

/** At both servers. */
const both = (actor: TestActor) => Promise.all([signedIn(one, actor), signedIn(two, actor)]);

const quotesInStore = () => shop.app.get<Model<Quote>>(getModelToken(Quote.name)).find().lean();

/** Until the session ends, no other transaction that changes the buyer is committed. */
async function holdBuyer() {
  const session = await shop.app.get<Connection>(getConnectionToken()).startSession();
  session.startTransaction();
  const users = shop.app.get<Model<User>>(getModelToken(User.name));
  await users.updateOne({ _id: buyer.id }, { $set: { updatedAt: new Date() } }, { session });
  return session;
}

async function untilLeased(): Promise<void> {
  const keys = shop.app.get<Model<IdempotencyKey>>(getModelToken(IdempotencyKey.name));
  while ((await keys.exists({ answer: null })) === null);
}

const received = (number: string) => `We received your request ${number}`;

/** The last part of numbers like QUO-2026-00042. */
const counts = (numbers: readonly string[]) => numbers.map((number) => Number(number.slice(-5))).sort((a, b) => a - b);
const consecutive = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

describe('two processes on one database', () => {
  it('can start concurrently on an empty one, with one administrator', async () => {
    for (const { url } of [one, two]) await request(url).get('/api/health/ready').expect(200);
    const administrators = await shop.app
      .get<Model<User>>(getModelToken(User.name))
      .find({ email: 'admin@example.com' });
    expect(administrators).toHaveLength(1);
    const warnings = [...one.log(), ...two.log()].filter(({ level }) => level !== 'info');
    expect(warnings).toEqual([]);
  });

  it('lose no acknowledged write when one is killed while writing, and the other continues', async () => {
    const product = await shop.given.product();
    const before = await quotesInStore();
    const [here, there] = await both(buyer);
    const acknowledged: string[] = [];
    let stopped = false;
    /** Creates one quote after another until stopped, or until its server has stopped. */
    const write = async (http: Agent) => {
      for (let answered = true; answered && !stopped;) {
        const body = { requestedItems: [{ product: product._id, qty: 1 }] };
        const answer = await http
          .post('/api/quotes')
          .send(body)
          .catch(() => null);
        answered = answer !== null;
        if (answer !== null) expect(answer.status).toBe(201);
        if (answer !== null) acknowledged.push(answer.body._id);
        if (acknowledged.length === 15) one.signal('SIGKILL');
        if (acknowledged.length >= 40) stopped = true;
      }
    };
    const writers = [here, here, here, there, there, there].map(write);
    expect((await one.ended).signal).toBe('SIGKILL');
    await Promise.all(writers);

    const after = await quotesInStore();
    const ids = after.map(({ _id }) => _id.toHexString());
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    // A call without an answer is stored wholly or not at all; its number may be missing, none is there twice.
    expect(new Set(after.map(({ number }) => number)).size).toBe(after.length);
    expect(after.length - before.length).toBeGreaterThanOrEqual(acknowledged.length);
    const emails = await shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name)).find().lean();
    const confirmations = emails.map(({ subject }) => subject).filter((subject) => subject.startsWith(received('')));
    expect(confirmations.sort()).toEqual(after.map(({ number }) => received(number)).sort());
    await request(two.url).get('/api/health/ready').expect(200);

    // The next one takes its place.
    one = await startServer(places);
    const http = await signedIn(one, buyer);
    for (const id of acknowledged) await http.get(`/api/quotes/${id}`).expect(200);
  }, 90_000);

  it('execute once, and soon, a call whose server is killed', async () => {
    const product = await shop.given.product();
    const [here, there] = await both(buyer);
    const before = await quotesInStore();
    const calls = new RepeatableCalls((outcome) => (outcome as Response).body?.code);
    const ask = (http: Agent) => {
      const body = { requestedItems: [{ product: product._id, qty: 1 }] };
      const send = async (key: string) => http.post('/api/quotes').set('idempotency-key', key).send(body);
      return calls.send('a request', send, ({ status }) => status === 201);
    };
    const held = await holdBuyer();
    const lost = ask(here).catch(() => null);
    await untilLeased();
    one.signal('SIGKILL');
    expect(await lost).toBeNull();
    await held.abortTransaction();
    await held.endSession();
    const begun = performance.now();
    expect((await ask(there)).status).toBe(201);
    // The lease has 60 seconds.
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(await quotesInStore()).toHaveLength(before.length + 1);
    one = await startServer(places);
  }, 90_000);

  it('share sessions, and their ends', async () => {
    const { email, password } = buyer;
    const { headers } = await request(one.url).post('/api/users/auth').send({ email, password }).expect(200);
    const [cookie = ''] = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0]);
    const profile = ({ url }: ServerProcess) => request(url).get('/api/users/account/profile').set('cookie', cookie);
    expect((await profile(two).expect(200)).body._id).toBe(buyer.id);
    await request(two.url).post('/api/users/logout').set('cookie', cookie).expect(200);
    for (const server of [one, two]) await profile(server).expect(401);
  });

  it('count attempts together', async () => {
    const quarter = () => Math.floor(Date.now() / 900_000);
    const guess = ({ url }: ServerProcess, email: string) =>
      request(url)
        .post('/api/users/auth')
        .set('x-forwarded-for', '203.0.113.7')
        .send({ email, password: 'a wrong guess' });
    for (let begun = -1; begun !== quarter();) {
      begun = quarter();
      const { email } = await shop.as.customer();
      const guesses = Array.from({ length: 50 }, (_, index) => guess(index % 2 === 0 ? one : two, email));
      const answers = statusCounts(await Promise.all(guesses));
      // A new quarter of an hour allows forty more attempts to each user: then the next user shows it.
      if (begun === quarter()) expect(answers).toEqual({ 401: 40, 429: 10 });
    }
  });

  it('number invoices without gaps or duplicates', async () => {
    const orders = [];
    for (let count = 0; count < 12; count += 1) orders.push(await shop.given.order(buyer));
    const at = await both(staff);
    const calls = orders.flatMap(({ _id }) => at.map((http) => http.post('/api/invoices').send({ order: _id })));
    const answers = await Promise.all(calls);
    expect(statusCounts(answers)).toEqual({ 201: 12, 409: 12 });
    const issued = answers.filter(({ status }) => status === 201).map(({ body }) => body.invoiceNumber);
    expect(counts(issued)).toEqual(consecutive(1, 12));
  });

  it('send each email once', async () => {
    const product = await shop.given.product();
    const [here, there] = await both(buyer);
    const body = { requestedItems: [{ product: product._id, qty: 1 }] };
    const calls = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? here : there).post('/api/quotes').send(body),
    );
    const subjects = (await Promise.all(calls)).map((answer) => received(answer.body.number));
    await mail.emails(({ subject }) => subjects.includes(subject), subjects.length);
    // A second copy would be on its way still: a stopping server finishes what it has begun to send.
    await Promise.all([one.stop(), two.stop()]);
    const sent = mail.taken.map(({ subject }) => subject).filter((subject) => subjects.includes(subject));
    expect(sent.sort()).toEqual(subjects.sort());
  }, 90_000);
});
