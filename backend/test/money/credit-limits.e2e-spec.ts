import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let company: string;
let buyer: TestActor;

const creditOf = async (query: object) => (await staff.http.get('/api/credit-standing').query(query).expect(200)).body;
const read = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const put = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
const release = (id: string, reason = 'A cheque is on its way') =>
  staff.http.post(`/api/orders/${id}/release`).send({ reason });
/** @returns its id */
const ordered = async (unitPrice: number, customer = buyer): Promise<string> =>
  (await shop.given.order(customer, { qty: 1, unitPrice }))._id;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  company = (await shop.given.company({ creditLimit: 1000 }))._id;
  buyer = await shop.as.customer();
  await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
});
afterAll(() => shop.close());

describe('the credit limit of a company', () => {
  it('is used by open invoices and by orders without one, less the credit of the account', async () => {
    const { _id, amountDue } = await shop.given.invoice(buyer, { qty: 1, unitPrice: 300 });
    await ordered(200);
    const cancelled = await ordered(50);
    await put(cancelled, { status: 'Cancelled' }).expect(200);
    expect(await creditOf({ user: buyer.id })).toEqual({
      company,
      name: expect.any(String),
      creditLimit: 1000,
      open: { count: 1, amount: amountDue },
      overdue: { count: 0, amount: 0 },
      unbilled: { count: 1, amount: 200 },
      creditBalance: 0,
      ...{ coveredByCheques: 0, bounced: { count: 0, last: null } },
      used: 500,
      left: 500,
    });
    const money = { amount: 100, paymentMethod: 'Cash', paymentDate: '2024-11-21' };
    await staff.http
      .post(`/api/payments/from-invoice/${_id}`)
      .send({ ...money, paidTo: 'Omar' })
      .expect(201);
    await staff.http
      .post('/api/receipts')
      .send({ company, ...money, allocations: [] })
      .expect(201);
    expect(await creditOf({ company })).toMatchObject({
      open: { amount: 200 },
      creditBalance: 100,
      used: 300,
      left: 700,
    });
    expect(await creditOf({ person: buyer.id })).toMatchObject({ company: null, creditLimit: null, used: 0 });
    await staff.http.get('/api/credit-standing').query({ person: buyer.id, company }).expect(400);
    const { body } = await staff.http.get('/api/credit-standing').expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it('holds an order that exceeds it by one fils, which can’t be delivered or invoiced until staff release it', async () => {
    expect((await read(await ordered(1000))).hold).toBeNull();
    const id = await ordered(0.01);
    const held = await read(id);
    expect(held.hold).toEqual({ reason: 'creditLimit', since: expect.any(String) });
    expect(held.allowedActions).toEqual(['edit', 'editMoney', 'delete', 'close', 'askAdvance', 'release']);
    expect((await buyer.http.get(`/api/orders/${id}`).expect(200)).body.hold).toBeNull();
    for (const body of [
      { status: 'Delivered' },
      { isDelivered: true },
      { stockUpdated: true },
      { invoiceGenerated: true },
    ]) {
      expect((await put(id, body).expect(409)).body.code).toBe('ORDER_HELD');
    }
    expect((await staff.http.post('/api/invoices').send({ order: id }).expect(409)).body.code).toBe('ORDER_HELD');
    expect(await read(id)).toMatchObject({ stockUpdated: false, status: 'Processing' });
    await put(id, { adminToAdminNote: 'Call them' }).expect(200);
    const rows = async (isHeld: boolean) =>
      (await staff.http.get('/api/orders').query({ filter: JSON.stringify({ isHeld }), range: '[0,99]' })).body.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await rows(true)).toContain(id);
    expect(await rows(false)).not.toContain(id);
    const { body } = await release(id).expect(200);
    expect(body).toMatchObject({ hold: null, released: { reason: 'A cheque is on its way', by: staff.name } });
    expect((await release(id).expect(409)).body.code).toBe('ORDER_NOT_HELD');
    await put(id, { status: 'Delivered' }).expect(200);
    await staff.http.post('/api/invoices').send({ order: id }).expect(201);
  });

  it('holds the second of two concurrent orders that exceed it together', async () => {
    const quotes = await Promise.all([0, 1].map(() => shop.given.confirmedQuote(buyer, { qty: 1, unitPrice: 600 })));
    const orders = await Promise.all(
      quotes.map(({ _id }) => staff.http.post(`/api/orders/from-quote/${_id}`).expect(201)),
    );
    expect(orders.filter(({ body }) => body.hold !== null)).toHaveLength(1);
    expect(await creditOf({ company })).toMatchObject({ unbilled: { count: 1, amount: 600 }, left: 400 });
  });

  it('is shown in dirhams in the history of a company and of a person', async () => {
    const last = async (path: string) => (await staff.http.get(`/api/${path}/history`).expect(200)).body[0];
    await staff.http.put(`/api/companies/${company}`).send({ creditLimit: 5000 }).expect(200);
    const raised = [{ field: 'creditLimit', from: 1000, to: 5000, isMoney: true }];
    expect(await last(`companies/${company}`)).toMatchObject({ action: 'updated', changes: raised });
    const person = await shop.as.customer();
    await staff.http.put(`/api/users/${person.id}`).send({ creditLimit: 20.5 }).expect(200);
    const set = [{ field: 'creditLimit', from: null, to: 20.5, isMoney: true }];
    expect(await last(`users/${person.id}`)).toMatchObject({ action: 'updated', changes: set });
  });

  it('holds an order that later grows or moves to another account', async () => {
    const id = await ordered(900);
    expect((await put(id, { deliveryCharge: 100 }).expect(200)).body.hold).toBeNull();
    expect((await put(id, { deliveryCharge: 101 }).expect(200)).body.hold).not.toBeNull();
    expect((await put(id, { deliveryCharge: 0 }).expect(200)).body.hold).not.toBeNull();
    const person = await shop.as.customer();
    const moved = await ordered(500, person);
    await staff.http.put(`/api/companies/${company}`).send({ creditLimit: 100 }).expect(200);
    expect((await put(moved, { user: buyer.id }).expect(200)).body.hold).not.toBeNull();
  });

  it('holds nothing if it is not set, nor free orders; a person has their own limit', async () => {
    await staff.http.put(`/api/companies/${company}`).send({ creditLimit: null }).expect(200);
    expect((await read(await ordered(50_000))).hold).toBeNull();
    await staff.http.put(`/api/companies/${company}`).send({ creditLimit: 0 }).expect(200);
    expect((await read(await ordered(0))).hold).toBeNull();
    const person = await shop.as.customer();
    await staff.http.put(`/api/users/${person.id}`).send({ creditLimit: 20 }).expect(200);
    expect((await read(await ordered(21, person))).hold).not.toBeNull();
    expect(await creditOf({ user: person.id })).toMatchObject({ company: null, creditLimit: 20, used: 0, left: 20 });
  });
});
