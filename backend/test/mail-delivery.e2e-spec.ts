import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { retryTransaction, Transactions } from '../src/platform/database/transactions.js';
import type { Letter } from '../src/platform/mail/letter.js';
import { OutboxLetter, type OutboxRecord } from '../src/platform/mail/outbox-letter.schema.js';
import { OutboxCleaning } from '../src/platform/mail/outbox-cleaning.service.js';
import { OutboxQueue } from '../src/platform/mail/outbox-queue.service.js';
import { Outbox } from '../src/platform/mail/outbox.service.js';
import { Relay } from '../src/platform/mail/relay.service.js';
import type { TestActor } from './support/actors.js';
import { startShop, type TestShop } from './support/app.js';
import { statusCounts } from './support/calls.js';
import { readMail } from './support/mail-message.js';
import { MailServer } from './support/mail-server.js';

const DAY_MS = 86_400_000;
const LETTER: Letter = {
  to: 'aisha@press.example',
  subject: 'A letter',
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

/** Posts a letter as a change of the shop would. @returns its subject, which no other has */
async function post(fields: Partial<Letter> = {}, at = shop): Promise<string> {
  counter += 1;
  const subject = `Letter ${counter}`;
  const outbox = at.app.get(Outbox);
  await at.app.get(Transactions).run((session) => outbox.post({ ...LETTER, subject, ...fields }, session));
  return subject;
}

/** A shop whose relay sends nothing. */
async function withoutRelay(): Promise<TestShop> {
  const still = await startShop({ SMTP_URL: server.url });
  await still.app.get(Relay).beforeApplicationShutdown();
  return still;
}

async function claimed(queue: OutboxQueue): Promise<OutboxRecord> {
  const letter = await queue.claim();
  if (letter === null) throw new Error('No letter is due');
  return letter;
}

const stored = (subject: string, at = shop) =>
  at.app.get<Model<OutboxLetter>>(getModelToken(OutboxLetter.name)).findOne({ subject }).lean<OutboxRecord | null>();

/** The stored letter, once it is so. */
async function letterOnce(subject: string, fits: (letter: OutboxRecord) => boolean, at = shop): Promise<OutboxRecord> {
  for (;;) {
    const letter = await stored(subject, at);
    if (letter !== null && fits(letter)) return letter;
  }
}
const isSent = ({ state }: OutboxRecord) => state === 'sent';
const isBackAfter = (attempts: number) => (letter: OutboxRecord) =>
  letter.attempts === attempts && letter.lease === null;

/** Lets the relay look at the outbox as if so much time had passed. */
function later(ms: number): void {
  shop.clock.standAt(new Date(shop.clock.now().getTime() + ms).toISOString());
  shop.app.get(Relay).wake();
}

describe('a letter', () => {
  it('leaves within a second of its change', async () => {
    const subject = await post();
    const [mail] = await server.letters((one) => one.subject === subject);
    expect(mail?.to).toEqual(['aisha@press.example']);
    const { createdAt, sentAt } = await letterOnce(subject, isSent);
    expect(Number(sentAt) - createdAt.getTime()).toBeLessThan(1000);
  });

  it('is not stored when its change fails after it was posted', async () => {
    const outbox = shop.app.get(Outbox);
    const failing = shop.app.get(Transactions).run(async (session) => {
      await outbox.post({ ...LETTER, subject: 'Never' }, session);
      throw new Error('The change failed');
    });
    await expect(failing).rejects.toThrow('The change failed');
    expect(await stored('Never')).toBeNull();
  });

  it('is stored once when its change was retried', async () => {
    const outbox = shop.app.get(Outbox);
    let runs = 0;
    await shop.app.get(Transactions).run(async (session) => {
      runs += 1;
      await outbox.post({ ...LETTER, subject: 'Once' }, session);
      if (runs < 3) throw retryTransaction();
    });
    expect(runs).toBe(3);
    await letterOnce('Once', isSent);
    const model = shop.app.get<Model<OutboxLetter>>(getModelToken(OutboxLetter.name));
    expect(await model.countDocuments({ subject: 'Once' })).toBe(1);
  });

  it('with a secret is erased once it is sent', async () => {
    const action = { label: 'Choose a password', path: '/reset?token=c2VjcmV0' };
    const subject = await post({ secret: true, action });
    const [mail] = await server.letters((one) => one.subject === subject);
    expect(mail?.text).toContain('/reset?token=c2VjcmV0');
    const letter = await letterOnce(subject, isSent);
    expect(letter.body).toBeNull();
    expect(JSON.stringify(letter)).not.toContain('c2VjcmV0');
  });
});

describe('letters that were just posted', () => {
  it('are taken up together, but for those that another relay has, and given back as they were', async () => {
    const still = await withoutRelay();
    const queue = still.app.get(OutboxQueue);
    const subjects = await Promise.all(['', '', ''].map(() => post({}, still)));
    const all = async () =>
      (await Promise.all(subjects.map((subject) => stored(subject, still)))).flatMap((one) => one ?? []);
    const posted = await all();
    const { subject: taken } = await claimed(queue);
    const mine = await queue.claimNew(posted);
    expect(mine.map(({ subject }) => subject).sort()).toEqual(subjects.filter((one) => one !== taken).sort());
    expect(await queue.claimNew(posted)).toEqual([]);
    await queue.untried(mine);
    const again = await queue.claimNew(posted.filter(({ subject }) => subject !== taken));
    const kept = (await all()).filter(({ subject }) => subject !== taken);
    expect(kept).toEqual(again.map((letter) => ({ ...letter, version: 4, updatedAt: expect.any(Date) })));
    expect(kept.map(({ attempts }) => attempts)).toEqual([1, 1]);
    await still.close();
  });

  it('do not wait for one among them that can’t be sent', async () => {
    const broken = { ...LETTER, subject: 'Broken', action: { label: 'Elsewhere', path: 'https://elsewhere.example/' } };
    const outbox = shop.app.get(Outbox);
    const last = { ...LETTER, subject: 'Behind the broken one' };
    await shop.app.get(Transactions).run((session) => outbox.post([broken, last], session));
    await letterOnce(last.subject, isSent);
    expect(await letterOnce('Broken', isBackAfter(1))).toMatchObject({
      lastError: expect.stringContaining('another site'),
    });
  });
});

describe('old letters', () => {
  it('are forgotten 90 days after they were sent, and kept when they were given up', async () => {
    const still = await withoutRelay();
    const queue = still.app.get(OutboxQueue);
    const after = async (days: number) => {
      still.clock.standAt(new Date(Date.now() + days * DAY_MS).toISOString());
      await still.app.get(OutboxCleaning).run();
    };
    const sent = await post({}, still);
    await queue.sent([await claimed(queue)]);
    const givenUp = await post({}, still);
    await queue.unsent({ ...(await claimed(queue)), attempts: 12 }, 'refused');
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

describe('a mail server that refuses', () => {
  it('gets the same letter again later', async () => {
    server.mood = 'refusing';
    const subject = await post();
    const { lastError, nextAttemptAt, state } = await letterOnce(subject, isBackAfter(1));
    expect(lastError).toContain('451 4.3.0 come back later');
    expect(state).toBe('pending');
    expect(nextAttemptAt.getTime()).toBeGreaterThan(shop.clock.now().getTime() + 5000);
    server.mood = 'taking';
    later(11_000);
    const [taken] = await server.letters((one) => one.subject === subject);
    const refused = server.refused.find((one) => one.subject === subject);
    expect(taken?.header('message-id')).toEqual([expect.stringMatching(/^<[0-9a-f]{24}@/)]);
    expect(taken?.header('message-id')).toEqual(refused?.header('message-id'));
    expect(await letterOnce(subject, isSent)).toMatchObject({ attempts: 2, lastError: null });
  });

  it('is given up at last; the letter stays, and staff can send it on its way again', async () => {
    server.mood = 'refusing';
    const subject = await post();
    const secret = await post({ secret: true });
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await Promise.all([letterOnce(subject, isBackAfter(attempt)), letterOnce(secret, isBackAfter(attempt))]);
      later(DAY_MS);
    }
    const { _id, state, body } = await letterOnce(subject, isBackAfter(12));
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
    expect(await server.letters((one) => one.subject === subject)).toHaveLength(1);
    const erased = await stored(secret);
    await staff.http.post(`/api/mail/${String(erased?._id)}/retry`).expect(409);
  });
});

describe('a mail server that says nothing', () => {
  it('holds up no call, and not the stopping of the shop either', async () => {
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
  it('send each letter once', async () => {
    const one = await startShop({ SMTP_URL: server.url });
    const two = await startShop({ SMTP_URL: server.url }, one);
    const subjects = await Promise.all(Array.from({ length: 20 }, (_, index) => post({}, index % 2 === 0 ? one : two)));
    await Promise.all(subjects.map((subject) => letterOnce(subject, isSent, one)));
    // Closing finishes what is under way: a second copy would arrive before.
    await two.close();
    await one.close();
    const arrived = server.taken.map(({ subject }) => subject).filter((subject) => subjects.includes(subject));
    expect(arrived.sort()).toEqual([...subjects].sort());
  });

  it('take up the letter of one that died, when its lease has run out', async () => {
    const still = await withoutRelay();
    const queue = still.app.get(OutboxQueue);
    const subject = await post({}, still);
    const lost = await claimed(queue);
    expect(lost).toMatchObject({ subject, attempts: 1 });
    expect(await queue.claim()).toBeNull();
    still.clock.standAt(new Date(Date.now() + 301_000).toISOString());
    const found = await claimed(queue);
    expect(found).toMatchObject({ subject, attempts: 2 });
    await queue.sent([lost]);
    expect(await stored(subject, still)).toMatchObject({ state: 'pending', lease: found.lease });
    await queue.sent([found]);
    expect(await stored(subject, still)).toMatchObject({ state: 'sent', lease: null });
    await still.close();
  });
});

describe('without a mail server', () => {
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

  it('letters lie as complete files that only the shop can read', async () => {
    const subject = await post({ greeting: 'مرحبا عائشة،' }, offline);
    offline.app.get(Relay).wake();
    const { _id, createdAt } = await letterOnce(subject, isSent, offline);
    const time = createdAt.toISOString().replaceAll(/[-:.]/g, '');
    const name = `${time}-${String(_id)}.eml`;
    expect(await files()).toEqual([name]);
    const mail = readMail(await readFile(join(dataDir, 'mail', name), 'utf8'));
    expect(mail.subject).toBe(subject);
    expect(mail.header('to')).toEqual(['aisha@press.example']);
    for (const part of [mail.text, mail.html]) expect(part).toContain('مرحبا عائشة،');
    expect((await stat(join(dataDir, 'mail', name))).mode & 0o077).toBe(0);
  });

  it('what is done without letters writes none', async () => {
    const before = await files();
    const customer = await offline.as.customer();
    await offline.app.get(Outbox).withoutLetters(() => offline.given.invoice(customer));
    const subject = await post({}, offline);
    offline.app.get(Relay).wake();
    const { _id } = await letterOnce(subject, isSent, offline);
    const added = (await files()).filter((file) => !before.includes(file));
    expect(added).toEqual([expect.stringContaining(String(_id))]);
  });
});
