import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { TransmissionRelay } from '../../src/e-invoicing/transmission/transmission-relay.service.js';
import { startShop, type TestShop } from '../support/app.js';
import { EInvoiceCalls } from '../support/e-invoice-calls.js';
import { EInvoiceProvider, REASON } from '../support/e-invoice-provider.js';

const DAY_MS = 86_400_000;

let provider: EInvoiceProvider;
let shop: TestShop;
let calls: EInvoiceCalls;

beforeAll(async () => {
  provider = await EInvoiceProvider.start();
  shop = await startShop(provider.variables);
  calls = await EInvoiceCalls.at(shop);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
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

  it('settles the e-invoice once and finally', async () => {
    const { _id, uuid } = await calls.handedOver();
    const { body } = await answer({ uuid, status: 'accepted' }).expect(200);
    expect(body).toEqual({ uuid, status: 'accepted' });
    expect(await calls.read(_id)).toMatchObject({ status: 'accepted', answeredBy: '' });
    expect((await answer({ uuid, status: 'rejected', reasons: ['late'] }).expect(200)).body.status).toBe('accepted');
    expect(await calls.read(_id)).toMatchObject({ status: 'accepted', reasons: [] });
  });

  it('changes nothing if it is replayed, in every state of the e-invoice', async () => {
    const { _id, uuid } = await calls.handedOver();
    const refusal = { uuid, status: 'rejected', reasons: [REASON] };
    const headers = provider.signed(JSON.stringify(refusal));
    await answer(refusal, headers).expect(200);
    expect(await calls.read(_id)).toMatchObject({ status: 'rejected', reasons: [REASON] });
    await calls.act(_id, 'mark-sent').expect(200);
    expect((await answer(refusal, headers).expect(200)).body.status).toBe('sent');
    expect(await calls.read(_id)).toMatchObject({ status: 'sent', reasons: [] });
  });

  it('is refused if it is not signed by the provider', async () => {
    const { _id, uuid } = await calls.handedOver();
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
    expect(await calls.read(_id)).toMatchObject({ status: 'sent' });
  });

  it('may only name a document that was sent, with a short text', async () => {
    const { _id } = await calls.issue();
    const { uuid } = await calls.read(_id);
    expect((await answer({ uuid, status: 'accepted' }).expect(409)).body.code).toBe('E_INVOICE_NOT_SENT');
    await answer({ uuid: uuid.replace(/^./, 'f').replace(/.$/, 'f'), status: 'accepted' }).expect(404);
    await answer({ uuid, status: 'rejected', reasons: ['x'.repeat(20_000)] }).expect(413);
  });
});

describe('an invoice that the provider refused', () => {
  it('needs no e-invoice once it is fully credited, nor does the credit note', async () => {
    const { _id } = await calls.handedOver();
    await calls.act(_id, 'mark-rejected', { reasons: [REASON] }).expect(200);
    const part = await calls.credit(_id, 40);
    expect(await calls.read(_id)).toMatchObject({ status: 'rejected', correctedBy: [part.creditNoteNumber] });
    expect(await calls.read(part._id)).toMatchObject({ status: 'ready' });
    const rest = await calls.credit(_id, 60);
    expect(await calls.read(_id)).toMatchObject({ status: 'notNeeded', daysLeft: null });
    expect(await calls.read(rest._id)).toMatchObject({ status: 'notNeeded' });
  });
});

describe('a document that is not an e-invoice yet', () => {
  it('is not marked as sent: the missing fields are named', async () => {
    await shop.given.settings({ licenceNumber: '' });
    const { _id } = await calls.issue();
    await shop.given.settings({ licenceNumber: '612345' });
    expect(await calls.read(_id)).toMatchObject({ status: 'ready', missing: 1, allowedActions: [] });
    const { body } = await calls.act(_id, 'mark-sent').expect(409);
    expect(body).toMatchObject({ code: 'E_INVOICE_INCOMPLETE', errors: { 'seller.licence': expect.any(String) } });
    await calls.void(_id).expect(200);
  });
});

describe('the archive of a period', () => {
  it('contains the XML of each e-invoice, and lists omitted documents with the reason', async () => {
    shop.clock.stopAt('2024-02-10T08:00:00Z');
    const [own, gone, ofPerson] = [await calls.issue(), await calls.issue(), await shop.given.invoice(calls.person)];
    await calls.void(gone._id).expect(200);
    const note = await calls.credit(own._id, 40);
    shop.clock.run();
    const zip = (from: string, to: string, as = calls.staff) =>
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
    const xml = await calls.xml(own._id);
    expect(strFromU8(files[`${own.invoiceNumber}.xml`]!)).toBe(xml);
    const rows = strFromU8(files['summary.csv']!).split('\r\n');
    expect(rows[1]).toMatch(new RegExp(`^${own.invoiceNumber},invoice,[0-9a-f-]{36},yes,""$`));
    expect(rows.find((row) => row.startsWith(gone.invoiceNumber))).toContain('no,"The invoice is Void."');
    expect(rows.find((row) => row.startsWith(ofPerson.invoiceNumber))).toContain('no,"The customer is a consumer."');
    for (const to of ['2024-01-31', '2025-02-10']) await zip('2024-02-01', to).expect(400);
  });
});

describe('the events of an e-invoice', () => {
  it('are that it was accepted, rejected, or not sent after all attempts', async () => {
    await shop.given.settings({ eInvoiceConnector: 'webhook', eInvoicesSince: '2020-01-01' });
    const hook = {
      url: 'http://127.0.0.1:9/',
      events: ['e_invoice.accepted', 'e_invoice.rejected', 'e_invoice.failed'],
    };
    const { body: created } = await calls.staff.http.post('/api/webhooks').send(hook).expect(201);
    const expected: string[] = [];
    for (const [mood, status] of [
      ['accepting', 'accepted'],
      ['refusing', 'rejected'],
      ['failing', 'failed'],
    ] as const) {
      provider.mood = mood;
      const { _id, invoiceNumber } = await calls.issue();
      await calls.act(_id, 'send').expect(200);
      for (let attempt = 1; mood === 'failing' && attempt <= 12; attempt += 1) {
        await provider.calls(invoiceNumber, attempt);
        await calls.failed(_id, attempt);
        shop.clock.stopAt(new Date(shop.clock.now().getTime() + DAY_MS).toISOString());
        shop.app.get(TransmissionRelay).wake();
      }
      await calls.once(_id, status);
      expected.push(`e_invoice.${status}`);
    }
    const queued = async () => {
      const { body } = await calls.staff.http.get(`/api/webhooks/${created._id}/deliveries`).expect(200);
      return (body as { type: string }[]).map(({ type }) => type).reverse();
    };
    while ((await queued()).length < expected.length) await new Promise(setImmediate);
    expect(await queued()).toEqual(expected);
    await calls.staff.http.delete(`/api/webhooks/${created._id}`).expect(200);
  });
});
