import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { type Model, mongo } from 'mongoose';
import type { Agent } from 'supertest';
import { DatabaseClock } from '../../src/platform/database/database-clock.service.js';
import { IdempotencyKey } from '../../src/platform/http/idempotency/idempotency-key.schema.js';
import { IdempotencyKeys, newClaim } from '../../src/platform/http/idempotency/idempotency-keys.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { sendAndHangUp } from '../support/hang-up.js';

/** A call that is sent twice. */
interface Call {
  readonly http: Agent;
  readonly method: 'post' | 'put';
  readonly path: string;
  readonly body?: object;
}

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: string;
let counter = 0;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  product = (await shop.given.product())._id;
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

const newKey = () => `key-${(counter += 1)}`;
const keys = () => shop.app.get<Model<IdempotencyKey>>(getModelToken(IdempotencyKey.name));

const call = ({ http, method, path, body }: Call, key: string) =>
  http[method](path).set('idempotency-key', key).send(body);
const requestOf = (qty = 2): Call => ({
  http: buyer.http,
  method: 'post',
  path: '/api/quotes',
  body: { requestedItems: [{ product, qty }] },
});
const quotesOf = async ({ http }: TestActor) => (await http.get('/api/quotes/my').expect(200)).body as unknown[];
const byStaff = (method: Call['method'], path: string, body?: object): Call => ({
  http: staff.http,
  method,
  path,
  ...(body && { body }),
});

describe('a call repeated with its Idempotency-Key', () => {
  it('gets the response that was lost with its connection', async () => {
    const key = newKey();
    const id = (await shop.given.invoice(buyer))._id;
    const body = { amount: 40, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' };
    const path = `/api/payments/from-invoice/${id}`;
    await sendAndHangUp(shop, staff, { path, body, key });
    const stored = await untilStored(id);
    const { body: answer, headers } = await call(byStaff('post', path, body), key).expect(201);
    expect(headers['idempotent-replayed']).toBe('true');
    expect(answer.payment._id).toBe(stored);
    expect(answer.invoice).toMatchObject({ amountPaid: 40, remainingDue: 60 });
  });

  it('is executed by a new start on the data folder if the server that began it has ended', async () => {
    const key = newKey();
    const claim = () => shop.app.get(IdempotencyKeys).claim(newClaim(`${buyer.id} ${key}`), 'of a server that is gone');
    await claim();
    await expect(claim()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    const started = await startShop({}, shop);
    try {
      expect(await claim()).toBeNull();
    } finally {
      await started.close();
    }
  });

  it('is refused with another body or address', async () => {
    const key = newKey();
    await call(requestOf(2), key).expect(201);
    for (const other of [requestOf(3), { ...requestOf(2), method: 'put', path: '/api/users/profile' } as Call]) {
      const { body } = await call(other, key).expect(422);
      expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect(await quotesOf(buyer)).toHaveLength(1);
  });

  it('is refused with a body that is not JSON', async () => {
    const send = (type: string, body: string | Buffer) =>
      buyer.http.post('/api/quotes').set('idempotency-key', newKey()).set('content-type', type).send(body);
    await send('image/png', Buffer.from('\x89PNG')).expect(415);
    await send('text/plain', 'two rolls').expect(415);
    await send('application/json', '{"requestedItems": [').expect(400);
  });

  it('is a different call if another user makes it', async () => {
    const key = newKey();
    const other = await shop.as.customer();
    await call(requestOf(), key).expect(201);
    const { headers } = await call({ ...requestOf(), http: other.http }, key).expect(201);
    expect(headers['idempotent-replayed']).toBeUndefined();
    expect(await quotesOf(other)).toHaveLength(1);
  });

  it('is executed if it was refused before', async () => {
    const key = newKey();
    const { _id } = await shop.given.quote(buyer, { status: 'Quoted' });
    const order = byStaff('post', `/api/orders/from-quote/${_id}`);
    expect((await call(order, key).expect(409)).body.code).toBe('QUOTE_NOT_CONFIRMED');
    await staff.http.put(`/api/quotes/${_id}`).send({ status: 'Confirmed' }).expect(200);
    await call(order, key).expect(201);
  });

  it.each([
    ['connection is lost', () => new mongo.MongoNetworkError('connection closed')],
    ['time is over', () => new mongo.MongoServerError({ message: 'operation exceeded time limit', code: 50 })],
    ['gateway reaches nothing', () => new mongo.MongoServerError({ message: 'the database is away', code: 6 })],
  ])('is executed if the %s after its key was stored', async (_what, lost) => {
    const key = newKey();
    const { collection } = keys();
    const insert = collection.insertOne.bind(collection);
    jest.spyOn(collection, 'insertOne').mockImplementationOnce(async (...records) => {
      await insert(...records);
      throw lost();
    });
    const remove = jest.spyOn(collection, 'deleteOne').mockRejectedValueOnce(lost());
    expect((await call(requestOf(), key).expect(503)).body.code).toBe('UNAVAILABLE');
    expect(remove).toHaveBeenCalledTimes(2);
    await call(requestOf(), key).expect(201);
    expect(await quotesOf(buyer)).toHaveLength(1);
  });

  it('is a new one after a day, when the daily task has removed the stored responses', async () => {
    const key = newKey();
    await call(requestOf(), key).expect(201);
    laterBy(86_400_001);
    await call(requestOf(), key).expect(201);
    expect(await quotesOf(buyer)).toHaveLength(2);
    laterBy(2 * 86_400_001);
    await shop.app.get(IdempotencyKeys).run();
    expect(await keys().countDocuments()).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  it.each([
    ['empty', ''],
    ['with a space', 'two words'],
    ['not Latin', 'é'],
    ['too long', 'x'.repeat(256)],
  ])('is refused if it is %s', async (_what, key) => {
    // Node's own client refuses non-Latin text.
    const { status, body } = await call(requestOf(), Buffer.from(key).toString('latin1'));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['Idempotency-Key']]);
    expect(await quotesOf(buyer)).toHaveLength(0);
  });

  it('has no effect on a sign-in: each call gets its own session', async () => {
    const { email, password } = buyer;
    const signIn = {
      http: shop.as.visitor(),
      method: 'post',
      path: '/api/users/auth',
      body: { email, password },
    } as const;
    const key = newKey();
    const answers = [await call(signIn, key).expect(200), await call(signIn, key).expect(200)];
    for (const { headers } of answers) {
      expect(headers['set-cookie']).toBeDefined();
      expect(headers['idempotent-replayed']).toBeUndefined();
    }
  });
});

function laterBy(milliseconds: number): void {
  const clock = shop.app.get(DatabaseClock);
  const later = clock.now() + milliseconds;
  jest.spyOn(clock, 'now').mockReturnValue(later);
}

/** @returns the id of the only payment of the invoice, once it has one */
async function untilStored(invoice: string): Promise<string> {
  for (;;) {
    const { body } = await staff.http.get('/api/payments').query({ invoice }).expect(200);
    if (body.length > 0) return body[0]._id as string;
  }
}
