import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { SalesReportResponse } from '../../src/insight/sales/dto/sales-report.response.js';
import type { VatLineResponse } from '../../src/billing/tax/dto/vat-line.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { refusalsOf } from '../support/calls.js';
import { companyDetails, freshTrn } from '../support/given.js';

let shop: TestShop;
let staff: TestActor;
let person: TestActor;
let member: TestActor;
let company: string;
let ribbon: ProductResponse;
let tape: ProductResponse;
let ribbons: string;

/**
 * July: 10 ribbons at 10.50 for a person, with 21.00 of delivery; 2 tapes at 52.50 for a company. August: 4 of the ribbons come
 * back, and the company's colleague buys 1 tape.
 */
beforeAll(async () => {
  shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
  staff = await shop.as.staff();
  shop.clock.stopAt('2026-07-10T08:00:00Z');
  [person, member] = [await shop.as.customer('Omar'), await shop.as.customer('Hind')];
  const colleague = await shop.as.customer('Sara');
  company = (await shop.given.company(companyDetails('Falcon LLC', freshTrn())))._id;
  for (const { id } of [member, colleague]) {
    await staff.http.put(`/api/users/${id}`).send({ company, companyRole: 'buyer' }).expect(200);
  }
  ribbon = await shop.given.product();
  tape = await shop.given.product();
  const first = await shop.given.invoice(person, { product: ribbon, qty: 10, unitPrice: 10.5, deliveryCharge: 21 });
  ribbons = first._id;
  await shop.given.invoice(member, { product: tape, qty: 2, unitPrice: 52.5 });
  const wrong = await shop.given.invoice(person, { product: ribbon, qty: 1000, unitPrice: 1 });
  await staff.http.delete(`/api/invoices/${wrong._id}`).expect(200);
  shop.clock.stopAt('2026-08-01T08:00:00Z');
  const lines = [{ line: first.lines[0]?._id, qty: 4 }];
  const body = { invoice: first._id, reason: 'DL8.61.1.D', words: 'Four came back', lines };
  await staff.http.post('/api/credit-notes').send(body).expect(201);
  await shop.given.invoice(colleague, { product: tape, qty: 1, unitPrice: 52.5 });
});
afterAll(() => shop.close());

const report = async (query: object): Promise<SalesReportResponse> =>
  (await staff.http.get('/api/sales-report').query(query).expect(200)).body;
const both = { from: '2026-07-01', to: '2026-08-31' };
const TOTAL = { invoices: 3, creditNotes: 1, received: null, net: 230, vat: 11.5, gross: 241.5 };

