import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery, refusalsOf } from '../support/calls.js';
import { MailServer, type ReceivedMail } from '../support/mail-server.js';

const OFFICE = 'desk@shop.example';

let server: MailServer;
let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  server = await MailServer.start();
  shop = await startShop({
    SMTP_URL: server.url,
    SHOP_EMAIL: OFFICE,
    MAIL_FROM: 'The desk <no-reply@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  });
  staff = await shop.as.staff();
  buyer = await shop.as.customer('Zubaida Khan');
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const about =
  (...parts: string[]) =>
  ({ subject }: ReceivedMail) =>
    parts.every((part) => subject.includes(part));
/** The one email with this in its subject. */
async function emailAbout(...parts: string[]): Promise<ReceivedMail> {
  const [email, ...others] = await server.emails(about(...parts));
  expect(others).toEqual([]);
  if (email === undefined) throw new Error('There is no email');
  return email;
}
/** How many letters there are with this in their subject, waiting ones included. */
async function emailsStored(q: string): Promise<number> {
  const { headers } = await staff.http
    .get('/api/mail')
    .query(listQuery({ filter: { q } }))
    .expect(200);
  return Number(headers['content-range']?.split('/')[1]);
}

describe('a request', () => {
  it('is confirmed to its buyer and mailed to the staff, who can answer the buyer', async () => {
    const product = await shop.given.product();
    const body = {
      requestedItems: [{ product: product._id, qty: 3 }],
      clientToAdminNote: 'By Thursday, please',
    };
    const { body: quote } = await buyer.http.post('/api/quotes').send(body).expect(201);
    const toBuyer = await emailAbout('We received your request', quote.number);
    expect(toBuyer.to).toEqual([buyer.email]);
    expect(toBuyer.header('from')).toEqual(['The desk <no-reply@shop.example>']);
    expect(toBuyer.header('reply-to')).toEqual([]);
    for (const part of ['Hello Zubaida Khan,', `${product.name}: 3 roll`, 'By Thursday, please']) {
      expect(toBuyer.text).toContain(part);
    }
    expect(toBuyer.text).toContain('https://shop.example/account/requests');
    expect(toBuyer.text).not.toContain('AED');
    const toStaff = await emailAbout('New request', quote.number, 'Zubaida Khan');
    expect(toStaff.to).toEqual([OFFICE]);
    expect(toStaff.header('reply-to')).toEqual([buyer.email]);
    expect(toStaff.html).toContain(`https://shop.example/admin/quotes/${quote._id}`);
  });

  it('sends no email if it is refused', async () => {
    const product = await shop.given.product({ isAvailable: false });
    const name = 'Nobody At All';
    const other = await shop.as.customer(name);
    await other.http
      .post('/api/quotes')
      .send({ requestedItems: [{ product: product._id, qty: 1 }] })
      .expect(409);
    expect(await emailsStored(name)).toBe(0);
    expect(await emailsStored(other.email)).toBe(0);
  });

  it('can’t add an email header by the name of its buyer', async () => {
    const mallory = await shop.as.customer('Mallory\r\nBcc: everybody@shop.example');
    await shop.given.requestedQuote(mallory);
    const email = await emailAbout('New request', 'Mallory Bcc: everybody@shop.example');
    expect(email.to).toEqual([OFFICE]);
    expect(email.header('bcc')).toEqual([]);
  });
});

describe('a quote', () => {
  const put = (id: string, fields: object) => staff.http.put(`/api/quotes/${id}`).send(fields);
  const priced = async () => {
    const quote = await shop.given.requestedQuote(buyer);
    const [line] = quote.requestedItems;
    const requestedItems = [{ product: line?.product, qty: 2, unitPrice: 617.25 }];
    return { ...quote, offer: { requestedItems, deliveryCharge: 25, adminToClientNote: 'Valid for a week' } };
  };

  it('is mailed with its prices when it becomes Quoted, and not on each save', async () => {
    const { _id, number, offer } = await priced();
    await put(_id, offer).expect(200);
    expect(await emailsStored(`quote ${number}`)).toBe(0);
    await put(_id, { ...offer, status: 'Quoted' }).expect(200);
    await put(_id, { deliveryCharge: 25 }).expect(200);
    await put(_id, { status: 'Confirmed' }).expect(200);
    const email = await emailAbout('Your quote', number, 'is ready');
    expect(await emailsStored(`quote ${number}`)).toBe(1);
    expect(email.to).toEqual([buyer.email]);
    for (const part of ['2 rolls × AED 617.25 = AED 1,234.50', 'Delivery charge: AED 25.00', 'Total: AED 1,259.50']) {
      expect(email.text).toContain(part);
    }
    expect(email.text).toContain('Valid for a week');
  });

  it('is mailed again after it was withdrawn', async () => {
    const { _id, number, offer } = await priced();
    await put(_id, { ...offer, status: 'Confirmed' }).expect(200);
    await put(_id, { status: 'Requested' }).expect(200);
    await put(_id, { status: 'Quoted' }).expect(200);
    expect(await server.emails(about('Your quote', number), 2)).toHaveLength(2);
    expect(await emailsStored(`quote ${number}`)).toBe(2);
  });

  it('sends no email if a concurrent change was stored first', async () => {
    const { _id, number, version } = await priced();
    await put(_id, { adminToAdminNote: 'mine' }).expect(200);
    await put(_id, { status: 'Quoted', version }).expect(409);
    expect(await emailsStored(`quote ${number}`)).toBe(0);
  });
});

describe('an order', () => {
  it('is mailed to its buyer once, even if several users create it at the same time', async () => {
    const quote = await shop.given.confirmedQuote(buyer, { qty: 4, unitPrice: 12.5 });
    const create = () => staff.http.post(`/api/orders/from-quote/${quote._id}`);
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { orderNumber } = answers.find(({ status }) => status === 201)?.body ?? {};
    const email = await emailAbout('Your order', orderNumber);
    expect(email.to).toEqual([buyer.email]);
    expect(email.text).toContain('Total: AED 50.00');
    expect(email.text).toContain('Delivery to: Al Quoz, Dubai');
    expect(await emailsStored('Your order')).toBe(1);
  });
});

describe('an invoice', () => {
  it('is emailed with the amount due and its date, but not if it is refused', async () => {
    const { _id, orderNumber } = await shop.given.order(buyer, { qty: 1, unitPrice: 1050.75 });
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: _id }).expect(201);
    await staff.http.post('/api/invoices').send({ order: _id }).expect(409);
    const email = await emailAbout('Invoice', invoice.invoiceNumber, orderNumber);
    expect(email.to).toEqual([buyer.email]);
    expect(email.text).toContain('Amount due: AED 1,050.75');
    expect(email.text).toMatch(/Due date: \d+ [A-Z][a-z]+ \d{4}/);
    expect(await emailsStored(`order ${orderNumber}`)).toBe(2);
  });
});

