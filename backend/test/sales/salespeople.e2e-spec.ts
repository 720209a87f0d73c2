import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let manager: TestActor;
let seller: TestActor;

beforeAll(async () => {
  shop = await startShop();
  manager = await shop.as.staff('Mona Staff');
  seller = await shop.as.staff('Sami Seller', 'Sales');
});
afterAll(() => shop.close());

const read = async (path: string, by = manager) => (await by.http.get(`/api/${path}`).expect(200)).body;
const batch = async (does: 'assign' | 'remind', body: object, by = manager) =>
  (await by.http.post(`/api/quotes/${does}`).send(body).expect(200)).body;

/** A buyer of a company whose requests go to the seller. */
async function buyerOfSeller(): Promise<TestActor> {
  const company = await shop.given.company({ salesperson: seller.id });
  const buyer = await shop.as.customer();
  await manager.http.put(`/api/users/${buyer.id}`).send({ company: company._id }).expect(200);
  return buyer;
}

describe('the salesperson', () => {
  it('gets the requests of their company, and the order and the invoice created from them', async () => {
    const invoice = await shop.given.invoiceOfQuote(await buyerOfSeller());
    const order = await read(`orders/${invoice.order._id}`);
    const expected = { salesperson: { _id: seller.id, name: 'Sami Seller' } };
    expect(await read(`quotes/${order.quote._id}`)).toMatchObject(expected);
    expect(order).toMatchObject(expected);
    expect(await read(`invoices/${invoice._id}`)).toMatchObject(expected);
  });

  it('gets orders and quotes that staff write for their company', async () => {
    const buyer = await buyerOfSeller();
    const line = { product: (await shop.given.product())._id, qty: 1, unitPrice: 5 };
    const order = await manager.http
      .post('/api/orders')
      .send({ user: buyer.id, orderItems: [line] })
      .expect(201);
    const quote = { user: buyer.id, requestedItems: [line] };
    const written = await manager.http.post('/api/quotes/admin').send(quote).expect(201);
    expect([order.body.salesperson._id, written.body.salesperson._id]).toEqual([seller.id, seller.id]);
  });

  it('is the writer of a quote if the account has none', async () => {
    const author = await shop.as.staff('Sara Author', 'Sales');
    const line = { product: (await shop.given.product())._id, qty: 1, unitPrice: 5 };
    const salespersonFor = async (user: string) =>
      (
        await author.http
          .post('/api/quotes/admin')
          .send({ user, requestedItems: [line] })
          .expect(201)
      ).body.salesperson;
    expect(await salespersonFor((await shop.as.customer()).id)).toEqual({ _id: author.id, name: 'Sara Author' });
    expect((await salespersonFor((await buyerOfSeller()).id))._id).toBe(seller.id);
  });

  it('is missing for an individual, and hidden from buyers', async () => {
    const buyer = await shop.as.customer();
    const { _id } = await shop.given.requestedQuote(buyer);
    expect(await read(`quotes/${_id}`)).toMatchObject({ salesperson: null });
    expect(await read(`quotes/${_id}`, buyer)).not.toHaveProperty('salesperson');
  });

  it('can be changed and removed for a company, but can’t be a customer', async () => {
    const { _id } = await shop.given.company();
    const change = (salesperson: string | null) => manager.http.put(`/api/companies/${_id}`).send({ salesperson });
    expect((await change(seller.id).expect(200)).body.salesperson).toEqual({ _id: seller.id, name: 'Sami Seller' });
    expect((await change(null).expect(200)).body.salesperson).toBeNull();
    const { body } = await change((await shop.as.customer()).id).expect(400);
    expect(body.reasons).toEqual({ salesperson: { rule: 'UNKNOWN_STAFF' } });
  });
});

