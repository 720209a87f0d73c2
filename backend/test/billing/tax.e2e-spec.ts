import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Invoice } from '../../src/billing/invoices/invoice.schema.js';
import { VatPeriods } from '../../src/shop/vat-periods/vat-periods.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
});
/** Each test begins without closed periods, invoices and credit notes. */
beforeEach(async () => {
  await shop.app.get<Model<VatPeriods>>(getModelToken(VatPeriods.name)).deleteMany({});
  await shop.app.get<Model<Invoice>>(getModelToken(Invoice.name)).deleteMany({});
  await shop.app.get<Model<object>>(getModelToken('CreditNote')).deleteMany({});
});
afterEach(() => shop.clock.run());
afterAll(() => shop.close());

interface Box {
  readonly box: string;
  readonly amount: number;
  readonly vat: number | null;
}

const vatReturn = async (from: string, to: string) =>
  (await staff.http.get('/api/vat-return').query({ from, to }).expect(200)).body;
const figures = (boxes: readonly Box[]) =>
  Object.fromEntries(boxes.filter(({ amount }) => amount !== 0).map(({ box, amount, vat }) => [box, [amount, vat]]));
const close = (to: unknown, http = staff.http) => http.post('/api/vat-periods').send({ to });
const allSeries = async (year: number) => (await staff.http.get('/api/number-series').query({ year }).expect(200)).body;
/** The same figures as the invoices. */
const series = async (year: number) => (await allSeries(year))[0];

async function deliver(order: string, deliveredAt: string): Promise<void> {
  await staff.http.put(`/api/orders/${order}`).send({ status: 'Delivered', deliveredAt }).expect(200);
}

describe('the VAT return', () => {
  it('counts an invoice on the day of its supply, in the box of the shop’s emirate', async () => {
    shop.clock.stopAt('2026-04-02T08:00:00Z');
    const order = await shop.given.order(buyer, { qty: 2, unitPrice: 52.5 });
    await deliver(order._id, '2026-03-30');
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    const march = await vatReturn('2026-01-01', '2026-03-31');
    expect(figures(march.boxes)).toEqual({ '1b': [100, 5], '8': [100, 5], '12': [5, null], '14': [5, null] });
    expect(march).toMatchObject({
      ...{ from: '2026-01-01', to: '2026-03-31', isClosed: false },
      documents: [
        {
          ...{ _id: invoice._id, kind: 'invoice', number: invoice.invoiceNumber, buyer: buyer.name, gross: 105 },
          ...{ isLate: false, isBeforeVat: false },
          rows: [{ box: '1b', category: 'S', rate: 5, net: 100, vat: 5 }],
        },
      ],
    });
    expect((await vatReturn('2026-04-01', '2026-06-30')).documents).toEqual([]);
  });

  it('omits voided documents, and covers the current quarter by default', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const { body: before } = await staff.http.get('/api/vat-return').expect(200);
    expect(before.documents).toHaveLength(1);
    expect(before.from).toMatch(/-(01|04|07|10)-01$/);
    await staff.http.delete(`/api/invoices/${_id}`).expect(200);
    const { body: after } = await staff.http.get('/api/vat-return').expect(200);
    expect(figures(after.boxes)).toEqual({});
  });

  it('deducts credit notes in the period in which they are issued', async () => {
    shop.clock.stopAt('2026-03-30T08:00:00Z');
    const { _id } = await shop.given.invoice(buyer, { qty: 2, unitPrice: 52.5 });
    shop.clock.stopAt('2026-04-02T08:00:00Z');
    const note = { invoice: _id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 21 };
    const { body } = await staff.http.post('/api/credit-notes').send(note).expect(201);
    const april = await vatReturn('2026-04-01', '2026-06-30');
    expect(figures(april.boxes)).toEqual({ '1b': [-20, -1], '8': [-20, -1], '12': [-1, null], '14': [-1, null] });
    expect(april.documents).toMatchObject([
      {
        ...{ _id: body._id, kind: 'credit note', number: body.creditNoteNumber, gross: -21 },
        rows: [{ box: '1b', category: 'S', rate: 5, net: -20, vat: -1 }],
      },
    ]);
    expect(figures((await vatReturn('2026-01-01', '2026-03-31')).boxes)).toMatchObject({ '1b': [100, 5] });
  });

  it('omits invoices issued without VAT from its boxes', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const invoices = shop.app.get<Model<Invoice>>(getModelToken(Invoice.name));
    await invoices.updateOne({ _id }, { $set: { tax: null } }).orFail();
    const { body } = await staff.http.get('/api/vat-return').expect(200);
    expect(body.documents).toMatchObject([{ isBeforeVat: true, gross: 100, rows: [] }]);
    expect(figures(body.boxes)).toEqual({});
  });

  it.each([
    [{ from: '2026-02-30' }, 'from', 'Must be a date like 2026-11-21. “2026-02-30” is not valid.'],
    [{ to: 'soon' }, 'to', 'Must be a date like 2026-11-21. “soon” is not valid.'],
    [{ from: '2026-04-01', to: '2026-03-31' }, 'from', 'Must not be after 2026-03-31.'],
  ])('is refused with %j, naming the field', async (query, field, message) => {
    const { body } = await staff.http.get('/api/vat-return').query(query).expect(400);
    expect(body.errors).toEqual({ [field]: message });
  });

  it.each(['vat-return', 'vat-periods', 'number-series'])(
    'is for staff, as are the related reports (%s)',
    async (path) => {
      await shop.as.visitor().get(`/api/${path}`).expect(401);
      await buyer.http.get(`/api/${path}`).expect(403);
    },
  );
});

