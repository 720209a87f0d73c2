import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Response } from 'supertest';
import { DatabaseClock } from '../../src/platform/database/database-clock.service.js';
import { IdempotencyKey } from '../../src/platform/http/idempotency/idempotency-key.schema.js';
import { QuoteEmails } from '../../src/sales/quotes/quote.emails.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';

let shop: TestShop;
let buyer: TestActor;
let product: string;

beforeAll(async () => {
  shop = await startShop();
  product = (await shop.given.product())._id;
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

const KEY = 'one-key';
const request = async (): Promise<Response> =>
  buyer.http
    .post('/api/quotes')
    .set('idempotency-key', KEY)
    .send({ requestedItems: [{ product, qty: 2 }] });
const quotes = async () => (await buyer.http.get('/api/quotes/my').expect(200)).body as unknown[];
const lease = async () => {
  const keys = shop.app.get<Model<IdempotencyKey>>(getModelToken(IdempotencyKey.name));
  return (await keys.findById(`${buyer.id} ${KEY}`).lean<IdempotencyKey | null>())?.lease.toHexString();
};

describe('a call with an Idempotency-Key', () => {
  it('is executed once, even if many arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, request));
    expect(new Set(answers.map(({ status }) => status)).has(201)).toBe(true);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ body }) => body.code as string)).size).toBeLessThanOrEqual(1);
    for (const { body } of others) expect(body.code).toBe('IDEMPOTENCY_IN_PROGRESS');
    expect(await quotes()).toHaveLength(1);
  });

  it('gives way to its repetition when its lease has expired, and then changes nothing', async () => {
    const held = holdFirst();
    const first = request();
    await held.reached;
    const before = await lease();
    const early = await request();
    expect([early.status, early.body.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    laterBy(60_001);
    const second = request();
    while ((await lease()) === before);
    held.release();
    expect(statusCounts(await Promise.all([first, second]))).toEqual({ 201: 1, 409: 1 });
    expect((await second).status).toBe(201);
    expect(await quotes()).toHaveLength(1);
  });
});

function laterBy(milliseconds: number): void {
  const clock = shop.app.get(DatabaseClock);
  const later = clock.now() + milliseconds;
  jest.spyOn(clock, 'now').mockReturnValue(later);
}

/** Holds the first quote request inside of its transaction. */
function holdFirst() {
  const emails = shop.app.get(QuoteEmails);
  const send = emails.mailRequested.bind(emails);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    jest.spyOn(emails, 'mailRequested').mockImplementationOnce(async (...args) => {
      resolve();
      await released;
      return send(...args);
    });
  });
  return { reached, release };
}
