import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails, emailsTo } from '../support/emails.js';
import { pdfText } from '../support/pdf-text.js';

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
const record = (body: object) => staff.http.post('/api/receipts').send({ user: buyer.id, ...TRANSFER, ...body });
const recorded = async (body: object) => (await record(body).expect(201)).body;
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const invoice = (index: number) => read(`/api/invoices/${invoices[index]?._id}`);
const statement = (path = `users/${buyer.id}`) => read(`/api/${path}/statement`);
const apply = (index: number, amount: number) =>
  staff.http.post(`/api/invoices/${invoices[index]?._id}/apply-credit`).send({ amount });
const credit = async (index = 0) => (await read(`/api/invoices/${invoices[index]?._id}/credit`)).creditBalance;

/** Money received this month, in fils. */
const received = async () => Math.round((await read('/api/dashboard/sales')).months.at(-1).received * 100);

describe('a receipt', () => {
  it('settles several invoices at once, and the remaining amount becomes credit of the account', async () => {
    const receipt = await recorded({ amount: 175.5, allocations: parts(100, 50.25) });
    expect(receipt).toMatchObject({ amount: 175.5, allocated: 150.25, unallocated: 25.25, company: null });
    expect(receipt.receiptNumber).toMatch(/^RCP-2026-\d{5}$/);
    expect(receipt.user).toMatchObject({ _id: buyer.id });
    expect(await invoice(0)).toMatchObject({ status: 'Paid', amountPaid: 100 });
    const second = await invoice(1);
    expect(second).toMatchObject({ status: 'Partially Paid', remainingDue: 49.75 });
    expect(second.payments[0]).toMatchObject({ receiptNumber: receipt.receiptNumber, amount: 50.25 });
    expect(await credit()).toBe(25.25);
    expect(await statement()).toMatchObject({ invoiced: 200, paid: 175.5, closingBalance: 24.5, creditBalance: 25.25 });
  });

  it('settles invoices of all members of a company, and is on the company’s statement', async () => {
    const company = await shop.given.company();
    const colleagues = [await shop.as.customer(), await shop.as.customer()];
    for (const { id } of colleagues) {
      await staff.http.put(`/api/users/${id}`).send({ company: company._id, companyRole: 'buyer' }).expect(200);
    }
    invoices = [];
    for (const one of colleagues) invoices.push(await shop.given.invoice(one));
    const receipt = await recorded({ user: null, company: company._id, amount: 180, allocations: parts(100, 80) });
    expect(receipt).toMatchObject({ company: { _id: company._id }, user: null, unallocated: 0 });
    const { closingBalance, aging, user } = await statement(`companies/${company._id}`);
    expect({ closingBalance, current: aging.current, user }).toEqual({ closingBalance: 20, current: 20, user: null });
    expect(await statement(`users/${colleagues[0]?.id}`)).toMatchObject({ invoiced: 0, closingBalance: 0 });
    const overview = await read(`/api/companies/${company._id}/overview`);
    expect(overview).toMatchObject({ open: { count: 1, amount: 20 }, creditBalance: 0 });
    const text = await pdfText((await staff.http.get(`/api/companies/${company._id}/statement/pdf`).expect(200)).body);
    expect(text).toContain(company.legalName);
  });

  it('is emailed to the payer once, can be read by the payer, and prints its allocations', async () => {
    const cheque = { paymentMethod: 'Cheque', chequeNumber: '004711', chequeDate: TODAY };
    const receipt = await recorded({ ...cheque, amount: 120, allocations: parts(100) });
    await awaitEmails(shop, buyer.email, `Payment received, receipt ${receipt.receiptNumber}`);
    const subjects = (await emailsTo(shop, buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Payment received'))).toHaveLength(1);
    expect((await buyer.http.get('/api/receipts/my').expect(200)).body).toHaveLength(1);
    const { body } = await buyer.http.get(`/api/receipts/${receipt._id}`).expect(200);
    expect(body).not.toHaveProperty('note');
    const text = await pdfText((await buyer.http.get(`/api/receipts/${receipt._id}/pdf`).expect(200)).body);
    for (const expected of [receipt.receiptNumber, '120.00', '004711', invoices[0]?.invoiceNumber, '20.00']) {
      expect(text).toContain(expected);
    }
    const stranger = await shop.as.customer();
    await stranger.http.get(`/api/receipts/${receipt._id}`).expect(404);
    await stranger.http.get(`/api/receipts/${receipt._id}/pdf`).expect(404);
  });

  it('can settle open invoices, which are listed by due date', async () => {
    await recorded({ amount: 75, allocations: parts(70) });
    const query = { user: buyer.id };
    const { body } = await staff.http.get('/api/receipts/open-invoices').query(query).expect(200);
    const left = body.invoices.map(({ _id, remainingDue }: Record<string, unknown>) => [_id, remainingDue]);
    expect(left).toEqual([
      [invoices[0]?._id, 30],
      [invoices[1]?._id, 100],
    ]);
    expect(body.creditBalance).toBe(5);
    await staff.http.get('/api/receipts/open-invoices').expect(400);
  });

  it.each([
    ['more shared out than received', { amount: 99.99, allocations: [100] }, 400, 'allocations'],
    ['more than an invoice has left', { amount: 500, allocations: [100, 100.01] }, 409, 'allocations.1.amount'],
    ['an amount of nothing', { amount: 0, allocations: [] }, 400, 'amount'],
    ['no payer', { user: null, amount: 1, allocations: [] }, 400, 'company'],
    ['two accounts', { company: 'a'.repeat(24), amount: 1, allocations: [] }, 400, 'user'],
    ['a cheque number of a transfer', { amount: 1, chequeNumber: '1', allocations: [] }, 400, 'chequeNumber'],
  ])('is refused with %s, and nothing is stored', async (_what, { allocations, ...body }, status, field) => {
    const answer = await record({ ...body, allocations: parts(...allocations) }).expect(status);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await invoice(0)).toMatchObject({ amountPaid: 0 });
    expect(await credit()).toBe(0);
  });

  it('is refused for an invoice that is named twice, and for one of another account', async () => {
    const twice = await record({ amount: 20, allocations: [...parts(10), ...parts(10)] }).expect(400);
    expect(Object.keys(twice.body.errors)).toEqual(['allocations.1.invoice']);
    const other = await shop.given.invoice(await shop.as.customer());
    const allocations = [...parts(10), { invoice: other._id, amount: 10 }];
    const { body } = await record({ amount: 20, allocations }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['allocations.1.invoice']);
    expect(await invoice(0)).toMatchObject({ amountPaid: 0 });
  });

  it('is reversed as a whole, and its payments can’t be reversed separately', async () => {
    const { _id, allocations } = await recorded({ amount: 175, allocations: parts(100, 50) });
    const payment = `/api/payments/${allocations[0].payment}`;
    for (const answer of [await staff.http.delete(payment), await staff.http.put(payment).send({ amount: 90 })]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'PAYMENT_OF_RECEIPT']);
    }
    await staff.http.delete(`/api/receipts/${_id}`).query({ reason: 'Cheque returned' }).expect(200);
    const reversed = await read(`/api/receipts/${_id}`);
    expect(reversed).toMatchObject({ unallocated: 0, reversal: { reason: 'Cheque returned' } });
    expect(await invoice(0)).toMatchObject({ status: 'Unpaid', amountPaid: 0 });
    expect(await credit()).toBe(0);
    expect(await statement()).toMatchObject({ paid: 175, returned: 175, closingBalance: 200, creditBalance: 0 });
    const { body } = await staff.http.delete(`/api/receipts/${_id}`).expect(409);
    expect(body.code).toBe('RECEIPT_REVERSED');
  });

  it('can be refunded up to its remaining amount, and then can’t be reversed', async () => {
    const { _id } = await recorded({ amount: 150, allocations: parts(100) });
    const refund = (amount: number) =>
      staff.http.post(`/api/receipts/${_id}/refunds`).send({ amount, paymentMethod: 'Cash', paymentDate: TODAY });
    expect((await refund(20).expect(201)).body).toMatchObject({ unallocated: 30 });
    expect((await refund(30.01).expect(409)).body.code).toBe('REFUND_TOO_LARGE');
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(15)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await statement()).toMatchObject({ paid: 150, refunded: 50, closingBalance: 100, creditBalance: 0 });
    expect((await staff.http.delete(`/api/receipts/${_id}`).expect(409)).body.code).toBe('RECEIPT_REFUNDED');
  });

  it('settles an invoice as far as it fits during concurrent payments', async () => {
    const bodies = [1, 2, 3, 4].map(() => record({ amount: 40, allocations: parts(40) }));
    const single = staff.http
      .post(`/api/payments/from-invoice/${invoices[0]?._id}`)
      .send({ amount: 40, paymentMethod: 'Cash', paymentDate: TODAY, paidTo: 'Omar' });
    const answers = await Promise.all([...bodies, single]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await invoice(0)).toMatchObject({ amountPaid: 80, remainingDue: 20 });
    expect(await credit()).toBe(0);
  });
});

