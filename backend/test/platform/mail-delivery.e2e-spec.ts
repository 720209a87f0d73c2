import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { retryTransaction, Transactions } from '../../src/platform/database/transactions.js';
import type { Email } from '../../src/platform/mail/email.js';
import { OutboxEmail, type OutboxRecord } from '../../src/platform/mail/outbox.schema.js';
import { OutboxCleaning, OutboxQueue } from '../../src/platform/mail/outbox-queue.service.js';
import { Outbox } from '../../src/platform/mail/outbox.service.js';
import { Relay } from '../../src/platform/mail/relay.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';
import { readMail } from '../support/mail-message.js';
import { MailServer } from '../support/mail-server.js';

const DAY_MS = 86_400_000;
const EMAIL: Email = {
  to: 'aisha@press.example',
  language: 'en',
  subject: 'An email',
  greeting: 'Hello Aisha,',
  paragraphs: ['It is here.'],
};

let server: MailServer;
let shop: TestShop;
let staff: TestActor;
let counter = 0;

beforeAll(async () => {
  server = await MailServer.start();
  shop = await startShop({ SMTP_URL: server.url });
  staff = await shop.as.staff();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => {
  server.mood = 'taking';
  shop.clock.run();
});

/** Posts an email as a change of the shop would. @returns its subject, which no other has */
async function post(fields: Partial<Email> = {}, at = shop): Promise<string> {
  counter += 1;
  const subject = `Email ${counter}`;
  const outbox = at.app.get(Outbox);
  await at.app.get(Transactions).run(null, (session) => outbox.post({ ...EMAIL, subject, ...fields }, session));
  return subject;
}

/** A shop whose relay sends nothing. */
async function withoutRelay(): Promise<TestShop> {
  const still = await startShop({ SMTP_URL: server.url });
  await still.app.get(Relay).beforeApplicationShutdown();
  return still;
}

async function claimed(queue: OutboxQueue): Promise<OutboxRecord> {
  const [email] = await queue.claim(1);
  if (email === undefined) throw new Error('No email is due');
  return email;
}

const stored = (subject: string, at = shop) =>
  at.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name)).findOne({ subject }).lean<OutboxRecord | null>();

/** The stored email, once it is so. */
async function emailOnce(subject: string, fits: (email: OutboxRecord) => boolean, at = shop): Promise<OutboxRecord> {
  for (;;) {
    const email = await stored(subject, at);
    if (email !== null && fits(email)) return email;
  }
}
const isSent = ({ state }: OutboxRecord) => state === 'sent';
const isBackAfter = (attempts: number) => (email: OutboxRecord) => email.attempts === attempts && email.lease === null;

/** Lets the relay look at the outbox as if so much time had passed. */
function later(ms: number): void {
  shop.clock.stopAt(new Date(shop.clock.now().getTime() + ms).toISOString());
  shop.app.get(Relay).wake();
}

describe('an email', () => {
  it('is sent soon after its change, before the next regular run of the relay', async () => {
    const subject = await post();
    const [mail] = await server.emails((one) => one.subject === subject);
    expect(mail?.to).toEqual(['aisha@press.example']);
    const { createdAt, sentAt } = await emailOnce(subject, isSent);
    expect(Number(sentAt) - createdAt.getTime()).toBeLessThan(4000);
  });

  it('is not stored if its change fails after it was queued', async () => {
    const outbox = shop.app.get(Outbox);
    const failing = shop.app.get(Transactions).run(null, async (session) => {
      await outbox.post({ ...EMAIL, subject: 'Never' }, session);
      throw new Error('The change failed');
    });
    await expect(failing).rejects.toThrow('The change failed');
    expect(await stored('Never')).toBeNull();
  });

  it('is stored once if its change was retried', async () => {
    const outbox = shop.app.get(Outbox);
    let runs = 0;
    await shop.app.get(Transactions).run(null, async (session) => {
      runs += 1;
      await outbox.post({ ...EMAIL, subject: 'Once' }, session);
      if (runs < 3) throw retryTransaction();
    });
    expect(runs).toBe(3);
    await emailOnce('Once', isSent);
    const model = shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name));
    expect(await model.countDocuments({ subject: 'Once' })).toBe(1);
  });

  it('is erased once it is sent if it contains a secret', async () => {
    const action = { label: 'Choose a password', path: '/reset?token=c2VjcmV0' };
    const subject = await post({ secret: true, action });
    const [mail] = await server.emails((one) => one.subject === subject);
    expect(mail?.text).toContain('/reset?token=c2VjcmV0');
    const email = await emailOnce(subject, isSent);
    expect(email.body).toBeNull();
    expect(JSON.stringify(email)).not.toContain('c2VjcmV0');
  });
});

