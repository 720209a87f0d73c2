import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';
import { linkedQuote } from '../support/linked-quote.js';

let shop: TestShop;
let staff: TestActor;
let companyA = '';
let companyB = '';
let admin: TestActor;

const TRNS: Record<string, string> = {};

async function company(): Promise<string> {
  const { _id, trn } = await shop.given.company();
  TRNS[_id] = trn;
  return _id;
}

const put = (user: TestActor, body: object) => staff.http.put(`/api/users/${user.id}`).send(body).expect(200);

async function member(of: string, companyRole = 'buyer'): Promise<TestActor> {
  const user = await shop.as.customer();
  await put(user, { company: of, companyRole });
  return user;
}

/** One document of each kind, made for company A, and the link that its buyer made. */
async function documentsOf(buyer: TestActor) {
  const linked = await linkedQuote(shop, buyer);
  const confirmed = await shop.given.confirmedQuote(buyer);
  const order = await shop.given.order(buyer);
  const invoice = await shop.given.invoice(buyer);
  const paid = { amount: 40, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' };
  const { body } = await staff.http.post(`/api/payments/from-invoice/${invoice._id}`).send(paid).expect(201);
  const credit = { invoice: invoice._id, amount: 10, reason: 'DL8.61.1.C', words: 'Price is too high' };
  const note = await staff.http.post('/api/credit-notes').send(credit).expect(201);
  return { linked, quote: linked.quote, confirmed, order, invoice, payment: body.payment, note: note.body };
}
type Documents = Awaited<ReturnType<typeof documentsOf>>;

/** Each door to a document: its path, and its list. */
const DOORS: [string, (documents: Documents) => string][] = [
  ['the page of a quote', ({ quote }) => `/api/quotes/${quote._id}`],
  ['the revisions of a quote', ({ quote }) => `/api/quotes/${quote._id}/revisions`],
  ['the messages of a quote', ({ quote }) => `/api/quotes/${quote._id}/messages`],
  ['the targets of a quote', ({ quote }) => `/api/quotes/${quote._id}/targets`],
  ['a confirmed quote', ({ confirmed }) => `/api/quotes/${confirmed._id}`],
  ['an order', ({ order }) => `/api/orders/${order._id}`],
  ['an invoice', ({ invoice }) => `/api/invoices/${invoice._id}`],
  ['a payment', ({ payment }) => `/api/payments/${payment._id}`],
  ['a credit note', ({ note }) => `/api/credit-notes/${note._id}`],
];
const LISTS = ['quotes', 'orders', 'invoices', 'payments', 'credit-notes'];

const countOf = async ({ http }: TestActor, resource: string): Promise<number> =>
  ((await http.get(`/api/${resource}/my`).expect(200)).body as unknown[]).length;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  [companyA, companyB] = [await company(), await company()];
  admin = await member(companyA, 'admin');
});
afterAll(() => shop.close());

