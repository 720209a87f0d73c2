import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DOCUMENT_EMAILS } from '../../src/shop/document-emails/document-emails.service.js';
import { Attempts } from '../../src/platform/http/rate-limit/attempts.service.js';
import { documentsOf, MAILED_RESOURCES, type MailedResource } from '@shop/contract/mailed-documents';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, refusalsOf } from '../support/calls.js';
import { MailServer, type ReceivedMail } from '../support/mail-server.js';

let server: MailServer;
let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let someOrder: string;

beforeAll(async () => {
  server = await MailServer.start();
  shop = await startShop({ SMTP_URL: server.url, PUBLIC_URL: 'https://shop.example', RATE_LIMIT: '1' });
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer('Zubaida Khan')];
  someOrder = (await shop.given.order(buyer))._id;
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const send = (path: string, body: object = {}) => staff.http.post(`/api/${path}/emails`).send(body);
const preview = (path: string, body: object = {}) => staff.http.post(`/api/${path}/emails/preview`).send(body);
const log = async (path: string) => (await staff.http.get(`/api/${path}/emails`).expect(200)).body;

async function received(subject: string): Promise<ReceivedMail> {
  const [email] = await server.emails((one) => one.subject.includes(subject));
  if (email === undefined) throw new Error('There is no email');
  return email;
}

/** The path of a record of each resource. */
async function records(): Promise<Record<MailedResource, string>> {
  const invoice = await shop.given.invoice(buyer);
  const money = { amount: 40, paymentMethod: 'Cash', paymentDate: '2024-11-21' };
  const paid = await staff.http.post(`/api/payments/from-invoice/${invoice._id}`).send({ ...money, paidTo: 'Omar' });
  const credit = { invoice: invoice._id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 10 };
  const note = await staff.http.post('/api/credit-notes').send(credit).expect(201);
  const receipt = await staff.http.post('/api/receipts').send({ user: buyer.id, ...money, allocations: [] });
  return {
    quotes: (await shop.given.quote(buyer, { status: 'Quoted' }))._id,
    orders: invoice.order._id,
    invoices: invoice._id,
    'credit-notes': note.body._id,
    payments: paid.body.payment._id,
    receipts: receipt.body._id,
    users: buyer.id,
    companies: (await shop.given.company())._id,
  };
}

describe('the email with a document', () => {
  it('is sent for every kind of record, with its PDF, and is listed on the record', async () => {
    const ids = await records();
    for (const resource of MAILED_RESOURCES) {
      for (const document of documentsOf(resource)) {
        const subject = `Of ${resource}: ${document}`;
        const path = `${resource}/${ids[resource]}`;
        await send(path, { document, subject, to: 'desk@press.example' }).expect(201);
        const email = await received(subject);
        expect([subject, email.files.length]).toEqual([subject, 1]);
        expect((await log(path))[0]).toMatchObject({
          ...{ subject, document, to: 'desk@press.example', about: { resource, _id: ids[resource] } },
          by: { _id: staff.id, name: staff.name },
        });
      }
    }
  });

  it('describes its document in the customer’s language, and replies go to its sender', async () => {
    const { _id, invoiceNumber } = await shop.given.invoice(buyer);
    const { body: shown } = await preview(`invoices/${_id}`).expect(200);
    const { body: sent } = await send(`invoices/${_id}`).expect(201);
    expect(sent).toMatchObject({ state: 'pending', to: buyer.email, cc: [], language: 'en', document: 'invoice' });
    const email = await received(`Invoice ${invoiceNumber} from`);
    expect(email.subject).toBe(shown.subject);
    expect(email.header('reply-to')).toEqual([staff.email]);
    expect(email.files).toEqual([`${invoiceNumber}.pdf`]);
    for (const part of ['Hello Zubaida Khan,', `our invoice ${invoiceNumber}`, 'Total: AED 100.00']) {
      expect(email.text).toContain(part);
    }
    expect(shown.text).toContain('Hello Zubaida Khan,\n\nPlease find attached');
    expect(shown.html).toContain('AED\u00a0100.00');
    expect(email.text).toContain('https://shop.example/account/invoices');
    const { body: arabic } = await preview(`invoices/${_id}`, { language: 'ar' }).expect(200);
    expect(arabic.html).toContain('dir="rtl"');
    expect(arabic.subject).toContain('الفاتورة');
  });

  it('is sent with the text and recipients that staff enter, escaped, and without injected headers', async () => {
    const { _id } = await shop.given.order(buyer);
    const body = {
      document: 'proforma',
      to: 'accounts@press.example',
      cc: ['boss@press.example', 'Accounts@press.example', 'boss@press.example'],
      subject: 'Proforma\nBcc: everybody@press.example',
      text: 'Dear Omar,\n\n<b>Pay</b> & collect.\nUntil noon.\n\nRegards',
    };
    const { body: shown } = await preview(`orders/${_id}`, body).expect(200);
    expect(shown.html).toContain('&lt;b&gt;Pay&lt;/b&gt; &amp; collect.');
    await send(`orders/${_id}`, body).expect(201);
    const email = await received('Proforma Bcc:');
    expect(email.to).toEqual(['accounts@press.example', 'boss@press.example']);
    expect(email.header('cc')).toEqual(['boss@press.example']);
    expect(email.header('bcc')).toEqual([]);
    expect(email.text).toContain('Dear Omar,\n\n<b>Pay</b> & collect.\nUntil noon.\n\nRegards');
    expect(email.text).not.toContain('/account/orders');
  });

  it('has the total of a proforma invoice less advances', async () => {
    const { _id, orderItems } = await shop.given.order(buyer, { qty: 10, unitPrice: 105 });
    const order = { order: _id, lines: [{ line: orderItems[0]?._id, qty: 2 }] };
    await staff.http.post('/api/invoices').send(order).expect(201);
    await staff.http.post(`/api/orders/${_id}/advance-invoices`).send({ amount: 315 }).expect(201);
    const { body: shown } = await preview(`orders/${_id}`, { document: 'proforma' }).expect(200);
    for (const fact of ['Total', '840.00', 'Less advances', '315.00', 'Remaining due', '525.00'])
      expect(shown.html).toContain(fact);
  });

  it('is in the history of the record, and with its content in the list of emails', async () => {
    const { _id, number } = await shop.given.quote(buyer, { status: 'Quoted' });
    const { body: sent } = await send(`quotes/${_id}`, { text: 'As we said.' }).expect(201);
    const { body: history } = await staff.http.get(`/api/quotes/${_id}/history`).expect(200);
    expect(history[0]).toMatchObject({
      ...{ action: 'e-mailed', actor: { _id: staff.id } },
      changes: [
        { field: 'document', to: 'quotation' },
        { field: 'to', to: buyer.email },
      ],
    });
    const { body: email } = await staff.http.get(`/api/mail/${sent._id}`).expect(200);
    expect(email).toMatchObject({ about: { name: number }, text: expect.stringContaining('As we said.') });
    // The shop's own emails about it are there too.
    expect((await log(`quotes/${_id}`)).map(({ by }: { by: object | null }) => by === null)).toContain(true);
  });

  it('contains a statement of the requested days', async () => {
    const path = `users/${buyer.id}`;
    const { body } = await preview(path, { from: '2026-02-01', until: '2026-02-28' }).expect(200);
    expect(body.subject).toContain('2026-02-01 – 2026-02-28');
    const refused = await preview(path, { from: '2026-03-01', until: '2026-02-28' }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['from']);
  });

  it.each([
    [{ to: 'nobody' }, 'to'],
    [{ cc: ['a@b.example', 'x\r\nBcc: y@z.example'] }, 'cc'],
    [{ cc: Array.from({ length: 6 }, (_, index) => `c${index}@press.example`) }, 'cc'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ text: 'x'.repeat(4001) }, 'text'],
    [{ language: 'fr' }, 'language'],
    [{ document: 'statement' }, 'document'],
    [{ until: '2026-01-01' }, 'until'],
  ])('is refused for %j', async (body, field) => {
    const { body: refused } = await send(`orders/${someOrder}`, body).expect(400);
    expect(Object.keys(refused.errors)).toEqual([field]);
    expect((await log(`orders/${someOrder}`)).every(({ by }: { by: object | null }) => by === null)).toBe(true);
  });

  it('requires an address if the customer has none, a priced quote, and an existing record', async () => {
    const { body: walkIn } = await staff.http
      .post('/api/users/admin')
      .send({ name: 'Huda', phoneNumber: '050 123 4567' });
    const { body } = await send(`users/${walkIn._id}`).expect(400);
    expect(Object.keys(body.errors)).toEqual(['to']);
    const underReview = await shop.given.requestedQuote(buyer);
    expect((await send(`quotes/${underReview._id}`).expect(409)).body.code).toBe('QUOTE_UNDER_REVIEW');
    expect((await send(`quotes/${'f'.repeat(24)}`).expect(404)).body.code).toBe('QUOTE_NOT_FOUND');
    expect((await send(`products/${underReview._id}`).expect(404)).body.code).toBe('MAILED_RESOURCE_NOT_FOUND');
  });

  it('can be sent only by staff, and only a limited number of times an hour', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const calls: Call[] = [
      ['get', `/api/invoices/${_id}/emails`],
      ['post', `/api/invoices/${_id}/emails`],
      ['post', `/api/invoices/${_id}/emails/preview`],
    ];
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(Array(3).fill('401 SIGNED_OUT'));
    expect(await refusalsOf(buyer.http, calls)).toEqual(Array(3).fill('403 STAFF_ONLY'));
    const busy = await shop.as.staff();
    const attempts = shop.app.get(Attempts);
    for (let count = 0; count < 100; count += 1) await attempts.count(DOCUMENT_EMAILS, busy.id);
    await busy.http.post(`/api/invoices/${_id}/emails`).send({}).expect(429);
    await send(`invoices/${_id}`).expect(201);
  });
});
