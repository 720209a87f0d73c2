import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let invoices: { _id: string; invoiceNumber: string }[];

const TODAY = '2026-03-02';
const TRANSFER = { paymentMethod: 'Bank Transfer', paymentDate: TODAY, reference: 'FT26061K2' };

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
});
/** Each test has a buyer with two invoices of 100 AED. */
beforeEach(async () => {
  buyer = await shop.as.customer();
  invoices = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
});
afterAll(() => shop.close());

const parts = (...amounts: number[]) => amounts.map((amount, index) => ({ invoice: invoices[index]?._id, amount }));
const recorded = async (body: object) =>
  (
    await staff.http
      .post('/api/receipts')
      .send({ user: buyer.id, ...TRANSFER, ...body })
      .expect(201)
  ).body;
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const invoice = (index: number) => read(`/api/invoices/${invoices[index]?._id}`);
const statement = () => read(`/api/users/${buyer.id}/statement`);
const apply = (index: number, amount: number) =>
  staff.http.post(`/api/invoices/${invoices[index]?._id}/apply-credit`).send({ amount });

describe('money that was never received', () => {
  const note = (index: number, amount: number) =>
    staff.http
      .post('/api/credit-notes')
      .send({ invoice: invoices[index]?._id, reason: 'DL8.61.1.C', words: 'Wrong price', amount })
      .expect(201);
  const refund = (payment: string, amount: number, paymentDate = TODAY) =>
    staff.http.post(`/api/payments/${payment}/refunds`).send({ amount, paymentMethod: 'Cash', paymentDate });
  const pay = async () => {
    const body = { amount: 100, paymentMethod: 'Cash', paymentDate: TODAY, paidTo: 'Omar' };
    const answer = await staff.http.post(`/api/payments/from-invoice/${invoices[0]?._id}`).send(body).expect(201);
    return `/api/payments/${answer.body.payment._id}`;
  };
  const receive = async () => `/api/receipts/${(await recorded({ amount: 100, allocations: parts(100) }))._id}`;

  it.each([
    ['a payment', pay],
    ['a receipt', receive],
  ])('takes back, recorded as %s, the credit that another invoice got from it', async (_which, come) => {
    const money = await come();
    await note(0, 60);
    const used = (await apply(1, 60).expect(200)).body.payments[0]._id;
    await staff.http.delete(money).query({ reason: 'Typed wrongly' }).expect(200);
    expect(await invoice(0)).toMatchObject({ amountPaid: 0, remainingDue: 40 });
    expect(await invoice(1)).toMatchObject({ amountPaid: 0, remainingDue: 100, status: 'Unpaid' });
    expect(await statement()).toMatchObject({ closingBalance: 140, creditBalance: 0, paid: 0, mistaken: 0 });
    expect((await refund(used, 60).expect(409)).body.code).toBe('PAYMENT_REFUNDED');
    expect((await staff.http.delete(money).expect(409)).body.code).toMatch(/PAYMENT_REFUNDED|RECEIPT_REVERSED/);
  });

  it.each([
    ['a payment', pay, 'PAYMENT_REFUNDED'],
    ['a receipt', receive, 'PAYMENT_REFUNDED'],
  ])('can’t be reversed, recorded as %s, while part of it is refunded', async (_which, come, code) => {
    const money = await come();
    await note(0, 60);
    const used = (await apply(1, 60).expect(200)).body.payments[0]._id;
    await refund(used, 25).expect(201);
    const { body } = await staff.http.delete(money).expect(409);
    expect(body).toMatchObject({ code, params: { amount: '25.00', document: invoices[1]?.invoiceNumber, day: TODAY } });
    expect(await statement()).toMatchObject({ paid: 100, refunded: 25, closingBalance: 65 });
  });

  it.each([
    ['a payment', pay],
    ['a receipt', receive],
  ])(
    'leaves no credit, recorded as %s, if it is reversed while its credit is applied, in either order',
    async (_which, come) => {
      const money = await come();
      await note(0, 60);
      const [applied, gone] = await Promise.all([apply(1, 60), staff.http.delete(money)]);
      expect(gone.status).toBe(200);
      expect([200, 409]).toContain(applied.status);
      expect(await invoice(1)).toMatchObject({ amountPaid: 0, remainingDue: 100 });
      expect(await statement()).toMatchObject({ closingBalance: 140, creditBalance: 0 });
    },
  );

  it('can be refunded between the day of its receipt and today, even after a change of that day', async () => {
    const payment = await pay();
    const id = payment.slice('/api/payments/'.length);
    for (const day of ['2026-03-01', '2010-01-01', '2026-03-03']) {
      expect(Object.keys((await refund(id, 10, day).expect(400)).body.errors)).toEqual(['paymentDate']);
    }
    await staff.http.put(payment).send({ paymentDate: '2026-02-10' }).expect(200);
    await refund(id, 10, '2026-02-10').expect(201);
    const { body } = await staff.http.put(payment).send({ paymentDate: '2026-02-11' }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['paymentDate']);
    await staff.http.put(payment).send({ paymentDate: '2026-02-01' }).expect(200);
    const { _id } = await recorded({ amount: 50, paymentDate: '2026-02-20', allocations: [] });
    const ofReceipt = (paymentDate: string) =>
      staff.http.post(`/api/receipts/${_id}/refunds`).send({ amount: 5, paymentMethod: 'Cash', paymentDate });
    await ofReceipt('2026-02-19').expect(400);
    await ofReceipt('2026-02-20').expect(201);
  });

  it('moves with a change of its day, in statement and dashboard', async () => {
    const payment = await pay();
    const of = async (month: string) =>
      (await read('/api/dashboard/sales')).months.find((one: { month: string }) => one.month === month).received;
    const [january, march] = [await of('2026-01'), await of('2026-03')];
    await staff.http.put(payment).send({ paymentDate: '2026-01-15' }).expect(200);
    expect([await of('2026-01'), await of('2026-03')]).toEqual([january + 100, march - 100]);
    const ofJanuary = await read(`/api/users/${buyer.id}/statement?to=2026-01-31`);
    expect(ofJanuary).toMatchObject({ paid: 100, closingBalance: -100, creditBalance: 100 });
    const filter = (day: string) => encodeURIComponent(JSON.stringify({ user: buyer.id, paymentDate_gte: day }));
    await staff.http.delete(payment).expect(200);
    expect((await read(`/api/payments/totals?filter=${filter('2026-02-01')}`)).amount).toBe(-100);
    expect((await read(`/api/payments/totals?filter=${filter('2026-01-01')}`)).amount).toBe(0);
  });
});

