import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { emailsTo } from '../support/emails.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

describe('an open invoice of the old books', () => {
  it('owes the rest, is overdue by its own due day, and is in no VAT return, sales report, email or number series', async () => {
    const period = { from: '2026-07-01', to: '2026-12-31' };
    const before = await Promise.all([calls.read('vat-return', period), calls.read('number-series', { year: 2026 })]);
    const sales = await calls.read('sales-report', period);
    const number = calls.oldNumber();
    expect(await calls.bring('invoices', fileOf(calls.rowOf(number)))).toMatchObject({
      applied: true,
      created: 1,
      wrong: 0,
    });
    expect(await calls.invoiceOf(number)).toMatchObject({
      invoiceNumber: number,
      title: 'Open Item',
      status: 'Overdue',
      order: null,
      issuedTotal: 10_500,
      amountPaid: 4_000,
      remainingDue: 6_500,
      tax: { net: 10_000, vat: 500 },
      opening: { moveIn: calls.moveIn, line: 2, paidBefore: 4_000, creditedBefore: 0 },
    });
    expect(await Promise.all([calls.read('vat-return', period), calls.read('number-series', { year: 2026 })])).toEqual(
      before,
    );
    expect(await calls.read('sales-report', period)).toEqual(sales);
    expect(await emailsTo(shop, calls.buyer.email)).toEqual([]);
    const december = await calls.statement({ from: '2026-12-01', to: '2026-12-31' });
    expect(december).toMatchObject({ openingBalance: 6_500, closingBalance: 6_500 });
  });

  it('is paid here: only that money was received by the shop', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    const { _id } = await calls.invoiceOf(number);
    shop.clock.stopAt('2026-12-05T08:00:00Z');
    const paid = { amount: 6_500, paymentMethod: 'Bank Transfer', paymentDate: '2026-12-05', paidTo: 'Amal' };
    await calls.accounts.http.post(`/api/payments/from-invoice/${_id}`).send(paid).expect(201);
    expect(await calls.invoiceOf(number)).toMatchObject({ status: 'Paid', remainingDue: 0 });
    const filter = (from: string, to: string) =>
      JSON.stringify({ invoice: [_id], paymentDate_gte: from, paymentDate_lte: to });
    const totals = async (from: string, to: string) =>
      (await calls.read('payments/totals', { filter: filter(from, to) })).amount;
    expect(await totals('2026-09-01', '2026-09-30')).toBe(0);
    expect(await totals('2026-12-01', '2026-12-31')).toBe(6_500);
    expect((await calls.statement()).closingBalance).toBe(0);
  });

  it('is credited in the period of the credit note, which names it', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    const { _id } = await calls.invoiceOf(number);
    shop.clock.stopAt('2026-12-03T08:00:00Z');
    const december = { from: '2026-12-01', to: '2026-12-31' };
    const vatOf = async () =>
      (await calls.read('vat-return', december)).boxes.reduce(
        (sum: number, { box, vat }: { box: string; vat: number | null }) => (box === '8' ? sum + (vat ?? 0) : sum),
        0,
      );
    const before = await vatOf();
    const credit = { invoice: _id, reason: 'DL8.61.1.C', words: 'Agreed price', amount: 1_050 };
    const { body } = await calls.accounts.http.post('/api/credit-notes').send(credit).expect(201);
    expect(body).toMatchObject({ invoice: { invoiceNumber: number }, order: null, total: 1_050, tax: { vat: 50 } });
    expect((await vatOf()) - before).toBe(-50);
    expect(await calls.invoiceOf(number)).toMatchObject({ remainingDue: 5_450, credited: 1_050 });
    expect((await calls.statement()).closingBalance).toBe(5_450);
  });

  it('leaves to credit what the old books did not credit', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number, '2026-09-14,2026-10-14,10500.00,500.00,4000.00,1050.00')));
    const { _id, ...invoice } = await calls.invoiceOf(number);
    expect(invoice).toMatchObject({ remainingDue: 5_450, credited: 1_050, amountDue: 9_450 });
    expect((await calls.statement()).closingBalance).toBe(5_450);
    const credit = { invoice: _id, reason: 'DL8.61.1.C', words: 'Agreed price' };
    const { body } = await calls.accounts.http
      .post('/api/credit-notes')
      .send({ ...credit, amount: 10_000 })
      .expect(409);
    expect(body).toMatchObject({ code: 'CREDIT_TOO_LARGE', params: { left: '9450.00' } });
    await calls.accounts.http
      .post('/api/credit-notes')
      .send({ ...credit, amount: 9_450 })
      .expect(201);
    expect(await calls.invoiceOf(number)).toMatchObject({ remainingDue: 0, amountDue: 0 });
    expect((await calls.statement()).closingBalance).toBe(-4_000);
  });

  it('cannot be voided, brings no goods back, and can be written off with relief of the VAT that is due', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number, '2026-01-14,2026-02-14,10500.00,500.00,4000.00,1050.00')));
    const { _id, lines } = await calls.invoiceOf(number);
    const voided = await calls.office.http.delete(`/api/invoices/${_id}`).query({ reason: 'Old' });
    expect(voided.body).toMatchObject({ code: 'OPENING_INVOICE' });
    const line = { line: lines[0]._id, qty: 1, restock: true };
    const credit = { invoice: _id, reason: 'DL8.61.1.D', words: 'Came back', lines: [line] };
    await calls.accounts.http.post('/api/credit-notes').send(credit).expect(400);
    const off = { amount: 5_450, reason: 'Closed down', notifiedOn: '2026-08-01' };
    const { body } = await calls.accounts.http.post(`/api/invoices/${_id}/write-offs`).send(off).expect(201);
    expect(body).toMatchObject({ status: 'Written Off', writtenOff: 5_450 });
    const { adjustments } = await calls.read('vat-return', { from: '2026-10-01', to: '2026-12-31' });
    const own = adjustments.find((one: { _id: string }) => one._id === _id);
    expect(own.rows.reduce((sum: number, { vat }: { vat: number }) => sum + vat, 0)).toBeCloseTo(-259.52, 2);
  });

  it('is printed as an open item and never as a tax invoice', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    const { _id, title } = await calls.invoiceOf(number);
    expect(title).toBe('Open Item');
    await calls.accounts.http.get(`/api/invoices/${_id}/e-invoice`).expect(409);
  });

  it('is exported to accounting software only if its opening entry is requested', async () => {
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber())));
    await shop.given.invoice(calls.buyer);
    const body = { target: 'tally', from: '2026-01-01', to: '2026-12-31' };
    const { count, openings, exported } = await calls.read('book-exports/new', body);
    expect([count > 0, openings > 0]).toEqual([true, true]);
    const made = async (more: object) =>
      (
        await calls.accounts.http
          .post('/api/book-exports')
          .send({ ...body, ...more })
          .expect(201)
      ).body.count;
    expect([await made({}), await made({ openings: true })]).toEqual([count, openings]);
    const after = { count: 0, openings: 0, exported: exported + count + openings };
    expect(await calls.read('book-exports/new', body)).toMatchObject(after);
  });
});