describe('a closed period', () => {
  it('prevents changing and voiding its invoices, and allows payments', async () => {
    shop.clock.stopAt('2026-03-10T08:00:00Z');
    const { _id, amountDue } = await shop.given.invoice(buyer);
    shop.clock.stopAt('2026-04-05T08:00:00Z');
    const { body: period } = await close('2026-03-31').expect(201);
    expect(period).toMatchObject({ from: null, to: '2026-03-31', closedBy: staff.name });
    expect((await vatReturn('2026-01-01', '2026-03-31')).isClosed).toBe(true);
    const change = await staff.http.put(`/api/invoices/${_id}`).send({ adminToClientNote: 'Late' }).expect(409);
    const voiding = await staff.http.delete(`/api/invoices/${_id}`).expect(409);
    for (const { body } of [change, voiding]) {
      expect(body).toMatchObject({
        code: 'PERIOD_CLOSED',
        message: '2026-03-10 is in a closed VAT period (closed until 2026-03-31).',
      });
    }
    const payment = { amount: amountDue, paymentMethod: 'Cash', paymentDate: '2026-03-20', paidTo: 'Omar' };
    await staff.http.post(`/api/payments/from-invoice/${_id}`).send(payment).expect(201);
  });

  it('fixes its delivery dates; a new delivery on one of them is late', async () => {
    shop.clock.stopAt('2026-03-10T08:00:00Z');
    const [delivered, open] = [await shop.given.order(buyer), await shop.given.order(buyer)];
    await deliver(delivered._id, '2026-03-09');
    shop.clock.stopAt('2026-04-05T08:00:00Z');
    await close('2026-03-31').expect(201);
    const moved = { status: 'Delivered', deliveredAt: '2026-04-02' };
    const { body } = await staff.http.put(`/api/orders/${delivered._id}`).send(moved).expect(409);
    expect(body).toMatchObject({ code: 'PERIOD_CLOSED', errors: { deliveredAt: expect.any(String) } });
    await deliver(open._id, '2026-03-31');
  });

  it('counts late documents by their issue date', async () => {
    shop.clock.stopAt('2026-03-10T08:00:00Z');
    const order = await shop.given.order(buyer);
    await deliver(order._id, '2026-03-09');
    shop.clock.stopAt('2026-04-05T08:00:00Z');
    await close('2026-03-31').expect(201);
    await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
    expect((await vatReturn('2026-01-01', '2026-03-31')).documents).toEqual([]);
    expect((await vatReturn('2026-04-01', '2026-06-30')).documents).toMatchObject([{ isLate: true }]);
  });

  it('begins after the one before it, and ends before today', async () => {
    shop.clock.stopAt('2026-04-05T08:00:00Z');
    await close('2026-02-28').expect(201);
    expect((await close('2026-03-31').expect(201)).body).toMatchObject({ from: '2026-03-01', to: '2026-03-31' });
    const again = await close('2026-03-31').expect(409);
    expect(again.body).toMatchObject({ code: 'PERIOD_CLOSED', errors: { to: expect.any(String) } });
    const today = await close('2026-04-05').expect(400);
    expect(today.body.errors).toEqual({
      to: '2026-04-05 is not over yet. You can close a period from the day after it ends.',
    });
    const { body } = await staff.http.get('/api/vat-periods').expect(200);
    expect(body.map(({ to }: { to: string }) => to)).toEqual(['2026-02-28', '2026-03-31']);
  });

  it('refuses to void one of its invoices, or is not closed if the void comes first', async () => {
    const outcomes = new Set<string>();
    for (let day = 10; day < 18; day += 1) {
      shop.clock.stopAt(`2026-05-${day}T08:00:00Z`);
      const { _id } = await shop.given.invoice(buyer);
      shop.clock.stopAt(`2026-05-${day + 1}T08:00:00Z`);
      const [closing, voiding] = await Promise.all([
        close(`2026-05-${day}`),
        staff.http.delete(`/api/invoices/${_id}`).send(),
      ]);
      expect(closing.status).toBe(201);
      const { documents } = await vatReturn(`2026-05-${day}`, `2026-05-${day}`);
      expect([voiding.status, documents.length]).toEqual(voiding.status === 200 ? [200, 0] : [409, 1]);
      outcomes.add(String(voiding.status));
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('is closed once if two users close it at the same time', async () => {
    shop.clock.stopAt('2026-06-05T08:00:00Z');
    const statuses = (await Promise.all([close('2026-05-31'), close('2026-05-31')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });
});

describe('the series of invoice numbers', () => {
  it('has no gaps, and shows which numbers are void, by whom and why', async () => {
    shop.clock.stopAt('2025-02-01T08:00:00Z');
    const [first, second] = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
    await staff.http.delete(`/api/invoices/${first._id}`).query({ reason: 'Wrong buyer' }).expect(200);
    expect(await series(2025)).toMatchObject({
      ...{ series: 'INV-2025', count: 2, first: first.invoiceNumber, last: second.invoiceNumber, missing: [] },
      voided: [{ _id: first._id, number: first.invoiceNumber, voidedBy: staff.name, reason: 'Wrong buyer' }],
    });
    await shop.app.get<Model<Invoice>>(getModelToken(Invoice.name)).deleteOne({ _id: first._id });
    expect((await series(2025)).missing).toEqual([first.invoiceNumber]);
  });

  it('includes the credit notes, without gaps', async () => {
    shop.clock.stopAt('2025-02-01T08:00:00Z');
    for (const amount of [10, 20]) {
      const { _id } = await shop.given.invoice(buyer);
      const note = { invoice: _id, reason: 'DL8.61.1.C', words: 'Wrong price', amount };
      await staff.http.post('/api/credit-notes').send(note).expect(201);
    }
    const [, notes] = await allSeries(2025);
    expect(notes).toEqual({
      ...{ series: 'CRN-2025', count: 2, first: 'CRN-2025-00001', last: 'CRN-2025-00002' },
      ...{ missing: [], voided: [] },
    });
  });

  it('is empty for a year without invoices, and an invalid year is refused', async () => {
    expect(await series(2001)).toMatchObject({ count: 0, first: null, last: null, missing: [], voided: [] });
  });
});
