import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let invoices: { _id: string }[];
let receipt: string;
let cheque: string;
let bankAccount: string;

const TODAY = '2026-11-26';
const CLEARED = '2026-11-20';
const RETURNED = '2026-11-24';

const read = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const post = async (path: string, body: object) => (await staff.http.post(`/api/${path}`).send(body)).body;
const refund = (of: string, amount: number) =>
  staff.http.post(`/api/${of}/refunds`).send({ amount, paymentMethod: 'Bank Transfer', paymentDate: '2026-11-22' });
const bounce = (id: string) =>
  staff.http.post(`/api/cheques/${id}/bounce`).send({ bouncedOn: RETURNED, reason: 'INSUFFICIENT_FUNDS' });
/** A cheque, which pays 100 AED of each invoice if it is large enough, and its receipt. */
async function cleared(chequeNumber: string, amount: number): Promise<[cheque: string, receipt: string]> {
  const sheet = { bank: 'Mashreq', chequeNumber, chequeDate: CLEARED, receivedOn: '2026-11-10', amount };
  const allocations = amount < 200 ? [] : invoices.map(({ _id }) => ({ invoice: _id, amount: 100 }));
  const { _id } = await post('cheques', { user: buyer.id, ...sheet, allocations });
  await post('cheque-deposits', { bankAccount, depositedOn: CLEARED, cheques: [_id] });
  return [_id, (await post(`cheques/${_id}/clear`, { clearedOn: CLEARED })).receipt._id];
}
const statement = (to: string) => read(`users/${buyer.id}/statement?from=2026-11-01&to=${to}`);
const received = async (): Promise<number> => (await read('dashboard/sales')).months.at(-1).received;

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
  bankAccount = (await shop.given.settings({ bankAccounts: [account] })).bankAccounts[0]?._id ?? '';
  shop.clock.stopAt('2026-11-10T08:00:00.000Z');
  invoices = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  [cheque, receipt] = await cleared('77', 250);
});
afterAll(() => shop.close());

/** A cheque of 250 AED paid two invoices of 100; 30 of its rest and 40 of a credited invoice went back to the customer. */
describe('a cheque returned by its bank after a part of the money was refunded', () => {
  it('leaves its invoices open, and the account owes the refunded amount', async () => {
    shop.clock.stopAt('2026-11-22T08:00:00.000Z');
    await refund(`receipts/${receipt}`, 30).expect(201);
    const [invoice] = invoices;
    await post('credit-notes', { invoice: invoice?._id, amount: 40, reason: 'DL8.61.1.C', words: 'Price is too high' });
    const { allocations } = await read(`receipts/${receipt}`);
    await refund(`payments/${allocations[0].payment}`, 40).expect(201);
    shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
    expect(await received()).toBe(180);
    const before = await statement('2026-11-23');

    expect((await bounce(cheque).expect(200)).body).toMatchObject({ status: 'Bounced', clearedAmount: 0 });

    expect(await read(`invoices/${invoices[0]?._id}`)).toMatchObject({ amountPaid: 0, remainingDue: 60 });
    expect(await read(`invoices/${invoices[1]?._id}`)).toMatchObject({ amountPaid: 0, remainingDue: 100 });
    expect(await read(`receipts/${receipt}`)).toMatchObject({
      unallocated: -70,
      reversal: { reason: 'Cheque returned' },
    });
    expect(await statement('2026-11-23')).toEqual(before);
    expect(await statement(TODAY)).toMatchObject({
      ...{ invoiced: 200, credited: 40, paid: 250, refunded: 70, returned: 250 },
      ...{ closingBalance: 230, creditBalance: -70 },
    });
    expect(await received()).toBe(-70);
  });

  it('is counted once: credit limit, receivables and statement agree', async () => {
    expect(await read(`credit-standing?user=${buyer.id}`)).toMatchObject({
      ...{ open: { amount: 160 }, creditBalance: -70, used: 230 },
    });
    const { accounts, total } = await read(`receivables?on=${TODAY}`);
    expect(accounts).toMatchObject([{ _id: buyer.id, balance: 230, creditBalance: -70 }]);
    expect(total.balance).toBe(230);
    const { documents } = await read(`receivables/account?on=${TODAY}&user=${buyer.id}`);
    expect(documents).toContainEqual(expect.objectContaining({ resource: 'receipts', _id: receipt, amount: -70 }));
    expect((await read(`receivables?on=2026-11-23`)).total).toMatchObject({ balance: -20, creditBalance: 20 });
  });

  it('deducts the next payment of the customer before it counts as credit', async () => {
    const allocations = [60, 100].map((amount, index) => ({ invoice: invoices[index]?._id, amount }));
    const money = { user: buyer.id, amount: 240, paymentMethod: 'Cash', paymentDate: TODAY, allocations };
    const { _id } = await post('receipts', money);
    expect(await statement(TODAY)).toMatchObject({ closingBalance: -10, creditBalance: 10 });
    const next = await shop.given.invoice(buyer);
    expect(await read(`invoices/${next._id}/credit`)).toEqual({ creditBalance: 10, applicable: 10 });
    const apply = (amount: number) => staff.http.post(`/api/invoices/${next._id}/apply-credit`).send({ amount });
    expect((await apply(10.01).expect(409)).body.code).toBe('CREDIT_BALANCE_TOO_SMALL');
    await apply(4).expect(200);
    const back = { amount: 6.01, paymentMethod: 'Cash', paymentDate: TODAY };
    const tooMuch = (await staff.http.post(`/api/receipts/${_id}/refunds`).send(back).expect(409)).body;
    expect(tooMuch).toMatchObject({ code: 'REFUND_TOO_LARGE', params: { left: '6.00' } });
    await staff.http
      .post(`/api/receipts/${_id}/refunds`)
      .send({ ...back, amount: 6 })
      .expect(201);
    expect(await statement(TODAY)).toMatchObject({ closingBalance: 96, creditBalance: 0 });
    expect((await read(`receivables?on=${TODAY}`)).total.balance).toBe(96);
  });

  it('is returned once; a concurrent refund is owed or refused', async () => {
    const [id, paid] = await cleared('78', 50);
    const [one, two, back] = await Promise.all([bounce(id), bounce(id), refund(`receipts/${paid}`, 20)]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const refunded = back.status === 201 ? 20 : 0;
    expect(await read(`receipts/${paid}`)).toMatchObject({ unallocated: 0 - refunded, amount: 50 });
    const { closingBalance, creditBalance } = await statement(TODAY);
    expect([closingBalance, creditBalance]).toEqual([96 + refunded, 0 - refunded]);
  });
});
