import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PoFiles } from '../../src/documents/particulars/po-files.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: string;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  product = (await shop.given.product())._id;
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
const upload = ({ http }: TestActor, bytes = pdf('PO'), name = 'PO 4711.pdf') =>
  http.post('/api/po-files').query({ name }).set('content-type', 'application/pdf').send(bytes);
const fileOf = async (actor: TestActor, text: string) => (await upload(actor, pdf(text)).expect(201)).body;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const ADDRESS = {
  ...{ label: 'Press hall', contact: 'Omar Said', phone: '+971501234567' },
  ...{ street: 'Shop 4, Industrial Area 6', city: 'Sharjah', emirate: 'SHJ' },
};
const TEXT = 'Press hall, Shop 4, Industrial Area 6, Sharjah, Omar Said, +971501234567';
const request = (fields: object) =>
  buyer.http.post('/api/quotes').send({ requestedItems: [{ product, qty: 2 }], ...fields });
const get = async ({ http }: TestActor, path: string) => (await http.get(path).expect(200)).body;
/** The address of every test customer. */
const OWN = 'Al Quoz, Dubai';
const NONE = { poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null };

/** A request with all purchase details. */
async function requested() {
  const poFile = await fileOf(buyer, buyer.id);
  const details = { poNumber: 'PO-4711', poFile: poFile._id, neededBy: dayFromNow(9), deliveryAddress: ADDRESS };
  const { body } = await request(details).expect(201);
  return { quote: body, details: { ...details, poFile, deliveryMethod: 'Delivery' } };
}

const confirm = (id: string) =>
  staff.http
    .put(`/api/quotes/${id}`)
    .send({ status: 'Confirmed', requestedItems: [{ product, qty: 2, unitPrice: 50 }] });

describe('the file of a purchase order', () => {
  it('is stored once, and can be opened by its uploader and staff only', async () => {
    const other = await shop.as.customer();
    const [first, second] = await Promise.all([upload(buyer), upload(buyer)]);
    expect(first.body).toEqual({ _id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'PO 4711.pdf', size: 20 });
    expect(second.body).toEqual(first.body);
    expect((await fileOf(other, 'PO'))._id).not.toBe(first.body._id);
    const path = `/api/po-files/${first.body._id}`;
    for (const { http } of [buyer, staff]) {
      const { headers, body } = await http.get(path).expect(200);
      expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toEqual(pdf('PO'));
    }
    await other.http.get(path).expect(404);
  });

  it('has the name sent with it, even if the same file was sent under another name', async () => {
    const sent = (name: string) => upload(buyer, pdf('one file'), name).expect(201);
    const first = (await sent('PO 1.pdf')).body;
    const { body: quote } = await request({ poFile: first._id }).expect(201);
    const second = (await sent('PO 2.pdf')).body;
    expect([first.name, second.name]).toEqual(['PO 1.pdf', 'PO 2.pdf']);
    const { headers } = await buyer.http.get(`/api/po-files/${quote.poFile._id}`).expect(200);
    expect(headers['content-disposition']).toContain('PO%201.pdf');
    expect((await sent('PO 1.pdf')).body).toEqual(first);
  });

  it.each([
    ['an image declared as a PDF', Buffer.from('\u0089PNG'), 'application/pdf', 400],
    ['half a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf', 400],
    ['nothing', Buffer.alloc(0), 'application/pdf', 400],
    ['a picture', Buffer.from('\u0089PNG'), 'image/png', 415],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
    ['more than 5 MB', Buffer.alloc(5 * 1_048_576 + 1, '%PDF-'), 'application/pdf', 413],
  ])('may not be %s', async (_what, bytes, type, status) => {
    const { body } = await buyer.http.post('/api/po-files').set('content-type', type).send(bytes).expect(status);
    if (status === 400) expect(body.reasons).toEqual({ file: { rule: 'NOT_A_PDF' } });
  });

  it('is removed after a week, unless a document names it', async () => {
    const [named, unnamed] = [await fileOf(buyer, 'named'), await fileOf(buyer, 'unnamed')];
    await request({ poFile: named._id }).expect(201);
    try {
      shop.clock.stopAt(`${dayFromNow(8)}T08:00:00.000Z`);
      await shop.app.get(PoFiles).run();
    } finally {
      shop.clock.run();
    }
    await buyer.http.get(`/api/po-files/${named._id}`).expect(200);
    await buyer.http.get(`/api/po-files/${unnamed._id}`).expect(404);
  });
});

