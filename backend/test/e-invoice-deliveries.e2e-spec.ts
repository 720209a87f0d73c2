import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { DeliveryRelay } from '../src/e-invoicing/delivery/delivery-relay.service.js';
import type { InvoiceResponse } from '../src/invoices/dto/invoice.response.js';
import type { TestActor } from './support/actors.js';
import { startShop, type TestShop } from './support/app.js';
import { statusCounts } from './support/calls.js';
import { EInvoiceProvider, REASON } from './support/e-invoice-provider.js';

const DAY_MS = 86_400_000;
const NOBODY = '6560a1b2c3d4e5f6a7b8c9d0';

let provider: EInvoiceProvider;
/** Two servers on one database. */
let shop: TestShop;
let other: TestShop;
let staff: TestActor;
let elsewhere: TestActor;
let buyer: TestActor;
let person: TestActor;

beforeAll(async () => {
  provider = await EInvoiceProvider.start();
  shop = await startShop(provider.variables);
  other = await startShop(provider.variables, shop);
  [staff, elsewhere] = [await shop.as.staff('Omar Staff'), await other.as.staff('Sara Staff')];
  [buyer, person] = [await shop.as.customer('Hind Saleh'), await shop.as.customer()];
  const company = (await shop.given.company({ legalName: 'Rahman Printing Press LLC' }))._id;
  await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
});
afterAll(async () => {
  await other.close();
  await shop.close();
  await provider.close();
});
beforeEach(async () => {
  provider.mood = 'taking';
  shop.clock.run();
  await shop.given.settings({
    eInvoiceConnector: 'webhook',
    sendsEInvoicesOnIssue: false,
    eInvoicesSince: '2020-01-01',
  });
});

const PATH = '/api/e-invoicing/deliveries';
const issue = () => shop.given.invoice(buyer);
const read = async (id: string) => (await staff.http.get(`${PATH}/${id}`).expect(200)).body;
const call = (id: string, action: string, body: object = {}, as = staff) =>
  as.http.post(`${PATH}/${id}/${action}`).send(body);