describe('a payment of a company', () => {
  const join = (company: string, user = buyer) =>
    staff.http.put(`/api/users/${user.id}`).send({ company, companyRole: 'buyer' }).expect(200);

  it('settles individual debts of its members once, and the invoice keeps its buyer', async () => {
    const { _id: company } = await shop.given.company();
    const body = { user: null, company, ...TRANSFER, amount: 150, allocations: parts(100) };
    const early = await staff.http.post('/api/receipts').send(body).expect(400);
    expect(Object.keys(early.body.errors)).toEqual(['allocations.0.invoice']);
    await join(company);
    const open = await read(`/api/receipts/open-invoices?company=${company}`);
    expect(open.invoices).toMatchObject([{ member: buyer.name }, { member: buyer.name }]);
    const receipt = (await staff.http.post('/api/receipts').send(body).expect(201)).body;
    expect(await invoice(0)).toMatchObject({ status: 'Paid', user: { _id: buyer.id } });
    expect((await read(`/api/invoices/${invoices[1]?._id}/credit`)).applicable).toBe(50);
    await apply(1, 30).expect(200);

    const ofCompany = await read(`/api/companies/${company}/statement`);
    expect(ofCompany).toMatchObject({ paid: 150, forMembers: 130, closingBalance: -20, creditBalance: 20 });
    expect(ofCompany.entries).toMatchObject([
      { kind: 'payment', document: receipt.receiptNumber, reference: TRANSFER.reference, credit: 150 },
      { kind: 'forMember', document: invoices[0]?.invoiceNumber, debit: 100, invoice: null },
      { kind: 'forMember', document: invoices[1]?.invoiceNumber, debit: 30, invoice: null },
    ]);
    expect(await statement()).toMatchObject({ invoiced: 200, paid: 130, closingBalance: 70, aging: { current: 70 } });

    await staff.http.delete(`/api/receipts/${receipt._id}`).query({ reason: 'Cheque returned' }).expect(200);
    expect(await read(`/api/companies/${company}/statement`)).toMatchObject({
      ...{ paid: 150, returned: 150, forMembers: 0, closingBalance: 0, creditBalance: 0 },
    });
    expect(await statement()).toMatchObject({ paid: 130, returned: 130, closingBalance: 200 });
    expect(await invoice(1)).toMatchObject({ amountPaid: 0 });
  });

  it('does not settle debts of former members, or invoices of another company', async () => {
    const [{ _id: company }, { _id: other }] = [await shop.given.company(), await shop.given.company()];
    await join(other);
    invoices = [await shop.given.invoice(buyer)];
    await join(company);
    const record = () =>
      staff.http.post('/api/receipts').send({ user: null, company, ...TRANSFER, amount: 10, allocations: parts(10) });
    await record().expect(400);
    await staff.http
      .post('/api/receipts')
      .send({ user: null, company: other, ...TRANSFER, amount: 10, allocations: parts(10) })
      .expect(201);
  });
});
