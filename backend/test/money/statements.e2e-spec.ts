import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, refusalsOf } from '../support/calls.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
const made: { _id: string; invoiceNumber: string }[] = [];

const pay = async (invoice: string, amount: number, paymentDate: string): Promise<string> => {
  const body = { amount, paymentMethod: 'Bank Transfer', paymentDate, paidTo: 'Omar' };
  const answer = await staff.http.post(`/api/payments/from-invoice/${invoice}`).send(body).expect(201);
  return answer.body.payment._id;
};

/** 100.11 AED in January, of which 40.05 was paid in February; 250.25 in March, of which a payment was refunded after a week. */
beforeAll(async () => {
  shop = await startShop({ SHOP_INVOICE_TERMS_DAYS: '30' });
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  const product = await shop.given.product();
  for (const [at, unitPrice] of [
    ['2026-01-10T08:00:00.000Z', 50.05],
    ['2026-03-01T08:00:00.000Z', 125.12],
  ] as const) {
    shop.clock.stopAt(at);
    made.push(await shop.given.invoice(buyer, { product, unitPrice, deliveryCharge: 0.01 }));
  }
  await pay(made[0]!._id, 40.05, '2026-02-05');
  shop.clock.stopAt('2026-03-02T08:00:00.000Z');
  const refunded = await pay(made[1]!._id, 10, '2026-03-02');
  shop.clock.stopAt('2026-03-09T08:00:00.000Z');
  await staff.http.put(`/api/payments/${refunded}`).send({ status: 'Refunded' }).expect(200);
  shop.clock.stopAt('2026-03-20T08:00:00.000Z');
});
afterAll(() => shop.close());

const statement = (query: object = {}, id = buyer.id) => staff.http.get(`/api/users/${id}/statement`).query(query);