const codeOf = async (id: string, action: string, body?: object) => {
  const { status, body: answer } = await call(id, action, body);
  return status < 300 ? null : `${status} ${answer.code}`;
};
const voided = (id: string, as = staff) => as.http.delete(`/api/invoices/${id}`);
const listed = async (filter: object) =>
  (
    await staff.http
      .get(PATH)
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as { number: string }[];

/** The delivery, once it is so. */
async function once(id: string, status: string) {
  for (;;) {
    const delivery = await read(id);
    if (delivery.status === status) return delivery;
  }
}

/** The delivery, once an attempt has failed. */
async function failed(id: string, attempts: number) {
  for (;;) {
    const delivery = await read(id);
    if (delivery.attempts === attempts && (delivery.lastError !== '' || delivery.status === 'failed')) return delivery;
  }
}

/** Lets both servers look for what is due as if so much time had passed. */
function later(ms: number): void {
  shop.clock.standAt(new Date(shop.clock.now().getTime() + ms).toISOString());
  for (const one of [shop, other]) one.app.get(DeliveryRelay).wake();
}

/** An invoice that is with the provider. */
async function sent(): Promise<InvoiceResponse> {
  const invoice = await issue();
  await call(invoice._id, 'send').expect(200);
  await once(invoice._id, 'sent');
  return invoice;
}

describe('an issued document', () => {
  it('is ready, and due fourteen days after its supply', async () => {
    shop.clock.standAt('2026-11-10T08:00:00Z');
    const { _id, invoiceNumber } = await issue();
    expect(await read(_id)).toMatchObject({
      ...{ kind: 'invoice', number: invoiceNumber, buyer: 'Rahman Printing Press LLC', status: 'ready', missing: 0 },
      ...{ dueAt: '2026-11-24T19:59:59.999Z', daysLeft: 14, sentAt: null, connector: '', correctedBy: [] },
      allowedActions: ['send', 'markSent'],
    });
    shop.clock.standAt('2026-11-25T08:00:00Z');
    expect(await read(_id)).toMatchObject({ daysLeft: -1 });
    expect((await listed({ overdue: true })).map(({ number }) => number)).toContain(invoiceNumber);
    const { body: today } = await staff.http.get('/api/dashboard/today').expect(200);
    expect(today.eInvoices).toMatchObject({ soonest: '2026-11-24T19:59:59.999Z', overdue: 1, since: '2020-01-01' });
    await call(_id, 'mark-sent').expect(200);
    expect(await read(_id)).toMatchObject({ daysLeft: null, dueAt: null });
  });

  it('needs none where it is of a consumer, Void, or without VAT', async () => {
    const { _id } = await shop.given.invoice(person);
    expect(await read(_id)).toMatchObject({ status: 'notNeeded', allowedActions: [], version: 0 });
    expect(await codeOf(_id, 'mark-sent')).toBe('409 E_INVOICE_NOT_NEEDED');
    const own = await issue();
    await voided(own._id).expect(200);
    expect(await read(own._id)).toMatchObject({ status: 'notNeeded', allowedActions: [] });
    await shop.given.settings({ vatRegisteredSince: '' });
    const untaxed = await issue();
    await shop.given.settings({ vatRegisteredSince: '2018-01-01' });
    expect(await read(untaxed._id)).toMatchObject({ status: 'notNeeded' });
    await staff.http.get(`${PATH}/${NOBODY}`).expect(404);
  });

  it('is for Accounts to send, and for nobody outside of the office to see', async () => {
    const { _id } = await issue();
    const sales = await shop.as.staff('Sara Sales', 'Sales');
    await call(_id, 'mark-sent', {}, sales).expect(403);
    await sales.http.get(`${PATH}/${_id}`).expect(200);
    await buyer.http.get(`${PATH}/${_id}`).expect(403);
    await shop.as.visitor().get(PATH).expect(401);
    await call(_id, 'mark-sent', {}, await shop.as.staff('Aya Accounts', 'Accounts')).expect(200);
  });
});

describe('an e-invoice that staff hand over', () => {
  it('is marked as sent once, then as accepted, and stays so', async () => {
    const { _id } = await issue();
    expect(await codeOf(_id, 'mark-accepted')).toBe('409 E_INVOICE_NOT_SENT');
    expect(statusCounts(await Promise.all([call(_id, 'mark-sent'), call(_id, 'mark-sent', {}, elsewhere)]))).toEqual({
      200: 1,
      409: 1,
    });
    const { body: invoice } = await staff.http.get(`/api/invoices/${_id}`).expect(200);
    expect(invoice.eInvoiceSentAt).not.toBeNull();
    expect(invoice.allowedActions).not.toContain('delete');
    const { body } = await call(_id, 'mark-accepted').expect(200);
    expect(body).toMatchObject({ status: 'accepted', connector: 'manual', answeredBy: 'Omar Staff' });
    expect(await codeOf(_id, 'mark-rejected', { reasons: ['late'] })).toBe('409 E_INVOICE_SETTLED');
    expect((await voided(_id).expect(409)).body.code).toBe('E_INVOICE_SENT');
  });

  it('is refused with reasons, and may be sent again or become Void then', async () => {
    const { _id } = await issue();
    await call(_id, 'mark-sent').expect(200);
    await call(_id, 'mark-rejected', { reasons: [] }).expect(400);
    const { body } = await call(_id, 'mark-rejected', { reasons: [REASON] }).expect(200);
    expect(body).toMatchObject({ status: 'rejected', reasons: [REASON], allowedActions: ['send', 'markSent'] });
    await call(_id, 'mark-sent').expect(200);
    expect(await read(_id)).toMatchObject({ status: 'sent', reasons: [], answeredAt: null });
    await call(_id, 'mark-rejected', { reasons: [REASON] }).expect(200);
    await voided(_id).expect(200);
    expect(await read(_id)).toMatchObject({ status: 'notNeeded' });
  });

  it('is marked with others, of which those that can’t be are named', async () => {
    const [one, two, old] = [await issue(), await issue(), await issue()];
    await call(old._id, 'mark-sent').expect(200);
    const documents = [one._id, two._id, old._id, NOBODY];
    const { body } = await staff.http.post(`${PATH}/mark-sent`).send({ documents }).expect(200);
    expect(body).toEqual({
      marked: 2,
      leftOut: [
        expect.objectContaining({ _id: old._id, number: old.invoiceNumber, code: 'E_INVOICE_ALREADY_SENT' }),
        expect.objectContaining({ _id: NOBODY, number: '', code: 'E_INVOICE_NOT_FOUND' }),
      ],
    });
    expect(await read(two._id)).toMatchObject({ status: 'sent', sentBy: 'Omar Staff' });
  });

  it('names the credit notes that correct it, and the invoice in its place', async () => {
    const { _id, order } = await sent();
    const credit = { invoice: _id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 100 };
    const { body: note } = await staff.http.post('/api/credit-notes').send(credit).expect(201);
    const { body: again } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect(await read(_id)).toMatchObject({
      status: 'sent',
      correctedBy: [note.creditNoteNumber, again.invoiceNumber],
    });
    expect(await read(note._id)).toMatchObject({ kind: 'credit-note', status: 'ready', invoice: _id });
  });

  it('is not sent by a shop without an endpoint, which can’t be told to send', async () => {
    await shop.given.settings({ eInvoiceConnector: 'manual' });
    const { _id } = await issue();
    expect(await codeOf(_id, 'send')).toBe('409 E_INVOICE_NO_CONNECTOR');
    const plain = await startShop({}, shop);
    const admin = await plain.as.staff();
    const { body } = await admin.http.put('/api/settings').send({ eInvoiceConnector: 'webhook' }).expect(400);
    expect(body.reasons).toMatchObject({ eInvoiceConnector: { rule: 'E_INVOICE_ENDPOINT' } });
    await plain.close();
  });
});

describe('an invoice that is sent and voided at the same moment', () => {
  it.each(['send', 'mark-sent'])('is one of the two: %s', async (action) => {
    const invoices = await Promise.all([issue(), issue(), issue()]);
    for (const { _id } of invoices) {
      const [gone, dropped] = await Promise.all([call(_id, action), voided(_id, elsewhere)]);
      expect(['200 - 409 E_INVOICE_SENT', '409 E_INVOICE_NOT_NEEDED - 200']).toContain(
        [gone, dropped].map(({ status, body }) => (status < 300 ? '200' : `${status} ${body.code}`)).join(' - '),
      );
    }
  });
});

describe('the webhook', () => {
  it('sends a document once, signed and under its UUID, however many servers look', async () => {
    const invoices = await Promise.all(Array.from({ length: 6 }, issue));
    await Promise.all(invoices.map(({ _id }, index) => call(_id, 'send', {}, index % 2 === 0 ? staff : elsewhere)));
    for (const one of [shop, other]) one.app.get(DeliveryRelay).wake();
    for (const { _id, invoiceNumber } of invoices) {
      const { uuid } = await once(_id, 'sent');
      const calls = provider.callsOf(invoiceNumber);
      expect(calls).toMatchObject([{ uuid, key: uuid, isSigned: true }]);
      const { text: xml } = await staff.http.get(`/api/invoices/${_id}/e-invoice`).expect(200);
      expect(calls[0]?.xml).toBe(xml);
      expect(await codeOf(_id, 'send')).toBe('409 E_INVOICE_ALREADY_SENT');
    }
  });

  it('sends by itself what is issued, where the settings say so', async () => {
    await shop.given.settings({ sendsEInvoicesOnIssue: true });
    const { _id, invoiceNumber, eInvoiceSentAt } = await issue();
    expect(eInvoiceSentAt).not.toBeNull();
    expect(await once(_id, 'sent')).toMatchObject({ sentBy: '', connector: 'webhook' });
    expect(await provider.calls(invoiceNumber)).toHaveLength(1);
    const credit = { invoice: _id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 40 };
    const { body: note } = await staff.http.post('/api/credit-notes').send(credit).expect(201);
    await once(note._id, 'sent');
    await shop.given.settings({ eInvoicesSince: '2100-01-01' });
    expect((await issue()).eInvoiceSentAt).toBeNull();
  });

  it('takes what the provider says at once', async () => {
    provider.mood = 'accepting';
    const accepted = await issue();
    await call(accepted._id, 'send').expect(200);
    expect(await once(accepted._id, 'accepted')).toMatchObject({ answeredBy: '', reasons: [] });
    provider.mood = 'refusing';
    const refused = await issue();
    await call(refused._id, 'send').expect(200);
    expect(await once(refused._id, 'rejected')).toMatchObject({ reasons: [REASON] });
    expect((await staff.http.get(`/api/invoices/${refused._id}`).expect(200)).body.eInvoiceSentAt).toBeNull();
  });

  it('neither follows the provider elsewhere nor reads all that it says', async () => {
    provider.mood = 'redirecting';
    const { _id, invoiceNumber } = await issue();
    await call(_id, 'send').expect(200);
    expect(await failed(_id, 1)).toMatchObject({ status: 'sending', lastError: 'The provider answers 307.' });
    expect(provider.callsOf(invoiceNumber)).toHaveLength(1);
    provider.mood = 'talkative';
    later(11_000);
    expect(await once(_id, 'sent')).toMatchObject({ attempts: 2, lastError: '' });
  });

  it('tries again with growing pauses, and lists at last what failed, which staff send again', async () => {
    provider.mood = 'failing';
    const { _id, invoiceNumber } = await issue();
    await call(_id, 'send').expect(200);
    const first = await failed(_id, 1);
    expect(first).toMatchObject({ status: 'sending', lastError: 'The provider answers 500.' });
    expect(Date.parse(first.nextAttemptAt) - Date.parse(first.sentAt)).toBeGreaterThanOrEqual(10_000);
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      later(DAY_MS / 6);
      await provider.calls(invoiceNumber, attempt);
      await failed(_id, attempt);
    }
    expect(await once(_id, 'failed')).toMatchObject({ attempts: 12, lastError: 'The provider answers 500.' });
    expect((await voided(_id).expect(409)).body.code).toBe('E_INVOICE_SENT');
    expect((await listed({ status: 'failed' })).map(({ number }) => number)).toEqual([invoiceNumber]);
    const { body: today } = await staff.http.get('/api/dashboard/today').expect(200);
    expect(today.eInvoices.failed).toBe(1);
    provider.mood = 'taking';
    await call(_id, 'send').expect(200);
    await once(_id, 'sent');
    expect(new Set(provider.callsOf(invoiceNumber).map(({ key }) => key)).size).toBe(1);
  });

  it('sends nothing twice to a provider that falls silent, and lists the attempt as failed', async () => {
    provider.mood = 'silent';
    const { _id, invoiceNumber } = await issue();
    await call(_id, 'send').expect(200);
    await provider.calls(invoiceNumber);
    later(60_000);
    expect(await read(_id)).toMatchObject({ status: 'sending', attempts: 1, lastError: '' });
    provider.hangUp();
    expect((await failed(_id, 1)).lastError).not.toBe('');
    expect(provider.callsOf(invoiceNumber)).toHaveLength(1);
  });

  it('asks the provider about a document that it says nothing of', async () => {
    const { _id } = await sent();
    provider.known = { status: 'rejected', reasons: [REASON] };
    const { body } = await call(_id, 'ask').expect(200);
    expect(body).toMatchObject({ status: 'rejected', reasons: [REASON], answeredBy: '' });
    expect(await codeOf(_id, 'ask')).toBe('409 E_INVOICE_NOT_SENT');
  });
});