describe('a payment', () => {
  const PAID = { amount: 30, paymentMethod: 'Cheque', paymentDate: '2024-11-21', paidTo: 'Omar' };

  it('is emailed with the remaining amount, and so is its refund', async () => {
    const { _id, invoiceNumber } = await shop.given.invoice(buyer);
    const { body } = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(PAID).expect(201);
    const received = await emailAbout('Payment received', invoiceNumber);
    expect(received.to).toEqual([buyer.email]);
    for (const part of [
      'Amount: AED 30.00',
      'Payment method: Cheque',
      '21 November 2024',
      'Remaining due: AED 70.00',
    ]) {
      expect(received.text).toContain(part);
    }
    expect(received.text).not.toContain('Omar');
    const put = (fields: object) => staff.http.put(`/api/payments/${body.payment._id}`).send(fields).expect(200);
    await put({ note: 'corrected' });
    await put({ status: 'Refunded' });
    await put({ note: 'corrected again' });
    const refunded = await emailAbout('Payment refunded', invoiceNumber);
    expect(refunded.text).toContain('Remaining due: AED 100.00');
    expect(await emailsStored(`payment ${invoiceNumber}`)).toBe(2);
  });

  it('sends no email if it exceeds the amount due', async () => {
    const { _id, invoiceNumber } = await shop.given.invoice(buyer);
    const pay = () => staff.http.post(`/api/payments/from-invoice/${_id}`).send({ ...PAID, amount: 60 });
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await emailsStored(`payment ${invoiceNumber}`)).toBe(1);
  });
});

describe('the list of emails', () => {
  it('is visible only to staff', async () => {
    const calls = [
      ['get', '/api/mail'],
      ['get', '/api/mail/6920200f1c2d3e4f5a6b7c8d'],
      ['post', '/api/mail/6920200f1c2d3e4f5a6b7c8d/retry'],
    ] as const;
    expect(new Set(await refusalsOf(shop.as.visitor(), calls))).toEqual(new Set(['401 SIGNED_OUT']));
    expect(new Set(await refusalsOf(buyer.http, calls))).toEqual(new Set(['403 STAFF_ONLY']));
  });

  it('shows the state of emails, and the page of one shows its content', async () => {
    const quote = await shop.given.requestedQuote(buyer);
    const { number } = quote;
    await emailAbout('We received your request', number);
    const q = `your request ${number}`;
    let row;
    do {
      const { body } = await staff.http.get('/api/mail').query(listQuery({ filter: { q } }));
      [row] = body;
    } while (row.state === 'pending');
    expect(row).toEqual({
      _id: expect.any(String),
      to: buyer.email,
      ...{ cc: [], language: 'en', document: null, by: null },
      about: { resource: 'quotes', _id: quote._id, name: number },
      subject: `We received your request ${number}`,
      state: 'sent',
      attempts: 1,
      nextAttemptAt: null,
      lastError: null,
      sentAt: expect.any(String),
      allowedActions: [],
      version: 3,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { body: email } = await staff.http.get(`/api/mail/${row._id}`).expect(200);
    expect(email).toEqual({ ...row, text: expect.any(String), html: expect.any(String) });
    expect(email.text).toContain('Hello Zubaida Khan,');
    expect(email.html).not.toContain('cid:');
    const { body } = await staff.http.post(`/api/mail/${row._id}/retry`).expect(409);
    expect(body.code).toBe('LETTER_NOT_RETRIED');
  });

  it('returns no other email', async () => {
    for (const id of ['6920200f1c2d3e4f5a6b7c8d', 'x']) {
      const { body } = await staff.http.get(`/api/mail/${id}`).expect(404);
      expect(body.code).toBe('LETTER_NOT_FOUND');
    }
  });
});