describe('newly queued emails', () => {
  it('are sent by one relay each, even if many relays claim them concurrently', async () => {
    const still = await withoutRelay();
    const queue = still.app.get(OutboxQueue);
    const subjects = await Promise.all(Array.from({ length: 8 }, () => post({}, still)));
    const batches = await Promise.all([queue.claim(5), queue.claim(5), queue.claim(5)]);
    const rest = await queue.claim(5);
    const claims = [...batches.flat(), ...rest].map(({ subject }) => subject);
    expect(claims.sort()).toEqual([...subjects].sort());
    expect(await queue.claim(5)).toEqual([]);
    await still.close();
  });

  it('do not wait for an email that can’t be sent', async () => {
    const broken = { ...EMAIL, subject: 'Broken', action: { label: 'Elsewhere', path: 'https://elsewhere.example/' } };
    const outbox = shop.app.get(Outbox);
    const last = { ...EMAIL, subject: 'Behind the broken one' };
    await shop.app.get(Transactions).run(null, (session) => outbox.post([broken, last], session));
    await emailOnce(last.subject, isSent);
    expect(await emailOnce('Broken', isBackAfter(1))).toMatchObject({
      lastError: expect.stringContaining('another site'),
    });
  });
});

describe('old emails', () => {
  it('are deleted 90 days after they were sent, and stored longer if they failed', async () => {
    const still = await withoutRelay();
    const queue = still.app.get(OutboxQueue);
    const after = async (days: number) => {
      still.clock.stopAt(new Date(Date.now() + days * DAY_MS).toISOString());
      await still.app.get(OutboxCleaning).run();
    };
    const sent = await post({}, still);
    await queue.markSent([await claimed(queue)]);
    const givenUp = await post({}, still);
    await queue.markFailed([{ ...(await claimed(queue)), attempts: 12 }], 'refused');
    const waiting = await post({}, still);
    await after(89);
    expect(await stored(sent, still)).toMatchObject({ state: 'sent' });
    await after(91);
    expect(await stored(sent, still)).toBeNull();
    expect(await stored(givenUp, still)).toMatchObject({ state: 'failed' });
    expect(await stored(waiting, still)).toMatchObject({ state: 'pending' });
    await still.close();
  });
});

describe('emails of a batch that failed for one reason', () => {
  it('are tried again after their own pauses, and those after the last attempt are failed', async () => {
    const still = await withoutRelay();
    const queue = still.app.get(OutboxQueue);
    const subjects = [await post({}, still), await post({}, still), await post({}, still)];
    const attempts = new Map([1, 3, 12].map((count, index) => [subjects[index], count]));
    const batch = (await queue.claim(3)).map((email) => ({ ...email, attempts: attempts.get(email.subject) ?? 0 }));
    const ended = await queue.markFailed(batch, 'refused');
    expect(ended.map(({ subject }) => subject)).toEqual(subjects.slice(2));
    const emails = await Promise.all(subjects.map((subject) => stored(subject, still)));
    expect(emails.map((email) => email?.state)).toEqual(['pending', 'pending', 'failed']);
    for (const email of emails) expect(email).toMatchObject({ lastError: 'refused', lease: null });
    expect(Number(emails[1]?.nextAttemptAt) - Number(emails[0]?.nextAttemptAt)).toBe(80_000);
    await still.close();
  });
});

describe('a mail server that refuses emails', () => {
  it('gets the same email again later', async () => {
    server.mood = 'refusing';
    const subject = await post();
    const { lastError, nextAttemptAt, state } = await emailOnce(subject, isBackAfter(1));
    expect(lastError).toContain('451 4.3.0 come back later');
    expect(state).toBe('pending');
    expect(nextAttemptAt.getTime()).toBeGreaterThan(shop.clock.now().getTime() + 5000);
    server.mood = 'taking';
    later(11_000);
    const [taken] = await server.emails((one) => one.subject === subject);
    const refused = server.refused.find((one) => one.subject === subject);
    expect(taken?.header('message-id')).toEqual([expect.stringMatching(/^<[0-9a-f]{24}@/)]);
    expect(taken?.header('message-id')).toEqual(refused?.header('message-id'));
    expect(await emailOnce(subject, isSent)).toMatchObject({ attempts: 2, lastError: null });
  });

  it('makes the email fail finally; staff can resend it', async () => {
    server.mood = 'refusing';
    const subject = await post();
    const secret = await post({ secret: true });
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await Promise.all([emailOnce(subject, isBackAfter(attempt)), emailOnce(secret, isBackAfter(attempt))]);
      later(DAY_MS);
    }
    const { _id, state, body } = await emailOnce(subject, isBackAfter(12));
    expect(state).toBe('failed');
    expect(body).not.toBeNull();
    expect(await stored(secret)).toMatchObject({ state: 'failed', body: null });
    const { body: row } = await staff.http.get(`/api/mail/${String(_id)}`).expect(200);
    expect(row).toMatchObject({ state: 'failed', attempts: 12, allowedActions: ['retry'] });
    expect(row.lastError).toContain('451');
    server.mood = 'taking';
    shop.clock.run();
    const retry = () => staff.http.post(`/api/mail/${String(_id)}/retry`);
    expect(statusCounts(await Promise.all([retry(), retry(), retry()]))).toEqual({ 200: 1, 409: 2 });
    expect(await server.emails((one) => one.subject === subject)).toHaveLength(1);
    const erased = await stored(secret);
    await staff.http.post(`/api/mail/${String(erased?._id)}/retry`).expect(409);
  });
});