describe('a call of the provider', () => {
  const answer = (body: object, headers: object = {}) => {
    const text = JSON.stringify(body);
    return shop.as
      .visitor()
      .post('/api/e-invoicing/callback')
      .set({ ...provider.signed(text), ...headers })
      .send(text);
  };

  it('settles the e-invoice, once and for all', async () => {
    const { _id } = await sent();
    const { uuid } = await read(_id);
    const { body } = await answer({ uuid, status: 'accepted' }).expect(200);
    expect(body).toEqual({ uuid, status: 'accepted' });
    expect(await read(_id)).toMatchObject({ status: 'accepted', answeredBy: '' });
    expect((await answer({ uuid, status: 'rejected', reasons: ['late'] }).expect(200)).body.status).toBe('accepted');
    expect(await read(_id)).toMatchObject({ status: 'accepted', reasons: [] });
  });

  it('that is replayed changes nothing, however the e-invoice stands by then', async () => {
    const { _id } = await sent();
    const { uuid } = await read(_id);
    const refusal = { uuid, status: 'rejected', reasons: [REASON] };
    const headers = provider.signed(JSON.stringify(refusal));
    await answer(refusal, headers).expect(200);
    expect(await read(_id)).toMatchObject({ status: 'rejected', reasons: [REASON] });
    await call(_id, 'mark-sent').expect(200);
    expect((await answer(refusal, headers).expect(200)).body.status).toBe('sent');
    expect(await read(_id)).toMatchObject({ status: 'sent', reasons: [] });
  });

  it('is refused where anybody could have made it', async () => {
    const { _id } = await sent();
    const { uuid } = await read(_id);
    const body = { uuid, status: 'accepted' };
    const signedAt = (ms: number) => provider.signed(JSON.stringify(body), new Date(Date.now() + ms));
    const forged = [
      provider.signed(JSON.stringify(body), new Date(), 'a secret that somebody made up themselves'),
      provider.signed(JSON.stringify({ ...body, status: 'rejected' })),
      ...[signedAt(-301_000), signedAt(302_000)],
      ...[{ 'x-shop-signature': '' }, { 'x-shop-timestamp': '' }, { 'x-shop-timestamp': 'now' }],
    ];
    for (const headers of forged) expect((await answer(body, headers).expect(401)).body.code).toBe('SIGNATURE_REFUSED');
    await answer(body, { origin: 'https://elsewhere.example' }).expect(403);
    expect(await read(_id)).toMatchObject({ status: 'sent' });
  });

  it('names a document that was sent, in few words', async () => {
    const { _id } = await issue();
    const { uuid } = await read(_id);
    expect((await answer({ uuid, status: 'accepted' }).expect(409)).body.code).toBe('E_INVOICE_NOT_SENT');
    await answer({ uuid: uuid.replace(/^./, 'f').replace(/.$/, 'f'), status: 'accepted' }).expect(404);
    await answer({ uuid, status: 'sent' }).expect(400);
    await answer({ uuid, status: 'rejected', reasons: ['x'.repeat(20_000)] }).expect(413);
  });
});

