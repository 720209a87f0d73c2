import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DatabaseClock } from '../src/platform/database/database-clock.service.js';
import { IdempotencyKey } from '../src/platform/http/idempotency/idempotency-key.schema.js';
import { ENVIRONMENT } from '../src/platform/config/config.module.js';
import type { Environment } from '../src/platform/config/environment.js';
import { IdempotencyKeys } from '../src/platform/http/idempotency/idempotency-keys.service.js';
import { otherSessionOf, type TestActor } from './support/actors.js';
import type { Call, Calls } from './idempotency/call.js';
import { catalogCalls } from './idempotency/catalog-calls.js';
import { companyCalls } from './idempotency/company-calls.js';
import { moneyCalls } from './idempotency/money-calls.js';
import type { TestShop } from './support/app.js';
import { startShopWithProvider } from './support/shop-with-provider.js';
import { conversationCalls } from './support/conversation-calls.js';
import { withPasskey } from './support/passkey.js';
import { priceChangeCalls } from './support/price-changes.js';
import { sendAndHangUp } from './support/hang-up.js';
import { writingCalls } from './support/writing-calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: string;
let counter = 0;

beforeAll(async () => {
  shop = await startShopWithProvider();
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

const offer = async () => `/api/quotes/${(await shop.given.quote(buyer, { status: 'Quoted' }))._id}`;

const list = async () => (await buyer.http.post('/api/lists').send({ name: 'Monthly' }).expect(201)).body._id as string;

const SESSIONS = '/api/users/sessions';
const BOOK = '/api/users/me/addresses';
const ADDRESS = { label: 'Press hall', street: 'Shop 4', city: 'Sharjah', emirate: 'SHJ' };
const byBuyer = (...said: Parameters<typeof byStaff>) => ({ ...byStaff(...said), http: buyer.http });
const address = async (): Promise<string> => (await buyer.http.post(BOOK).send(ADDRESS).expect(201)).body[0]._id;

/** One call of every operation that takes a key, by its name in the API description. */
const CALLS: Calls = {
  ...companyCalls(() => ({ shop, staff, buyer, product })),
  ...writingCalls(() => ({ shop, staff, buyer, product })),
  quotes_request: () => requestOf(),
  quotes_update: async () => {
    const { _id, version } = await shop.given.requestedQuote(buyer);
    return byStaff('put', `/api/quotes/${_id}`, { status: 'Rejected', version });
  },
  quoteanswers_accept: async () => byBuyer('post', `${await offer()}/accept`, { revision: 1 }),
  quoteanswers_decline: async () => byBuyer('post', `${await offer()}/decline`, { revision: 1, reason: 'PRICE' }),
  quoteanswers_renew: async () => byStaff('post', `${await offer()}/renew`, { validUntil: null }),
  quotes_remove: async () => byStaff('delete', `/api/quotes/${(await shop.given.requestedQuote(buyer))._id}`),
  ...conversationCalls(
    () => shop,
    () => buyer,
  ),
  ...moneyCalls(() => ({ shop, staff, buyer, product })),
  reminders_hold: () => byStaff('post', '/api/reminders/holds', { user: buyer.id, reason: 'Calls on Monday' }),
  reminders_release: async () => byStaff('delete', `/api/reminders/holds/${await hold()}`),
  reminders_update: () => byStaff('put', `/api/reminders/accounts/users/${buyer.id}`, { sendsReminders: false }),
  invoicereminders_remind: async () => byStaff('post', `/api/invoices/${await overdueInvoice()}/reminders`),
  lists_create: () => byBuyer('post', '/api/lists', { name: 'Monthly' }),
  lists_update: async () => byBuyer('put', `/api/lists/${await list()}`, { name: 'Weekly', version: 1 }),
  lists_add: async () => ({
    ...byBuyer('post', `/api/lists/${await list()}/lines`),
    body: { lines: [{ product, qty: 3 }] },
  }),
  lists_remove: async () => byBuyer('delete', `/api/lists/${await list()}`),
  ...catalogCalls(() => ({ shop, staff })),
  ...priceChangeCalls(() => ({ shop, staff })),
  users_create: () => byStaff('post', '/api/users/admin', { name: 'Huda Saleh', phoneNumber: '050 123 4567' }),
  users_update: async () => byStaff('put', `/api/users/${(await shop.as.customer()).id}`, { name: 'Huda' }),
  users_updateProfile: () => byBuyer('put', '/api/users/profile', { name: 'Huda Saleh' }),
  addresses_add: () => byBuyer('post', BOOK, ADDRESS),
  addresses_replace: async () => byBuyer('put', `${BOOK}/${await address()}`, { ...ADDRESS, label: 'Store' }),
  addresses_remove: async () => byBuyer('delete', `${BOOK}/${await address()}`),
  usersessions_endOthers: async () => ({ http: (await shop.as.customer()).http, method: 'delete', path: SESSIONS }),
  usersessions_end: async () => byBuyer('delete', `${SESSIONS}/${await otherSessionOf(buyer, shop)}`),
  passkeys_remove: async () => {
    const { id } = await withPasskey(staff, shop.app.get<Environment>(ENVIRONMENT).publicUrl);
    return byStaff('delete', `/api/users/second-factor/passkeys/${id}`);
  },
  secondfactorreset_reset: async () => byStaff('delete', `/api/users/${(await shop.as.staff()).id}/second-factor`),
  users_remove: async () => byStaff('delete', `/api/users/${(await shop.as.customer()).id}`),
  vatperiods_close: () => byStaff('post', '/api/vat-periods', { to: '2001-01-31' }),
  settings_update: () => byStaff('put', '/api/settings', { quoteValidityDays: 20 }),
  searchsynonyms_update: () => byStaff('put', '/api/synonyms', { groups: [{ phrases: ['ttr', 'transfer ribbon'] }] }),
  stockalerts_create: async () => ({
    ...{ http: buyer.http, method: 'post', path: '/api/stock-alerts' },
    body: { product: (await shop.given.product({ isAvailable: false }))._id },
  }),
  stockalerts_remove: async () => {
    const { _id } = await shop.given.product({ isAvailable: false });
    const { body } = await buyer.http.post('/api/stock-alerts').send({ product: _id }).expect(201);
    return { http: buyer.http, method: 'delete', path: `/api/stock-alerts/${body._id}` };
  },
  contact_send: () => ({
    ...{ http: shop.as.visitor(), method: 'post', path: '/api/contact' },
    body: { name: 'Huda', phone: '+971501234567', message: 'Do you sell rubbers?' },
  }),
  contact_remove: async () => {
    await shop.as.visitor().post('/api/contact').send({ name: 'A', phone: '+971501234567', message: 'B' }).expect(201);
    const { body } = await staff.http.get('/api/contact').expect(200);
    return byStaff('delete', `/api/contact/${body[0]._id}`);
  },
};

const hold = async (): Promise<string> => {
  const body = { user: buyer.id, reason: 'Calls on Monday' };
  return (await staff.http.post('/api/reminders/holds').send(body).expect(201)).body.holds[0]._id;
};

const overdueInvoice = async (): Promise<string> => {
  shop.clock.standAt('2024-11-21T08:00:00Z');
  const { _id } = await shop.given.invoice(buyer);
  shop.clock.run();
  return _id;
};

/** Operations whose second answer has other reasons to be right. */
const OTHERWISE = [
  'invitations_accept',
  'passwords_change',
  'passwords_requestReset',
  'passwords_confirmReset',
  'mail_retry',
];

describe('a call that is repeated with its Idempotency-Key', () => {
  it('is one of every operation that changes something, but for sign-in, sign-out, registration and files', async () => {
    const { body } = await staff.http.get('/api/docs-json').expect(200);
    const operations = Object.values<object>(body.paths).flatMap((path) => Object.values(path)) as {
      operationId: string;
      parameters?: { name: string }[];
    }[];
    const taking = operations.filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    const names = taking.map(({ operationId }) => operationId);
    expect(names.sort()).toEqual([...Object.keys(CALLS), ...OTHERWISE].sort());
  });

  it.each(Object.entries(CALLS))('gets the first answer again, byte for byte: %s', async (_name, given) => {
    const repeated = await given();
    const key = newKey();
    const first = await call(repeated, key);
    expect(first.status).toBeLessThan(300);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    const second = await call(repeated, key);
    expect([second.status, second.text, second.headers['content-type']]).toEqual([
      first.status,
      first.text,
      first.headers['content-type'],
    ]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('gets the answer that was lost with its connection', async () => {
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

  it('is refused with another body or another address', async () => {
    const key = newKey();
    await call(requestOf(2), key).expect(201);
    for (const other of [requestOf(3), { ...requestOf(2), method: 'put', path: '/api/users/profile' } as Call]) {
      const { body } = await call(other, key).expect(422);
      expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect(await quotesOf(buyer)).toHaveLength(1);
  });

  it('is another call where another user makes it', async () => {
    const key = newKey();
    const other = await shop.as.customer();
    await call(requestOf(), key).expect(201);
    const { headers } = await call({ ...requestOf(), http: other.http }, key).expect(201);
    expect(headers['idempotent-replayed']).toBeUndefined();
    expect(await quotesOf(other)).toHaveLength(1);
  });

  it('is carried out where it was refused before', async () => {
    const key = newKey();
    const { _id } = await shop.given.quote(buyer, { status: 'Quoted' });
    const order = byStaff('post', `/api/orders/from-quote/${_id}`);
    expect((await call(order, key).expect(409)).body.code).toBe('QUOTE_NOT_CONFIRMED');
    await staff.http.put(`/api/quotes/${_id}`).send({ status: 'Confirmed' }).expect(200);
    await call(order, key).expect(201);
  });

  it('is a new one a day later, and the daily task removes what is kept by then', async () => {
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
  ])('is refused where it is %s', async (_what, key) => {
    // Node's own client refuses what is no Latin text.
    const { status, body } = await call(requestOf(), Buffer.from(key).toString('latin1'));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['Idempotency-Key']]);
    expect(await quotesOf(buyer)).toHaveLength(0);
  });

  it('does nothing for a sign-in: each gets a session of its own', async () => {
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