describe('the sales report', () => {
  it('has a row for each month, with credit notes in the month of their issue', async () => {
    const { rows, other, total } = await report({ ...both, by: 'month' });
    expect(rows).toEqual([
      month('2026-07', { invoices: 2, creditNotes: 0, net: 220, vat: 11, gross: 231 }),
      month('2026-08', { invoices: 1, creditNotes: 1, net: 10, vat: 0.5, gross: 10.5 }),
    ]);
    expect([other, total]).toEqual([null, TOTAL]);
  });

  it('has a row for each company and for each user without one', async () => {
    const { rows, total } = await report({ ...both, by: 'customer' });
    expect(rows).toMatchObject([
      { key: company, name: 'Falcon LLC', isCompany: true, invoices: 2, creditNotes: 0, net: 150, vat: 7.5 },
      { key: person.id, name: 'Omar', isCompany: false, invoices: 1, creditNotes: 1, net: 80, vat: 4, qty: null },
    ]);
    expect(total).toEqual(TOTAL);
  });

  it('has a row for each product, and one for amounts without a product', async () => {
    const { rows, other, total } = await report({ ...both, by: 'product' });
    expect(rows).toMatchObject([
      { key: tape._id, name: tape.name, sku: tape.sku, qty: 3, invoices: 2, net: 150, vat: 7.5, gross: 157.5 },
      { key: ribbon._id, qty: 6, invoices: 1, creditNotes: 1, net: 60, vat: 3, gross: 63 },
    ]);
    expect([other, total]).toEqual([{ net: 20, vat: 1, gross: 21 }, TOTAL]);
  });

  it('has a row for each salesperson, with the money that settled their invoices', async () => {
    const seller = await shop.as.staff('Sami Seller', 'Sales');
    await staff.http.put(`/api/invoices/${ribbons}/salesperson`).send({ salesperson: seller.id }).expect(200);
    const paid = { amount: 50, paymentMethod: 'Cash', paymentDate: '2026-07-20', paidTo: 'Office' };
    await staff.http.post(`/api/payments/from-invoice/${ribbons}`).send(paid).expect(201);
    const { rows, total } = await report({ ...both, by: 'salesperson' });
    expect(rows).toMatchObject([
      { key: '', name: '', invoices: 2, creditNotes: 0, gross: 157.5, received: 0 },
      { key: seller.id, name: 'Sami Seller', invoices: 1, creditNotes: 1, gross: 84, received: 50 },
    ]);
    expect(total).toEqual({ ...TOTAL, received: 50 });
    const august = await report({ from: '2026-08-01', to: '2026-08-31', by: 'salesperson' });
    expect(august.rows.map(({ received }) => received)).toEqual([0, 0]);
  });

  it('covers the current month by default', async () => {
    expect(await report({})).toMatchObject({
      from: '2026-08-01',
      to: '2026-08-01',
      by: 'month',
      total: { gross: 10.5 },
    });
  });

  it('agrees with the dashboard', async () => {
    const { body } = await staff.http.get('/api/dashboard/sales').expect(200);
    const months = new Map(body.months.map((one: { month: string; invoiced: number }) => [one.month, one.invoiced]));
    expect([months.get('2026-07'), months.get('2026-08')]).toEqual([231, 10.5]);
    expect(body.topProducts.map((one: { qty: number; amount: number }) => [one.qty, one.amount])).toEqual([
      [3, 157.5],
      [6, 63],
    ]);
  });

  it('has no rows for a period without sales', async () => {
    const { rows, other, total } = await report({ from: '2020-01-01', to: '2020-01-31', by: 'product' });
    expect([rows, other]).toEqual([[], { net: 0, vat: 0, gross: 0 }]);
    expect(total).toEqual({ invoices: 0, creditNotes: 0, received: null, net: 0, vat: 0, gross: 0 });
  });

  it('refuses invalid or reversed days, and unknown groupings', async () => {
    const refused = async (query: object) =>
      Object.keys((await staff.http.get('/api/sales-report').query(query).expect(400)).body.errors);
    expect(await refused({ from: '2026-08-02', to: '2026-08-01' })).toEqual(['from']);
  });

  it('is only for staff', async () => {
    const calls = [
      ['get', '/api/sales-report'],
      ['get', '/api/vat-return/lines'],
    ] as const;
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(['401 SIGNED_OUT', '401 SIGNED_OUT']);
    expect(await refusalsOf(person.http, calls)).toEqual(['403 STAFF_ONLY', '403 STAFF_ONLY']);
  });
});

describe('the lines behind the VAT return', () => {
  const sum = (lines: readonly VatLineResponse[], part: 'net' | 'vat') =>
    Math.round(lines.reduce((total, line) => total + line[part] * 100, 0)) / 100;

  it('are those of invoices and, as negative amounts, of credit notes, and add up to its figures', async () => {
    const { body } = await staff.http.get('/api/vat-return/lines').query(both).expect(200);
    const lines = body as VatLineResponse[];
    expect(lines.map(({ part, sku, qty, net, vat }) => [part, sku, qty, net, vat])).toEqual([
      ['line', ribbon.sku, 10, 100, 5],
      ['delivery', '', null, 20, 1],
      ['line', tape.sku, 2, 100, 5],
      ['line', tape.sku, 1, 50, 2.5],
      ['line', ribbon.sku, -4, -40, -2],
    ]);
    expect(lines[2]).toMatchObject({ buyer: 'Falcon LLC', buyerTrn: expect.stringMatching(/^1\d{12}03$/), box: '1b' });
    const vatReturn = (await staff.http.get('/api/vat-return').query(both).expect(200)).body;
    const totals = vatReturn.boxes.find(({ box }: { box: string }) => box === '8');
    expect([sum(lines, 'net'), sum(lines, 'vat')]).toEqual([totals.amount, totals.vat]);
  });
});

const month = (key: string, sums: object) => ({
  ...{ key, name: key, sku: '', qty: null, isCompany: false, received: null },
  ...sums,
});
