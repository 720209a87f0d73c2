import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TransmissionRelay } from '../../src/e-invoicing/transmission/transmission-relay.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';
import { DELIVERIES, EInvoiceCalls } from '../support/e-invoice-calls.js';
import { EInvoiceProvider, REASON } from '../support/e-invoice-provider.js';

const DAY_MS = 86_400_000;
const NOBODY = '6560a1b2c3d4e5f6a7b8c9d0';

let provider: EInvoiceProvider;
/** Two servers on one database. */
let shop: TestShop;
let other: TestShop;
let calls: EInvoiceCalls;
/** At the other server. */
let elsewhere: TestActor;

beforeAll(async () => {
  provider = await EInvoiceProvider.start();
  shop = await startShop(provider.variables);
  other = await startShop(provider.variables, shop);
  calls = await EInvoiceCalls.at(shop);
  elsewhere = await other.as.staff('Sara Staff');
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

const listed = async (filter: object) => {
  const { body } = await calls.staff.http
    .get(DELIVERIES)
    .query({ filter: JSON.stringify(filter) })
    .expect(200);
  return (body as { number: string }[]).map(({ number }) => number);
};

/** Lets both servers look for due work as if this much time had passed. */
function later(ms: number): void {
  shop.clock.stopAt(new Date(shop.clock.now().getTime() + ms).toISOString());
  for (const one of [shop, other]) one.app.get(TransmissionRelay).wake();
}

describe('an issued document', () => {
  it('is ready, and due fourteen days after its supply', async () => {
    shop.clock.stopAt('2026-11-10T08:00:00Z');
    const { _id, invoiceNumber } = await calls.issue();
    expect(await calls.read(_id)).toMatchObject({
      ...{ kind: 'invoice', number: invoiceNumber, buyer: 'Rahman Printing Press LLC', status: 'ready', missing: 0 },
      ...{ dueAt: '2026-11-24T19:59:59.999Z', daysLeft: 14, sentAt: null, connector: '', correctedBy: [] },
      allowedActions: ['send', 'markSent'],
    });
    shop.clock.stopAt('2026-11-25T08:00:00Z');
    expect(await calls.read(_id)).toMatchObject({ daysLeft: -1 });
    expect(await listed({ overdue: true })).toContain(invoiceNumber);
    const { body: today } = await calls.staff.http.get('/api/dashboard/today').expect(200);
    expect(today.eInvoices).toMatchObject({ soonest: '2026-11-24T19:59:59.999Z', overdue: 1, since: '2020-01-01' });
    await calls.act(_id, 'mark-sent').expect(200);
    expect(await calls.read(_id)).toMatchObject({ daysLeft: null, dueAt: null });
  });

  it('is never late before the first day, which is 1 July 2027 unless the settings name another', async () => {
    shop.clock.stopAt('2026-11-10T08:00:00Z');
    const { _id, invoiceNumber } = await calls.issue();
    await shop.given.settings({ eInvoiceConnector: 'off', eInvoicesSince: '' });
    shop.clock.stopAt('2026-11-25T08:00:00Z');
    expect(await calls.read(_id)).toMatchObject({ status: 'ready', dueAt: null, daysLeft: null });
    expect(await listed({ overdue: true })).not.toContain(invoiceNumber);
    expect(await listed({ overdue: false })).toContain(invoiceNumber);
  });

  it('needs no e-invoice if it is for a consumer, Void, or without VAT', async () => {
    const { _id } = await shop.given.invoice(calls.person);
    expect(await calls.read(_id)).toMatchObject({ status: 'notNeeded', allowedActions: [], version: 0 });
    expect(await calls.refusal(_id, 'mark-sent')).toBe('409 E_INVOICE_NOT_NEEDED');
    const own = await calls.issue();
    await calls.void(own._id).expect(200);
    expect(await calls.read(own._id)).toMatchObject({ status: 'notNeeded', allowedActions: [] });
    await shop.given.settings({ vatRegisteredSince: '' });
    const untaxed = await calls.issue();
    await shop.given.settings({ vatRegisteredSince: '2018-01-01' });
    expect(await calls.read(untaxed._id)).toMatchObject({ status: 'notNeeded' });
    await calls.staff.http.get(`${DELIVERIES}/${NOBODY}`).expect(404);
  });

  it('can be sent by Accounts, and is hidden from everyone outside the office', async () => {
    const { _id } = await calls.issue();
    const sales = await shop.as.staff('Sara Sales', 'Sales');
    await sales.http.get(`${DELIVERIES}/${_id}`).expect(200);
    await calls.act(_id, 'mark-sent', {}, await shop.as.staff('Aya Accounts', 'Accounts')).expect(200);
  });
});

describe('an e-invoice sent by staff', () => {
  it('remains as sent, even if its invoice changes, until the provider rejects it', async () => {
    const { _id, dueDate } = await calls.issue();
    await calls.act(_id, 'mark-sent').expect(200);
    const sent = await calls.xml(_id);
    const put = (body: object) => calls.staff.http.put(`/api/invoices/${_id}`).send(body);
    const later = new Date(Date.parse(dueDate) + 30 * DAY_MS).toISOString();
    const { body } = await put({ dueDate: later, supply: { isExport: false, freeZoneBeneficiary: '' } }).expect(200);
    expect(body.dueDate).toBe(later);
    expect(await calls.xml(_id)).toBe(sent);
    const refused = await put({ supply: { isExport: true, freeZoneBeneficiary: '' } }).expect(409);
    expect(refused.body.code).toBe('E_INVOICE_SENT');
    await calls.act(_id, 'mark-rejected', { reasons: [REASON] }).expect(200);
    expect(await calls.xml(_id)).toContain(`<cbc:DueDate>${later.slice(0, 10)}</cbc:DueDate>`);
  });

  it('is marked as sent once, then as accepted, which is final', async () => {
    const { _id } = await calls.issue();
    expect(await calls.refusal(_id, 'mark-accepted')).toBe('409 E_INVOICE_NOT_SENT');
    expect(
      statusCounts(await Promise.all([calls.act(_id, 'mark-sent'), calls.act(_id, 'mark-sent', {}, elsewhere)])),
    ).toEqual({
      200: 1,
      409: 1,
    });
    const { body: invoice } = await calls.staff.http.get(`/api/invoices/${_id}`).expect(200);
    expect(invoice.eInvoiceSentAt).not.toBeNull();
    expect(invoice.allowedActions).not.toContain('void');
    const { body } = await calls.act(_id, 'mark-accepted').expect(200);
    expect(body).toMatchObject({ status: 'accepted', connector: 'manual', answeredBy: 'Omar Staff' });
    expect(await calls.refusal(_id, 'mark-rejected', { reasons: ['late'] })).toBe('409 E_INVOICE_SETTLED');
    expect((await calls.void(_id).expect(409)).body.code).toBe('E_INVOICE_SENT');
  });

  it('is rejected with reasons, and can then be sent again or become Void', async () => {
    const { _id } = await calls.issue();
    await calls.act(_id, 'mark-sent').expect(200);
    const { body } = await calls.act(_id, 'mark-rejected', { reasons: [REASON] }).expect(200);
    expect(body).toMatchObject({ status: 'rejected', reasons: [REASON], allowedActions: ['send', 'markSent'] });
    await calls.act(_id, 'mark-sent').expect(200);
    expect(await calls.read(_id)).toMatchObject({ status: 'sent', reasons: [], answeredAt: null });
    await calls.act(_id, 'mark-rejected', { reasons: [REASON] }).expect(200);
    await calls.void(_id).expect(200);
    expect(await calls.read(_id)).toMatchObject({ status: 'notNeeded' });
  });

  it('is marked together with others; those that can’t be marked are named', async () => {
    const [one, two, old] = [await calls.issue(), await calls.issue(), await calls.issue()];
    await calls.act(old._id, 'mark-sent').expect(200);
    const documents = [one._id, two._id, old._id, NOBODY];
    const { body } = await calls.staff.http.post(`${DELIVERIES}/mark-sent`).send({ documents }).expect(200);
    expect(body).toEqual({
      marked: 2,
      leftOut: [
        expect.objectContaining({ _id: old._id, number: old.invoiceNumber, code: 'E_INVOICE_ALREADY_SENT' }),
        expect.objectContaining({ _id: NOBODY, number: '', code: 'E_INVOICE_NOT_FOUND' }),
      ],
    });
    expect(await calls.read(two._id)).toMatchObject({ status: 'sent', sentBy: 'Omar Staff' });
  });

  it('names the credit notes that correct it, and the new invoice that replaces it', async () => {
    const { _id, order } = await calls.handedOver();
    const note = await calls.credit(_id, 100, { rebill: true });
    const { body: again } = await calls.staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect(await calls.read(_id)).toMatchObject({
      status: 'sent',
      correctedBy: [note.creditNoteNumber, again.invoiceNumber],
    });
    expect(await calls.read(note._id)).toMatchObject({ kind: 'credit-note', status: 'ready', invoice: _id });
  });

  it('is not sent by a shop without an endpoint', async () => {
    await shop.given.settings({ eInvoiceConnector: 'manual' });
    const { _id } = await calls.issue();
    expect(await calls.refusal(_id, 'send')).toBe('409 E_INVOICE_NO_CONNECTOR');
    const plain = await startShop({}, shop);
    const admin = await plain.as.staff();
    const { body } = await admin.http.put('/api/settings').send({ eInvoiceConnector: 'webhook' }).expect(400);
    expect(body.reasons).toMatchObject({ eInvoiceConnector: { rule: 'E_INVOICE_ENDPOINT' } });
    await plain.close();
  });
});

describe('an invoice that is sent and voided concurrently', () => {
  it.each(['send', 'mark-sent'])('is either sent or voided: %s', async (action) => {
    const invoices = await Promise.all([calls.issue(), calls.issue(), calls.issue()]);
    for (const { _id } of invoices) {
      const [gone, dropped] = await Promise.all([calls.act(_id, action), calls.void(_id, elsewhere)]);
      expect(['200 - 409 E_INVOICE_SENT', '409 E_INVOICE_NOT_NEEDED - 200']).toContain(
        [gone, dropped].map(({ status, body }) => (status < 300 ? '200' : `${status} ${body.code}`)).join(' - '),
      );
    }
  });
});

describe('the webhook', () => {
  it('sends a document once, signed and with its UUID, even with several servers', async () => {
    const invoices = await Promise.all(Array.from({ length: 6 }, () => calls.issue()));
    await Promise.all(
      invoices.map(({ _id }, index) => calls.act(_id, 'send', {}, index % 2 === 0 ? calls.staff : elsewhere)),
    );
    for (const one of [shop, other]) one.app.get(TransmissionRelay).wake();
    for (const { _id, invoiceNumber } of invoices) {
      const { uuid } = await calls.once(_id, 'sent');
      const received = provider.callsOf(invoiceNumber);
      expect(received).toMatchObject([{ uuid, key: uuid, isSigned: true }]);
      const xml = await calls.xml(_id);
      expect(received[0]?.xml).toBe(xml);
      expect(await calls.refusal(_id, 'send')).toBe('409 E_INVOICE_ALREADY_SENT');
    }
  });

  it('sends issued documents automatically if the settings say so', async () => {
    await shop.given.settings({ sendsEInvoicesOnIssue: true });
    const { _id, invoiceNumber, eInvoiceSentAt } = await calls.issue();
    expect(eInvoiceSentAt).not.toBeNull();
    expect(await calls.once(_id, 'sent')).toMatchObject({ sentBy: '', connector: 'webhook' });
    expect(await provider.calls(invoiceNumber)).toHaveLength(1);
    const note = await calls.credit(_id, 40);
    await calls.once(note._id, 'sent');
    await shop.given.settings({ eInvoicesSince: '2100-01-01' });
    expect((await calls.issue()).eInvoiceSentAt).toBeNull();
  });

  it('applies the provider’s response immediately', async () => {
    provider.mood = 'accepting';
    const accepted = await calls.issue();
    await calls.act(accepted._id, 'send').expect(200);
    expect(await calls.once(accepted._id, 'accepted')).toMatchObject({ answeredBy: '', reasons: [] });
    provider.mood = 'refusing';
    const refused = await calls.issue();
    await calls.act(refused._id, 'send').expect(200);
    expect(await calls.once(refused._id, 'rejected')).toMatchObject({ reasons: [REASON] });
    expect((await calls.staff.http.get(`/api/invoices/${refused._id}`).expect(200)).body.eInvoiceSentAt).toBeNull();
  });

  it('does not follow redirects, and limits the response that it reads', async () => {
    provider.mood = 'redirecting';
    const { _id, invoiceNumber } = await calls.issue();
    await calls.act(_id, 'send').expect(200);
    expect(await calls.failed(_id, 1)).toMatchObject({
      status: 'sending',
      lastError: 'The provider responded with 307.',
    });
    expect(provider.callsOf(invoiceNumber)).toHaveLength(1);
    provider.mood = 'talkative';
    later(11_000);
    expect(await calls.once(_id, 'sent')).toMatchObject({ attempts: 2, lastError: '' });
  });

  it('retries with growing pauses, then lists the failures, which staff send again', async () => {
    provider.mood = 'failing';
    const { _id, invoiceNumber } = await calls.issue();
    await calls.act(_id, 'send').expect(200);
    const first = await calls.failed(_id, 1);
    expect(first).toMatchObject({ status: 'sending', lastError: 'The provider responded with 500.' });
    expect(Date.parse(first.nextAttemptAt) - Date.parse(first.sentAt)).toBeGreaterThanOrEqual(10_000);
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      later(DAY_MS / 6);
      await provider.calls(invoiceNumber, attempt);
      await calls.failed(_id, attempt);
    }
    expect(await calls.once(_id, 'failed')).toMatchObject({
      attempts: 12,
      lastError: 'The provider responded with 500.',
    });
    expect((await calls.void(_id).expect(409)).body.code).toBe('E_INVOICE_SENT');
    expect(await listed({ status: 'failed' })).toEqual([invoiceNumber]);
    const { body: today } = await calls.staff.http.get('/api/dashboard/today').expect(200);
    expect(today.eInvoices.failed).toBe(1);
    provider.mood = 'taking';
    await calls.act(_id, 'send').expect(200);
    await calls.once(_id, 'sent');
    expect(new Set(provider.callsOf(invoiceNumber).map(({ key }) => key)).size).toBe(1);
  });

  it('sends nothing twice to a provider that stops responding, and lists the attempt as failed', async () => {
    provider.mood = 'silent';
    const { _id, invoiceNumber } = await calls.issue();
    await calls.act(_id, 'send').expect(200);
    await provider.calls(invoiceNumber);
    later(60_000);
    expect(await calls.read(_id)).toMatchObject({ status: 'sending', attempts: 1, lastError: '' });
    provider.hangUp();
    expect((await calls.failed(_id, 1)).lastError).not.toBe('');
    expect(provider.callsOf(invoiceNumber)).toHaveLength(1);
  });

  it('requests the state of a document without a response from the provider', async () => {
    const { _id } = await calls.handedOver();
    provider.known = { status: 'rejected', reasons: [REASON] };
    const { body } = await calls.act(_id, 'ask').expect(200);
    expect(body).toMatchObject({ status: 'rejected', reasons: [REASON], answeredBy: '' });
    expect(await calls.refusal(_id, 'ask')).toBe('409 E_INVOICE_NOT_SENT');
  });
});
