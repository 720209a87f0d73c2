import { beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import request from 'supertest';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { shopOfFile } from '../support/shop-of-file.js';

const expiresOn = dubaiDay(new Date(Date.now() + 30 * 86_400_000));
let shop: TestShop;
let staff: TestActor;
let admin: TestActor;
let company: string;
let sheets = 0;

async function join(buyer: TestActor, of: string, companyRole: string | null = 'admin'): Promise<void> {
  await staff.http.put(`/api/users/${buyer.id}`).send({ company: of, companyRole }).expect(200);
}

async function keyOf(maker: TestActor, scopes = ['own.read', 'own.request']): Promise<string> {
  const body = { name: 'Purchasing', scopes, expiresOn };
  return ((await maker.http.post('/api/api-keys/my').send(body).expect(201)).body as { key: string }).key;
}

interface Made {
  readonly _id: string;
  readonly payment?: { readonly _id: string };
}

/** An invoice of the buyer's present account, a part of which is paid and another credited, and money on account. */
async function withMoney(buyer: TestActor, account: { readonly company: string } | { readonly user: string }) {
  const { _id: invoice } = await shop.given.invoice(buyer);
  const post = async (path: string, body: object): Promise<string> => {
    const made = (await staff.http.post(path).send(body).expect(201)).body as Made;
    return (made.payment ?? made)._id;
  };
  const today = dubaiDay(new Date());
  const money = { amount: 20, paymentMethod: 'Cash', paymentDate: today };
  sheets += 1;
  const sheet = { bank: 'Mashreq', chequeNumber: `A${sheets}`, chequeDate: today, receivedOn: today, amount: 30 };
  return {
    payments: await post(`/api/payments/from-invoice/${invoice}`, { ...money, paidTo: 'Omar' }),
    'credit-notes': await post('/api/credit-notes', {
      invoice,
      reason: 'DL8.61.1.C',
      words: 'Wrong price',
      amount: 10,
    }),
    receipts: await post('/api/receipts', { ...account, ...money, allocations: [] }),
    cheques: await post('/api/cheques', { ...account, ...sheet }),
  };
}

const program = (key: string) => request.agent(shop.url).set('authorization', `Bearer ${key}`);

beforeAll(async () => {
  shop = await shopOfFile();
  staff = await shop.as.staff();
  admin = await shop.as.customer();
  company = (await shop.given.company())._id;
});

describe('a key of a company', () => {
  it('reads the documents of its company, and none of its maker as a person or of another company', async () => {
    const [own, foreign] = [admin, await shop.as.customer('Other')];
    const personal = await shop.given.invoice(own);
    await join(own, company);
    const mine = await shop.given.invoice(own);
    await join(foreign, (await shop.given.company())._id);
    const theirs = await shop.given.invoice(foreign);
    const erp = program(await keyOf(own));
    const ids = async (path: string) =>
      ((await erp.get(path).expect(200)).body as { _id: string }[]).map(({ _id }) => _id);
    expect(await ids('/api/invoices/my')).toEqual([mine._id]);
    expect(await ids('/api/orders/my')).toEqual([mine.order._id]);
    await erp.get(`/api/invoices/${mine._id}`).expect(200);
    for (const { _id, order } of [personal, theirs]) {
      await erp.get(`/api/invoices/${_id}`).expect(404);
      await erp.get(`/api/invoices/${_id}/pdf`).expect(404);
      await erp.get(`/api/orders/${order._id}`).expect(404);
      await erp.get(`/api/orders/${order._id}/pdf`).expect(404);
      await erp.get(`/api/orders/${order._id}/delivery-note`).expect(404);
      await erp.get(`/api/deliveries/my?order=${order._id}`).expect(404);
    }
    const { body } = await erp.get('/api/users/me/statement').expect(200);
    const account = body as { customer: { _id: string } };
    expect(JSON.stringify(account)).toContain(mine.invoiceNumber);
    expect(JSON.stringify(account)).not.toContain(personal.invoiceNumber);
    await erp.get('/api/prices/my').expect(200);
  });

  it('reads receipts, payments, cheques and credit notes of its company, and no others', async () => {
    const [maker, stranger] = [await shop.as.customer('Maker'), await shop.as.customer('Stranger')];
    const [own, other] = [await shop.given.company(), await shop.given.company()];
    const personal = await withMoney(maker, { user: maker.id });
    await join(maker, own._id);
    const mine = await withMoney(maker, { company: own._id });
    await join(stranger, other._id);
    const theirs = await withMoney(stranger, { company: other._id });
    const erp = program(await keyOf(maker));
    const LISTS = ['receipts', 'payments', 'cheques', 'credit-notes'] as const;
    for (const list of LISTS) {
      const { body } = await erp.get(`/api/${list}/my`).expect(200);
      expect((body as { _id: string }[]).map(({ _id }) => _id)).toEqual([mine[list]]);
      await erp.get(`/api/${list}/${mine[list]}`).expect(200);
      for (const other of [personal, theirs]) await erp.get(`/api/${list}/${other[list]}`).expect(404);
    }
    await erp.get(`/api/cheques/acknowledgement?cheques=${theirs.cheques}`).expect(404);
    for (const paper of ['receipts/ID/pdf', 'credit-notes/ID/pdf', 'payments/ID/receipt']) {
      const [list = ''] = paper.split('/');
      await erp.get(`/api/${paper.replace('ID', theirs[list as (typeof LISTS)[number]])}`).expect(404);
    }
    const quotes = program(await keyOf(maker, ['own.request']));
    for (const list of LISTS) await quotes.get(`/api/${list}/my`).expect(403);
  });

  it('requests quotes for its company if it has the scope', async () => {
    const { _id: product } = await shop.given.product();
    const cart = { requestedItems: [{ product, qty: 5 }] };
    const erp = program(await keyOf(admin));
    const { _id } = (await erp.post('/api/quotes').send(cart).expect(201)).body as { _id: string };
    const [own] = (await erp.get('/api/quotes/my').expect(200)).body as [{ _id: string }];
    expect(own._id).toBe(_id);
    const reader = await program(await keyOf(admin, ['own.read']))
      .post('/api/quotes')
      .send(cart)
      .expect(403);
    expect(reader.body).toMatchObject({ code: 'KEY_NOT_ALLOWED', params: { scopes: 'own.request' } });
  });

  it.each([
    ['put', '/api/users/profile'],
    ['get', '/api/companies/my/people'],
    ['put', '/api/companies/my'],
    ['post', '/api/api-keys/my'],
    ['get', '/api/receipts/my/credit'],
    ['get', '/api/orders'],
    ['post', '/api/users/auth'],
    ['get', '/api/approvals/my'],
  ] as const)('can’t %s %s', async (method, path) => {
    const erp = program(await keyOf(admin));
    const { status, body } = await erp[method](path).send({});
    expect([status, (body as { code: string }).code]).toEqual([403, 'KEY_NOT_ALLOWED']);
  });

  it('ends when its maker no longer manages the company', async () => {
    const maker = await shop.as.customer();
    const home = (await shop.given.company())._id;
    await join(maker, home);
    await join(await shop.as.customer(), home);
    const erp = program(await keyOf(maker));
    await erp.get('/api/orders/my').expect(200);
    await join(maker, home, 'buyer');
    await erp.get('/api/orders/my').expect(401);
    await join(maker, company);
    await erp.get('/api/orders/my').expect(401);
    await join(maker, home);
    await erp.get('/api/orders/my').expect(200);
  });

  it('is made, listed and revoked by admins of the company alone', async () => {
    const buyer = await shop.as.customer();
    await join(buyer, company, 'buyer');
    const body = { name: 'Purchasing', scopes: ['own.read'], expiresOn };
    await buyer.http.post('/api/api-keys/my').send(body).expect(403);
    await admin.http
      .post('/api/api-keys/my')
      .send({ ...body, scopes: ['orders.read'] })
      .expect(400);
    const key = await keyOf(admin);
    const [{ _id }] = (await admin.http.get('/api/api-keys/my').expect(200)).body as [{ _id: string }];
    const other = await shop.as.customer();
    await join(other, (await shop.given.company())._id);
    await other.http.delete(`/api/api-keys/my/${_id}`).expect(404);
    await staff.http.post(`/api/api-keys/${_id}/rotate`).expect(404);
    await staff.http.delete(`/api/api-keys/${_id}`).expect(200);
    await program(key).get('/api/orders/my').expect(401);
  });
});