describe('a statement of account', () => {
  it('omits entries undone in its period, shows them to staff, and keeps the earlier balance', async () => {
    const customer = await shop.as.customer();
    shop.clock.stopAt('2026-03-01T08:00:00.000Z');
    const { _id } = await shop.given.invoice(customer);
    const paid = await pay(_id, 40, '2026-03-01');
    shop.clock.stopAt('2026-03-20T08:00:00.000Z');
    await staff.http.delete(`/api/payments/${paid}`).expect(200);
    await staff.http.delete(`/api/invoices/${_id}`).expect(200);
    const march = async (to: string, more = {}) =>
      (await statement({ from: '2026-03-01', to, ...more }, customer.id).expect(200)).body;
    expect(await march('2026-03-20')).toMatchObject({ invoiced: 0, paid: 0, closingBalance: 0, entries: [] });
    expect(await march('2026-03-19')).toMatchObject({
      invoiced: 100,
      paid: 40,
      refunded: 0,
      voided: 0,
      closingBalance: 60,
    });
    const after = await march('2026-03-20', { undone: 'shown' });
    expect(after).toMatchObject({ invoiced: 100, paid: 40, mistaken: 40, voided: 100, refunded: 0, closingBalance: 0 });
    const kinds = after.entries.map(({ kind, balance }: { kind: string; balance: number }) => [kind, balance]);
    expect(kinds).toEqual([
      ['invoice', 100],
      ['payment', 60],
      ['mistake', 100],
      ['void', 0],
    ]);
  });

  it('lists the entries of a period to the fils, with a running balance and ageing', async () => {
    const { body } = await statement({ from: '2026-02-01', to: '2026-03-31' }).expect(200);
    expect(body).toMatchObject({
      user: { _id: buyer.id, name: buyer.name, email: buyer.email },
      from: '2026-02-01',
      to: '2026-03-31',
      openingBalance: 100.11,
      invoiced: 250.25,
      paid: 50.05,
      refunded: 10,
      voided: 0,
      closingBalance: 310.31,
      aging: { current: 250.25, days1to30: 0, days31to60: 60.06, days61to90: 0, over90: 0 },
    });
    expect(body.entries).toEqual([
      {
        kind: 'payment',
        at: '2026-02-05T00:00:00.000Z',
        ...{ document: made[0]!.invoiceNumber, reference: '', invoice: null },
        payment: { _id: expect.any(String), paymentMethod: 'Bank Transfer' },
        ...{ receipt: null, chequeNumber: '', settled: [] },
        debit: 0,
        credit: 40.05,
        balance: 60.06,
      },
      expect.objectContaining({ kind: 'invoice', payment: null, debit: 250.25, credit: 0, balance: 310.31 }),
      expect.objectContaining({ kind: 'payment', debit: 0, credit: 10, balance: 300.31 }),
      expect.objectContaining({
        kind: 'refund',
        at: '2026-03-09T08:00:00.000Z',
        debit: 10,
        credit: 0,
        balance: 310.31,
      }),
    ]);
  });

  it('shows on a day between a payment and its refund the amount due at that time, and continues from there', async () => {
    const [before, after] = [
      await statement({ to: '2026-03-08' }).expect(200),
      await statement({ from: '2026-03-09' }).expect(200),
    ];
    expect(before.body).toMatchObject({ refunded: 0, closingBalance: 300.31, aging: { current: 240.25 } });
    expect(after.body).toMatchObject({ openingBalance: 300.31, paid: 0, refunded: 10, closingBalance: 310.31 });
  });

  it('covers the current year to date by default, and agrees with the invoices', async () => {
    const { body } = await statement().expect(200);
    expect(body).toMatchObject({ from: '2026-01-01', to: '2026-03-20', openingBalance: 0, closingBalance: 310.31 });
    const invoices = await Promise.all(made.map(({ _id }) => staff.http.get(`/api/invoices/${_id}`)));
    const remaining = invoices.reduce((sum, answer) => sum + Math.round(answer.body.remainingDue * 100), 0);
    expect(remaining).toBe(31_031);
  });

  it('is empty for a customer without documents', async () => {
    const { body } = await statement({}, (await shop.as.customer()).id).expect(200);
    expect(body).toMatchObject({ openingBalance: 0, closingBalance: 0, entries: [] });
  });

  it('can be printed', async () => {
    const answer = await staff.http
      .get(`/api/users/${buyer.id}/statement/pdf`)
      .query({ from: '2026-02-01', to: '2026-03-31' })
      .expect(200);
    expect(answer.headers['content-disposition']).toBe(
      `inline; filename="Statement-${buyer.name}-2026-02-01-2026-03-31.pdf"`,
    );
    const text = await pdfText(answer.body);
    for (const expected of [
      'Statement of account',
      buyer.name,
      '100.11',
      made[1]!.invoiceNumber,
      '310.31',
      'Payment received',
      'Refund',
      '31–60 days',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'from'],
    [{ from: '1999-12-31' }, 'from'],
    [{ to: '2030-01-01' }, 'to'],
    [{ until: '2026-03-01' }, 'until'],
  ])('is refused with %j for %s', async (query, field) => {
    const { body } = await statement(query).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is only for staff, and for existing customers', async () => {
    const calls: Call[] = [
      ['get', `/api/users/${buyer.id}/statement`],
      ['get', `/api/users/${buyer.id}/statement/pdf`],
    ];
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(Array(2).fill('401 SIGNED_OUT'));
    expect(await refusalsOf(buyer.http, calls)).toEqual(Array(2).fill('403 STAFF_ONLY'));
    await statement({}, 'f'.repeat(24)).expect(404);
  });
});

describe('a customer’s own statement', () => {
  it('shows the same content to the customer as to staff, as a table and as a PDF', async () => {
    const query = { from: '2026-02-01', to: '2026-03-31' };
    const [own, forStaff] = await Promise.all([
      buyer.http.get('/api/users/me/statement').query(query).expect(200),
      statement(query).expect(200),
    ]);
    expect(own.body).toEqual(forStaff.body);
    const pdf = await buyer.http
      .get('/api/users/me/statement/pdf')
      .query({ ...query, language: 'both' })
      .expect(200);
    expect(await pdfText(pdf.body)).toContain('310.31');
  });

  it('is the company’s statement for its accounts role, and private to the account', async () => {
    const company = await shop.given.company();
    const [accounts, colleague] = [await shop.as.customer(), await shop.as.customer()];
    for (const [{ id }, companyRole] of [
      [accounts, 'accounts'],
      [colleague, 'buyer'],
    ] as const) {
      await staff.http.put(`/api/users/${id}`).send({ company: company._id, companyRole }).expect(200);
    }
    await shop.given.invoice(colleague, { unitPrice: 30 });
    const { body } = await accounts.http.get('/api/users/me/statement').query({ scope: 'company' }).expect(200);
    expect(body).toMatchObject({ company: { _id: company._id }, user: null });
    expect(body.entries).toHaveLength(1);
    expect((await accounts.http.get('/api/users/me/statement').expect(200)).body.entries).toEqual([]);
    const calls: Call[] = ['', '/pdf'].map((path) => ['get', `/api/users/me/statement${path}?scope=company`]);
    expect(await refusalsOf(colleague.http, calls)).toEqual(Array(2).fill('404 COMPANY_NOT_FOUND'));
  });
});