describe('the credit of an account', () => {
  const own = async (one: TestActor) => (await one.http.get('/api/receipts/my/credit').expect(200)).body;

  it('is shown to its owner: unallocated receipts and overpayments', async () => {
    expect(await own(buyer)).toEqual([{ company: null, creditBalance: 0 }]);
    await recorded({ amount: 130.5, allocations: parts(100) });
    const note = { invoice: invoices[0]?._id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 40 };
    await staff.http.post('/api/credit-notes').send(note).expect(201);
    expect(await own(buyer)).toEqual([{ company: null, creditBalance: 70.5 }]);
  });

  it.each([
    ['admin', true],
    ['accounts', true],
    ['buyer', false],
    ['approver', false],
  ])('is shown for a company to its %s: %s', async (companyRole, isShown) => {
    const { _id, legalName } = await shop.given.company();
    await staff.http.put(`/api/users/${buyer.id}`).send({ company: _id, companyRole }).expect(200);
    await recorded({ user: null, company: _id, amount: 15, allocations: [] });
    const ofCompany = { company: { _id, legalName }, creditBalance: 15 };
    expect(await own(buyer)).toEqual([{ company: null, creditBalance: 0 }, ...(isShown ? [ofCompany] : [])]);
  });

  it('settles an invoice from receipts, the oldest first, and does not change the balance', async () => {
    const first = await recorded({ amount: 30, paymentDate: '2026-02-10', allocations: [] });
    const second = await recorded({ amount: 50, allocations: [] });
    const before = (await statement()).closingBalance;
    const { body } = await apply(0, 60).expect(200);
    expect(body).toMatchObject({ amountPaid: 60, remainingDue: 40, status: 'Partially Paid' });
    expect((await read(`/api/receipts/${first._id}`)).unallocated).toBe(0);
    expect((await read(`/api/receipts/${second._id}`)).unallocated).toBe(20);
    expect(await statement()).toMatchObject({ closingBalance: before, creditBalance: 20, paid: 80 });
    expect(await credit()).toBe(20);
  });

  it('counts as received from the day of the money until it is refunded', async () => {
    const before = await received();
    const { _id } = await recorded({ amount: 30, allocations: [] });
    expect(await received()).toBe(before + 3000);
    await apply(0, 20).expect(200);
    expect(await received()).toBe(before + 3000);
    await staff.http
      .post(`/api/receipts/${_id}/refunds`)
      .send({ amount: 10, paymentMethod: 'Cash', paymentDate: TODAY })
      .expect(201);
    expect(await received()).toBe(before + 2000);
  });

  it('counts less in the totals of the list once a part of it was refunded', async () => {
    const { _id, allocations } = await recorded({ amount: 150, allocations: parts(100) });
    const totals = async (paymentDate: object) => {
      const filter = encodeURIComponent(JSON.stringify({ user: [buyer.id], ...paymentDate }));
      return (await read(`/api/receipts/totals?filter=${filter}`)).amount;
    };
    const refund = (path: string, amount: number) =>
      staff.http.post(`/api/${path}/refunds`).send({ amount, paymentMethod: 'Cash', paymentDate: TODAY });
    expect(await totals({})).toBe(150);
    await refund(`payments/${allocations[0].payment}`, 30).expect(201);
    expect(await totals({})).toBe(120);
    await refund(`receipts/${_id}`, 20).expect(201);
    expect(await totals({ paymentDate_gte: TODAY, paymentDate_lte: TODAY })).toBe(100);
    expect(await totals({ paymentDate_lte: '2026-03-01' })).toBe(0);
  });

  it('settles an invoice from another one that was credited after its payment', async () => {
    await recorded({ amount: 100, allocations: parts(100) });
    const note = { invoice: invoices[0]?._id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 40 };
    await staff.http.post('/api/credit-notes').send(note).expect(201);
    expect(await credit()).toBe(40);
    expect((await statement()).creditBalance).toBe(40);
    const { body } = await apply(1, 40).expect(200);
    expect(body).toMatchObject({ amountPaid: 40, remainingDue: 60 });
    expect(body.payments[0]).toMatchObject({ appliedFrom: invoices[0]?.invoiceNumber });
    const overpaid = await invoice(0);
    expect(overpaid).toMatchObject({ amountPaid: 60, amountDue: 60, status: 'Paid' });
    expect(overpaid.payments[0].refunds[0]).toMatchObject({ amount: 40, appliedTo: invoices[1]?.invoiceNumber });
    expect(await statement()).toMatchObject({ paid: 100, refunded: 0, closingBalance: 60, creditBalance: 0 });
    const applied = await staff.http.delete(`/api/payments/${body.payments[0]._id}`).expect(409);
    expect(applied.body.code).toBe('PAYMENT_OF_CREDIT');
  });

  it('is never spent twice by concurrent requests', async () => {
    await recorded({ amount: 50, allocations: [] });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => apply(index % 2, 20)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
    expect(await credit()).toBe(10);
    expect(await statement()).toMatchObject({ paid: 50, closingBalance: 150, creditBalance: 10 });
  });

  it('can’t be applied beyond its amount or the remaining amount of the invoice', async () => {
    await recorded({ amount: 120, allocations: [] });
    expect((await apply(0, 120.01).expect(409)).body.code).toBe('CREDIT_BALANCE_TOO_SMALL');
    expect((await apply(0, 100.01).expect(409)).body.code).toBe('PAYMENT_TOO_LARGE');
    expect(await credit()).toBe(120);
    expect(await invoice(0)).toMatchObject({ amountPaid: 0 });
  });

  it('is gone if its receipt is reversed before it is applied; otherwise the receipt keeps the applied part', async () => {
    const { _id } = await recorded({ amount: 50, allocations: [] });
    const [applied, reversed] = await Promise.all([apply(0, 50), staff.http.delete(`/api/receipts/${_id}`)]);
    expect(reversed.status).toBe(200);
    expect([200, 409]).toContain(applied.status);
    expect(await invoice(0)).toMatchObject({ amountPaid: 0, status: 'Unpaid' });
    expect(await credit()).toBe(0);
    expect(await statement()).toMatchObject({ closingBalance: 200, creditBalance: 0 });
  });
});