describe('the archive of a period', () => {
  it('has the XML of each e-invoice, and says what it leaves out and why', async () => {
    shop.clock.standAt('2024-02-10T08:00:00Z');
    const [own, gone, ofPerson] = [await issue(), await issue(), await shop.given.invoice(person)];
    await voided(gone._id).expect(200);
    const credit = { invoice: own._id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 40 };
    const { body: note } = await staff.http.post('/api/credit-notes').send(credit).expect(201);
    shop.clock.run();
    const zip = (from: string, to: string, as = staff) =>
      as.http
        .get('/api/e-invoicing/zip')
        .query({ from, to })
        .buffer()
        .parse((answer, done) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
        });
    const { body, headers } = await zip('2024-02-01', '2024-02-29').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="e-invoices-2024-02-01-2024-02-29.zip"');
    const files = unzipSync(body as Buffer);
    expect(Object.keys(files)).toEqual([`${own.invoiceNumber}.xml`, `${note.creditNoteNumber}.xml`, 'summary.csv']);
    const { text: xml } = await staff.http.get(`/api/invoices/${own._id}/e-invoice`).expect(200);
    expect(strFromU8(files[`${own.invoiceNumber}.xml`]!)).toBe(xml);
    const rows = strFromU8(files['summary.csv']!).split('\r\n');
    expect(rows[1]).toMatch(new RegExp(`^${own.invoiceNumber},invoice,[0-9a-f-]{36},yes,""$`));
    expect(rows.find((row) => row.startsWith(gone.invoiceNumber))).toContain('no,"The invoice is Void."');
    expect(rows.find((row) => row.startsWith(ofPerson.invoiceNumber))).toContain('no,"The customer is a consumer."');
    for (const to of ['2024-01-31', '2025-02-10']) await zip('2024-02-01', to).expect(400);
    await zip('2024-02-01', '2024-02-29', await shop.as.staff('Sara Sales', 'Sales')).expect(403);
  });
});