describe.each([
  ['to another company', () => ({ company: companyB, companyRole: 'buyer' })],
  ['out of all companies', () => ({ company: null })],
])('the documents of a buyer who was moved %s', (_where, destination) => {
  let buyer: TestActor;
  let documents: Documents;

  beforeAll(async () => {
    buyer = await member(companyA);
    documents = await documentsOf(buyer);
    for (const [, path] of DOORS) expect((await buyer.http.get(path(documents))).status).not.toBe(404);
    await put(buyer, destination());
  });

  it.each(DOORS)('are not accessible to the former member: %s', async (_name, path) => {
    await buyer.http.get(path(documents)).expect(404);
  });

  it.each(DOORS)('are accessible to the admin of the former company: %s', async (_name, path) => {
    expect((await admin.http.get(path(documents))).status).not.toBe(404);
  });

  it.each([
    ['quotes', ({ quote, confirmed }: Documents) => [quote, confirmed]],
    ['orders', ({ order }: Documents) => [order]],
    ['invoices', ({ invoice }: Documents) => [invoice]],
  ])('are in the admin’s list of %s of the former company, which shares no documents', async (resource, listed) => {
    const colleague = await shop.given.quote(await member(companyA), { status: 'Quoted' });
    const { body } = await admin.http.get(`/api/${resource}/my`).query({ scope: 'company' }).expect(200);
    const ids = (body as { _id: string }[]).map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining(listed(documents).map(({ _id }) => _id)));
    expect(ids).not.toContain(colleague._id);
  });

  it.each(LISTS)('are not in the former member’s list of %s', async (resource) => {
    expect(await countOf(buyer, resource)).toBe(0);
  });

  it('do not include the purchases of the former member', async () => {
    expect((await buyer.http.get('/api/purchases').expect(200)).body).toEqual([]);
  });

  it('can’t be answered, discussed or shared by the former member, nor opened by the old link', async () => {
    const { quote, linked } = documents;
    const path = `/api/quotes/${quote._id}`;
    await buyer.http.post(`${path}/accept`).send({ revision: 1 }).expect(404);
    await buyer.http.post(`${path}/decline`).send({ revision: 1, reason: 'OTHER' }).expect(404);
    await buyer.http.post(`${path}/messages`).send({ text: 'Hello' }).expect(404);
    await buyer.http.put(`${path}/targets`).send({ lines: [] }).expect(404);
    await buyer.http.post(`${path}/link`).expect(404);
    await buyer.http.get(`${path}/pdf`).expect(404);
    await shop.as.visitor().get(linked.path).expect(404);
    await shop.as.visitor().post(`${linked.path}/code`).expect(404);
    await shop.as.visitor().get(`${linked.path}/pdf`).expect(404);
  });

  it('still name the former company, and so does the invoice of its order', async () => {
    const { _id } = documents.order;
    const { body } = await staff.http.post('/api/invoices').send({ order: _id }).expect(201);
    const { body: invoice } = await staff.http.get(`/api/invoices/${body._id}`).expect(200);
    expect(invoice.buyer.company.trn).toBe(TRNS[companyA]);
    await awaitEmails(shop, admin.email, `Invoice ${invoice.invoiceNumber} for order ${documents.order.orderNumber}`);
    const statement = await staff.http.get(`/api/companies/${companyA}/statement`).expect(200);
    expect(JSON.stringify(statement.body)).toContain(invoice.invoiceNumber);
  });

  it('are answered by the admin, and ordered for the former company', async () => {
    const { _id, number } = documents.quote;
    const { body: link } = await admin.http.post(`/api/quotes/${_id}/link`).expect(201);
    await shop.as
      .visitor()
      .get(`/api/quote-links/${(link.url as string).split('/q/')[1]}`)
      .expect(200);
    await admin.http.post(`/api/quotes/${_id}/messages`).send({ text: 'We take it' }).expect(201);
    const { body } = await admin.http.post(`/api/quotes/${_id}/accept`).send({ revision: 1 }).expect(200);
    expect(body).toMatchObject({ number, status: 'Confirmed', answer: { by: { name: admin.name } } });
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201);
    expect(order.company).toBe(companyA);
    const { body: receipt } = await staff.http.post('/api/receipts').send(receiptFor(order._id)).expect(201);
    expect(receipt.company._id).toBe(companyA);
  });
});

const receiptFor = (order: string) => ({
  ...{ order, amount: 10, paymentMethod: 'Bank Transfer', paymentDate: '2026-03-11', allocations: [] },
});

describe('staff', () => {
  it('can move an open quote to another account with a reason, recorded in the history', async () => {
    const buyer = await member(companyA);
    const { _id } = await shop.given.quote(buyer, { status: 'Quoted' });
    await put(buyer, { company: companyB, companyRole: 'buyer' });
    const path = `/api/quotes/${_id}`;
    const unexplained = await staff.http.put(path).send({ company: companyB }).expect(400);
    expect(unexplained.body.reasons).toEqual({ reason: { rule: 'REASON_TO_MOVE' } });
    await staff.http.put(path).send({ company: buyer.id, reason: 'Wrong' }).expect(400);
    await staff.http.put(path).send({ company: companyA }).expect(200);
    const { body } = await staff.http.put(path).send({ company: companyB, reason: 'For the branch' }).expect(200);
    expect(body.company).toBe(companyB);
    const { body: history } = await staff.http.get(`${path}/history`).expect(200);
    expect(JSON.stringify(history)).toContain('For the branch');
    await buyer.http.post(`${path}/accept`).send({ revision: body.revision }).expect(200);
    await staff.http.put(path).send({ company: null, reason: 'Private' }).expect(200);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201);
    expect(order.company).toBeNull();
    await staff.http.put(path).send({ company: companyB, reason: 'Too late' }).expect(409);
  });

  it('can move an order until it has an invoice', async () => {
    const buyer = await member(companyA);
    const order = await shop.given.order(buyer);
    const path = `/api/orders/${order._id}`;
    const { body } = await staff.http.put(path).send({ company: companyB, reason: 'For the branch' }).expect(200);
    expect(body.company).toBe(companyB);
    await buyer.http.get(path).expect(404);
    await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    const { body: refused } = await staff.http.put(path).send({ company: null, reason: 'Private' }).expect(409);
    expect(refused.code).toBe('ORDER_INVOICED');
  });

  it('can move a document to another buyer and their company without a reason', async () => {
    const [buyer, other] = [await member(companyA), await member(companyB)];
    const quote = await shop.given.quote(buyer, { status: 'Quoted' });
    const { body } = await staff.http
      .put(`/api/quotes/${quote._id}`)
      .send({ user: other.id, company: companyA })
      .expect(200);
    expect(body.company).toBe(companyB);
    await other.http.get(`/api/quotes/${quote._id}`).expect(200);
    await buyer.http.get(`/api/quotes/${quote._id}`).expect(404);
  });
});
