import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshTrn } from '../support/given.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let company: string;

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  shop.clock.stopAt('2026-03-02T08:00:00.000Z');
  await shop.given.settings({ legalName: 'Ink Shop LLC' });
  const names = { legalName: 'Gulf Press LLC', trn: freshTrn() };
  company = (await shop.given.company(names))._id;
  await staff.http.put(`/api/users/${buyer.id}`).send({ company }).expect(200);
});
afterAll(() => shop.close());

const printed = async (path: string) =>
  pdfText((await staff.http.get(path).query({ language: 'en' }).expect(200)).body as Buffer);
const MONEY = { paymentMethod: 'Bank Transfer', paymentDate: '2026-03-02' };

/** A receipt of 250 for an invoice of 100, and the shop and the company under other names since. */
async function recordedAndRenamed() {
  const [first, second] = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
  const allocations = [{ invoice: first._id, amount: 100 }];
  const money = { ...MONEY, company, amount: 250, allocations };
  const { body: receipt } = await staff.http.post('/api/receipts').send(money).expect(201);
  const before = await printed(`/api/receipts/${receipt._id}/pdf`);
  await shop.given.settings({ legalName: 'Other Shop LLC' });
  await staff.http.put(`/api/companies/${company}`).send({ legalName: 'Other Press LLC' }).expect(200);
  return { receipt, first, second, before };
}

describe('a receipt', () => {
  it('reprints as it was recorded, with later uses of the remaining amount in dated sections', async () => {
    const { receipt, first, second, before } = await recordedAndRenamed();
    for (const text of ['Ink Shop LLC', 'Gulf Press LLC', `For invoice ${first.invoiceNumber}`, 'AED 150.00']) {
      expect(before).toContain(text);
    }
    expect(await printed(`/api/receipts/${receipt._id}/pdf`)).toBe(before);
    shop.clock.stopAt('2026-03-05T08:00:00.000Z');
    await staff.http.post(`/api/invoices/${second._id}/apply-credit`).send({ amount: 60 }).expect(200);
    shop.clock.stopAt('2026-03-06T08:00:00.000Z');
    const refund = { ...MONEY, amount: 40, paymentDate: '2026-03-06' };
    await staff.http.post(`/api/receipts/${receipt._id}/refunds`).send(refund).expect(201);
    const after = await printed(`/api/receipts/${receipt._id}/pdf`);
    expect(after.slice(0, before.indexOf('AED 150.00') + 10)).toBe(before.slice(0, before.indexOf('AED 150.00') + 10));
    expect(after).toContain(
      `ALLOCATED LATER, ON 5 MARCH 2026 For invoice ${second.invoiceNumber} AED 60.00 Kept as credit AED 90.00 ` +
        'REFUNDED LATER, ON 6 MARCH 2026 Refunded AED 40.00 Kept as credit AED 50.00',
    );
  });
});

describe('the receipt of a payment', () => {
  it('names the shop as it was when the payment was recorded', async () => {
    await shop.given.settings({ legalName: 'Ink Shop LLC' });
    const { _id } = await shop.given.invoice(buyer);
    const money = { ...MONEY, amount: 30, paidTo: 'Omar' };
    const { body } = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(money).expect(201);
    const path = `/api/payments/${body.payment._id}/receipt`;
    const before = await printed(path);
    await shop.given.settings({ legalName: 'Other Shop LLC' });
    expect(before).toContain('Ink Shop LLC');
    expect(await printed(path)).toBe(before);
  });

  it('stays as it was recorded, with later refunds in dated sections', async () => {
    shop.clock.stopAt('2026-03-05T08:00:00.000Z');
    const { _id } = await shop.given.invoice(buyer);
    const money = { ...MONEY, amount: 90, paidTo: 'Omar' };
    const { body } = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(money).expect(201);
    const paper = `/api/payments/${body.payment._id}/receipt`;
    const before = await printed(paper);
    const refund = (amount: number, paymentDate: string) =>
      staff.http
        .post(`/api/payments/${body.payment._id}/refunds`)
        .send({ ...MONEY, amount, paymentDate })
        .expect(201);
    const isUnchanged = (after: string) =>
      after.slice(0, before.indexOf('Bank Transfer')) === before.slice(0, before.indexOf('Bank Transfer'));
    await refund(20, '2026-03-03');
    await refund(30, '2026-03-05');
    const inPart = await printed(paper);
    expect(isUnchanged(inPart)).toBe(true);
    const first =
      'REFUNDED LATER, ON 3 MARCH 2026 Refunded AED 20.00 Applied to the invoice AED 70.00 ' +
      'REFUNDED LATER, ON 5 MARCH 2026 Refunded AED 30.00';
    expect(inPart).toContain(`${first} Applied to the invoice AED 40.00`);
    await refund(40, '2026-03-05');
    const whole = await printed(paper);
    expect(whole).toContain(`${first} Refunded AED 40.00`);
    expect(whole).toContain('This payment was refunded and is no longer valid.');
  });
});