describe('a silent mail server', () => {
  it('delays neither calls nor the stopping of the shop', async () => {
    server.mood = 'silent';
    const still = await withoutRelay();
    const beside = await startShop({ SMTP_URL: server.url }, still);
    const came = server.change();
    const subject = await post({}, beside);
    await came;
    const customer = await beside.as.customer();
    await beside.given.requestedQuote(customer);
    expect(await stored(subject, still)).toMatchObject({ state: 'pending', attempts: 1, lastError: null });
    const stopping = Date.now();
    await beside.close();
    expect(Date.now() - stopping).toBeLessThan(10_000);
    expect(await stored(subject, still)).toMatchObject({ state: 'pending', lastError: 'The server is stopping.' });
    await still.close();
  });
});

describe('relays of several servers', () => {
  it('send each email once', async () => {
    const one = await startShop({ SMTP_URL: server.url });
    const two = await startShop({ SMTP_URL: server.url }, one);
    const subjects = await Promise.all(Array.from({ length: 20 }, (_, index) => post({}, index % 2 === 0 ? one : two)));
    await Promise.all(subjects.map((subject) => emailOnce(subject, isSent, one)));
    // Closing finishes running work: a second copy would arrive before.
    await two.close();
    await one.close();
    const arrived = server.taken.map(({ subject }) => subject).filter((subject) => subjects.includes(subject));
    expect(arrived.sort()).toEqual([...subjects].sort());
  });

  it('take over an email of a relay that died when its lease has expired', async () => {
    const still = await withoutRelay();
    const queue = still.app.get(OutboxQueue);
    const subject = await post({}, still);
    const lost = await claimed(queue);
    expect(lost).toMatchObject({ subject, attempts: 1 });
    expect(await queue.claim(1)).toEqual([]);
    still.clock.stopAt(new Date(Date.now() + 301_000).toISOString());
    const found = await claimed(queue);
    expect(found).toMatchObject({ subject, attempts: 2 });
    await queue.markSent([lost]);
    expect(await stored(subject, still)).toMatchObject({ state: 'pending', lease: found.lease });
    await queue.markSent([found]);
    expect(await stored(subject, still)).toMatchObject({ state: 'sent', lease: null });
    await still.close();
  });
});

describe('a shop without a mail server', () => {
  let dataDir: string;
  let offline: TestShop;
  const files = () => readdir(join(dataDir, 'mail'));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-mail-'));
    offline = await startShop({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await offline.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('stores emails as complete files that only the shop can read', async () => {
    const subject = await post({ greeting: 'مرحبا عائشة،' }, offline);
    offline.app.get(Relay).wake();
    const { _id, createdAt } = await emailOnce(subject, isSent, offline);
    const time = createdAt.toISOString().replaceAll(/[-:.]/g, '');
    const name = `${time}-${String(_id)}.eml`;
    expect(await files()).toEqual([name]);
    const mail = readMail(await readFile(join(dataDir, 'mail', name), 'utf8'));
    expect(mail.subject).toBe(subject);
    expect(mail.header('to')).toEqual(['aisha@press.example']);
    for (const part of [mail.text, mail.html]) expect(part).toContain('مرحبا عائشة،');
    expect((await stat(join(dataDir, 'mail', name))).mode & 0o077).toBe(0);
  });

  it('stores nothing for actions that send no emails', async () => {
    const before = await files();
    const customer = await offline.as.customer();
    await offline.app.get(Outbox).withoutEmails(() => offline.given.invoice(customer));
    const subject = await post({}, offline);
    offline.app.get(Relay).wake();
    const { _id } = await emailOnce(subject, isSent, offline);
    const added = (await files()).filter((file) => !before.includes(file));
    expect(added).toEqual([expect.stringContaining(String(_id))]);
  });
});
