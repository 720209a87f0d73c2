import { afterAll, beforeAll, expect, it } from '@jest/globals';
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
afterAll(() => shop.close());

const seen = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;

async function paidInvoice() {
  const { _id } = await shop.given.invoice(buyer);
  const payment = { amount: 40, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' };
  const { body } = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(payment).expect(201);
  return body.payment;
}

type Record = readonly [path: string, find: () => Promise<string>, fields: readonly string[]];
const RECORDS: readonly Record[] = [
  ['quotes', async () => (await shop.given.confirmedQuote(buyer))._id, ['status', 'deliveryCharge']],
  ['orders', async () => (await shop.given.order(buyer))._id, ['status', 'extraFee', 'deliveredBy']],
  ['invoices', async () => (await paidInvoice()).invoice._id, ['dueDate', 'adminToClientNote']],
  ['payments', async () => (await paidInvoice())._id, ['amount', 'paymentDate', 'status', 'note']],
  ['users', () => Promise.resolve(buyer.id), ['name', 'email', 'isAdmin']],
  ['products', async () => (await shop.given.product())._id, ['price', 'moq', 'description', 'images']],
  ['categories', async () => (await shop.given.category())._id, ['displayName', 'filters', 'position']],
];

it.each(RECORDS)(
  '%s that are saved unchanged keep their version, without a new history entry',
  async (path, find, fields) => {
    const record = `${path}/${await find()}`;
    const before = await seen(record);
    const entries = await seen(`${record}/history`);
    const same = Object.fromEntries(fields.map((name) => [name, before[name]]));
    const { body: after } = await staff.http.put(`/api/${record}`).send(same).expect(200);
    expect(after.version).toBe(before.version);
    expect(await seen(`${record}/history`)).toEqual(entries);
  },
);