describe('the details of a purchase', () => {
  it('are carried from the request to order and invoice, and shown in emails and lists', async () => {
    const { quote, details } = await requested();
    expect(quote).toMatchObject(details);
    await confirm(quote._id).expect(200);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
    expect(order).toMatchObject({ ...details, shippingAddress: TEXT });
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect(invoice).toMatchObject(details);
    for (const path of [`quotes/${quote._id}`, `orders/${order._id}`, `invoices/${invoice._id}`]) {
      expect(await get(buyer, `/api/${path}`)).toMatchObject(details);
      await buyer.http.get(`/api/${path}/pdf`).expect(200);
    }
    for (const list of ['quotes/admin', 'orders', 'invoices']) {
      const { body } = await staff.http
        .get(`/api/${list}`)
        .query(listQuery({ filter: { q: 'PO-4711', user: buyer.id } }));
      expect(body).toHaveLength(1);
    }
    for (const subject of [`We received your request ${quote.number}`, `Your order ${order.orderNumber}`]) {
      const [mail] = await awaitEmails(shop, buyer.email, subject);
      expect(mail?.text).toContain('PO-4711');
      expect(mail?.text).toContain('Press hall, Shop 4');
    }
  });

  it('are optional; without an address the order uses the buyer’s address', async () => {
    const { body } = await request({}).expect(201);
    expect(body).toMatchObject(NONE);
    await confirm(body._id).expect(200);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${body._id}`).expect(201);
    expect(order).toMatchObject({ ...NONE, shippingAddress: OWN });
  });

  it.each([
    [{ poFile: '6920200f1c2d3e4f5a6b7c8d' }, 'poFile'],
    [{ neededBy: dayFromNow(-2) }, 'neededBy'],
    [{ neededBy: dayFromNow(1000) }, 'neededBy'],
    [{ deliveryMethod: 'PickUp', deliveryAddress: ADDRESS }, 'deliveryAddress'],
    [{ deliveryAddress: { ...ADDRESS, phone: 'none' } }, 'deliveryAddress.phone'],
  ])('%j are refused at %s', async (fields, field) => {
    const { body } = await request(fields).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('can’t refer to another user’s file', async () => {
    const theirs = await fileOf(await shop.as.customer(), 'theirs');
    expect((await request({ poFile: theirs._id }).expect(400)).body.reasons.poFile.rule).toBe('UNKNOWN_FILE');
  });

  it('are changed by staff; the address text is generated, or entered separately', async () => {
    const { quote } = await requested();
    const poFile = await fileOf(staff, 'from an email');
    const { body: changed } = await staff.http
      .put(`/api/quotes/${quote._id}`)
      .send({ ...(await get(staff, `/api/quotes/${quote._id}`)), poNumber: 'PO-2', poFile, status: 'Confirmed' })
      .expect(200);
    expect(changed).toMatchObject({ poNumber: 'PO-2', poFile, deliveryAddress: ADDRESS });
    await buyer.http.get(`/api/po-files/${poFile._id}`).expect(200);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
    const put = async (fields: object) =>
      (await staff.http.put(`/api/orders/${order._id}`).send(fields).expect(200)).body;
    const elsewhere = { ...ADDRESS, label: 'Store', city: 'Ajman', emirate: 'AJM' };
    expect(await put({ deliveryAddress: elsewhere })).toMatchObject({
      shippingAddress: 'Store, Shop 4, Industrial Area 6, Ajman, Omar Said, +971501234567',
      deliveryAddress: elsewhere,
    });
    const typed = { shippingAddress: 'Gate 3, Jebel Ali', deliveryAddress: null };
    expect(await put({ shippingAddress: 'Gate 3, Jebel Ali' })).toMatchObject(typed);
    expect(await put({ deliveryMethod: 'PickUp' })).toMatchObject({ deliveryMethod: 'PickUp', deliveryAddress: null });
    expect(await put({ poFile: null, neededBy: null })).toMatchObject({
      poNumber: 'PO-2',
      poFile: null,
      neededBy: null,
    });
  });

  it('are hidden from another buyer to whom the quote moves; values that staff then enter belong to that buyer', async () => {
    const other = await shop.as.customer();
    const { quote, details } = await requested();
    const put = (fields: object) => staff.http.put(`/api/quotes/${quote._id}`).send(fields).expect(200);
    const { body: moved } = await put({ user: other.id });
    expect(moved).toMatchObject({ poNumber: 'PO-4711', deliveryAddress: ADDRESS });
    expect(await get(other, `/api/quotes/${quote._id}`)).toMatchObject(NONE);
    await other.http.get(`/api/po-files/${details.poFile._id}`).expect(404);
    await put({ status: 'Confirmed', requestedItems: [{ product, qty: 2, unitPrice: 50 }] });
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
    expect(order).toMatchObject({ poNumber: 'PO-4711', shippingAddress: OWN });
    expect(await get(other, `/api/orders/${order._id}`)).toMatchObject({ ...NONE, shippingAddress: OWN });
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect(invoice).toMatchObject(NONE);
    await staff.http.put(`/api/orders/${order._id}`).send({ poNumber: 'X-1' }).expect(200);
    expect(await get(other, `/api/orders/${order._id}`)).toMatchObject({ ...NONE, poNumber: 'X-1' });
  });
});

describe('an address book', () => {
  const BOOK = '/api/users/me/addresses';

  it('belongs to its user: entries are added, replaced and removed, and one is the default', async () => {
    const { http } = buyer;
    expect((await http.get(BOOK).expect(200)).body).toEqual([]);
    const [first] = (await http.post(BOOK).send(ADDRESS).expect(201)).body;
    expect(first).toEqual({ _id: expect.any(String), ...ADDRESS, isDefault: true });
    const store = { ...ADDRESS, label: 'Store', isDefault: true };
    const { body: two } = await http.post(BOOK).send(store).expect(201);
    expect(two).toMatchObject([{ label: 'Press hall', isDefault: false }, store]);
    const { body: renamed } = await http
      .put(`${BOOK}/${first._id}`)
      .send({ ...two[0], label: 'Hall 2' })
      .expect(200);
    expect(renamed).toMatchObject([{ _id: first._id, label: 'Hall 2', isDefault: false }, store]);
    const { body: left } = await http.delete(`${BOOK}/${two[1]._id}`).expect(200);
    expect(left).toMatchObject([{ label: 'Hall 2', isDefault: true }]);

    const other = await shop.as.customer();
    await other.http.put(`${BOOK}/${first._id}`).send(ADDRESS).expect(404);
    await other.http.delete(`${BOOK}/${first._id}`).expect(404);
  });

  it.each([
    [{ phone: '12' }, 'phone'],
    [{ country: 'OM' }, 'country'],
  ])('takes no entry with %j', async (fields, field) => {
    const { body } = await buyer.http
      .post(BOOK)
      .send({ ...ADDRESS, ...fields })
      .expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});