describe('the salesperson of an order and of an invoice', () => {
  it.each([
    ['orders', 'Sales'],
    ['invoices', 'Accounts'],
  ] as const)('can be changed later at %s, by %s, and the change is in the history', async (resource, role) => {
    const buyer = await shop.as.customer();
    const invoice = await shop.given.invoice(buyer);
    const id = resource === 'orders' ? invoice.order._id : invoice._id;
    const { version } = await read(`${resource}/${id}`);
    const path = `/api/${resource}/${id}/salesperson`;
    const by = await shop.as.staff('Rami', role);
    const { body } = await by.http.put(path).send({ salesperson: seller.id }).expect(200);
    expect(body).toMatchObject({ version, salesperson: { _id: seller.id, name: 'Sami Seller' } });
    const [entry] = await read(`${resource}/${id}/history`);
    expect(entry).toMatchObject({ changes: [{ field: 'salesperson', from: null, to: 'Sami Seller' }] });
    const found = async (filter: object) =>
      (await read(`${resource}?filter=${JSON.stringify({ ...filter, user: buyer.id })}`)).length;
    expect([await found({ salesperson: seller.id }), await found({ isUnassigned: true })]).toEqual([1, 0]);
    await by.http.put(path).send({ salesperson: null }).expect(200);
    expect([await found({ isUnassigned: true }), await found({ isUnassigned: false })]).toEqual([1, 0]);
    await by.http.put(path).send({ salesperson: buyer.id }).expect(400);
  });
});

describe('staff who choose several quotes', () => {
  it('can assign them all, even those with an order, without making open forms stale', async () => {
    const buyer = await shop.as.customer();
    const open = await shop.given.requestedQuote(buyer);
    const ordered = (await shop.given.order(buyer)).quote?._id ?? '';
    const { version } = await read(`quotes/${ordered}`);
    const chosen = { quotes: [open._id, ordered, open._id], salesperson: seller.id };
    expect(await batch('assign', chosen, seller)).toEqual({ done: 2, leftOut: [] });
    const [entry] = await read(`quotes/${open._id}/history`);
    expect(entry.changes).toEqual([{ field: 'salesperson', from: null, to: 'Sami Seller' }]);
    expect(await read(`quotes/${ordered}`)).toMatchObject({ version, salesperson: { name: 'Sami Seller' } });
    const filter = JSON.stringify({ salesperson: seller.id, user: buyer.id });
    expect(await read(`quotes/admin?filter=${filter}`)).toHaveLength(2);
    await batch('assign', { ...chosen, salesperson: null });
    expect(await read(`quotes/admin?filter=${filter}`)).toEqual([]);
  });

  it('can remind the buyers of open offers, and get the skipped ones with the reason', async () => {
    const buyer = await shop.as.customer();
    const offer = await shop.given.quote(buyer, { status: 'Quoted', validUntil: null });
    const request = await shop.given.requestedQuote(buyer);
    const gone = '6920200f1c2d3e4f5a6b7c8d';
    const answer = await batch('remind', { quotes: [offer._id, request._id, gone] });
    expect(answer).toMatchObject({
      done: 1,
      leftOut: [
        { number: request.number, code: 'QUOTE_NOT_OFFERED' },
        { _id: gone, number: '', code: 'QUOTE_NOT_FOUND' },
      ],
    });
    const subject = `Your quote ${offer.number} is waiting for your response`;
    expect(await awaitEmails(shop, buyer.email, subject)).toHaveLength(1);
  });

  it('can remind a buyer once a day, even if two of them do it at once', async () => {
    const { _id } = await shop.given.quote(await shop.as.customer(), { status: 'Quoted', validUntil: null });
    const answers = await Promise.all([manager, seller].map((by) => batch('remind', { quotes: [_id] }, by)));
    expect(answers.map(({ done }) => done).sort()).toEqual([0, 1]);
    expect(answers.flatMap(({ leftOut }) => leftOut)).toMatchObject([{ code: 'QUOTE_REMINDED' }]);
  });
});

it('the list of quotes contains the phone number of the buyer, and the value of a request at list prices', async () => {
  const buyer = await shop.as.customer();
  const request = await shop.given.requestedQuote(buyer, 2, await shop.given.product({ price: 18.5 }));
  const offer = await shop.given.quote(buyer, { status: 'Quoted' });
  const rows = await read(`quotes/admin?filter=${JSON.stringify({ user: buyer.id })}`);
  expect(rows).toMatchObject([
    { _id: offer._id, phoneNumber: '+971500000000', listTotal: null },
    { _id: request._id, phoneNumber: '+971500000000', totalPrice: 0, listTotal: 37 },
  ]);
});
