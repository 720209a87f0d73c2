import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { emailsTo } from '../support/emails.js';
import { MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

const ORDERS = 'number,customer,on,sku,text,qty,unitPrice,basis';
const ADVANCES = 'number,customer,order,issuedOn,total,vat';
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };

/** Brings an order of 21,000 AED with VAT. @returns its number */
async function oldOrder(): Promise<string> {
  const number = calls.oldNumber();
  await calls.bring('orders', `${ORDERS}\n${number},${calls.name},2026-11-10,,Press,10,2000.00,excluding VAT`);
  return number;
}

const rowOf = (order: string, amounts = '5250.00,250.00', number = calls.oldNumber()) =>
  `${number},${calls.name},${order},2026-11-15,${amounts}`;
const listOf = (...rows: string[]) => [ADVANCES, ...rows].join('\n');

async function orderNamed(number: string) {
  const [found] = await calls.read('orders', { filter: JSON.stringify({ q: number }) });
  return calls.read(`orders/${found._id}`);
}

/** Amount and VAT of box 1 for Dubai. */
async function boxOfDecember() {
  const { boxes } = await calls.read('vat-return', DECEMBER);
  const { amount, vat } = boxes.find(({ box }: { box: string }) => box === '1b');
  return { amount, vat };
}

describe('an advance of the old books', () => {
  it('is taken off the final invoice as an own one, and its VAT is declared once', async () => {
    const order = await oldOrder();
    const before = await boxOfDecember();
    const csv = listOf(rowOf(order));
    expect(await calls.bring('advances', csv)).toMatchObject({ created: 1, wrong: 0 });
    expect(await calls.check('advances', csv)).toMatchObject({ created: 0, unchanged: 1 });
    const number = csv.split('\n')[1]?.split(',')[0] ?? '';
    expect(await calls.invoiceOf(number)).toMatchObject({
      kind: 'Advance',
      status: 'Paid',
      issuedTotal: 5250,
      order: { orderNumber: order },
      opening: { paidBefore: 5250 },
    });
    expect(await boxOfDecember()).toEqual(before);
    shop.clock.stopAt('2026-12-05T08:00:00Z');
    const { _id } = await orderNamed(order);
    const { body } = await calls.accounts.http.post('/api/invoices').send({ order: _id, basis: 'order' }).expect(201);
    expect(body).toMatchObject({ issuedTotal: 21_000, advanced: 5250, amountDue: 15_750, advances: [{ number }] });
    expect(await boxOfDecember()).toEqual({ amount: before.amount + 15_000, vat: before.vat + 750 });
    expect((await calls.statement()).closingBalance).toBe(15_750);
    expect(await emailsTo(shop, calls.buyer.email)).not.toContainEqual(expect.stringContaining(number));
    expect((await calls.send('advances/undo', {}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_USED' });
  });

  it('is in no open amount of the report', async () => {
    await calls.bring('advances', listOf(rowOf(await oldOrder())));
    expect((await calls.report())[0]).toMatchObject({ balance: 'receivables', count: 0, brought: 0 });
  });

  it('needs its order, of the same customer, and an open amount of its VAT', async () => {
    const order = await oldOrder();
    const other = calls.name;
    await calls.renew();
    const own = await oldOrder();
    const { rows } = await calls.check(
      'advances',
      listOf(
        rowOf('SO-NONE'),
        rowOf(order),
        rowOf(own, '20000.00,952.38'),
        rowOf(own, '1000.01,47.62'),
        rowOf(own, '100.00,0'),
      ),
    );
    const rules = rows.map(({ problems }: { problems: { field: string; rule: string }[] }) =>
      problems.map(({ field, rule }) => `${field} ${rule}`),
    );
    expect(other).not.toBe(calls.name);
    expect(rules).toEqual([
      ['order OPENING_ORDER_UNKNOWN'],
      ['order OPENING_ORDER_UNKNOWN'],
      [],
      ['total OPENING_ADVANCE_LARGE'],
      ['total OPENING_ADVANCE_LARGE'],
    ]);
  });

  it('is undone alone, and holds its order until then', async () => {
    const order = await oldOrder();
    const csv = listOf(rowOf(order));
    await calls.bring('advances', csv);
    expect((await calls.send('orders/undo', {}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_USED' });
    await calls.send('advances/undo', {}).expect(200);
    expect((await orderNamed(order)).advances).toEqual([]);
    await calls.bring('advances', csv);
    await calls.send('advances/undo', {}).expect(200);
    await calls.send('orders/undo', {}).expect(200);
  });

  it('becomes credit of the customer if its order is cancelled, with the VAT taken back', async () => {
    const order = await oldOrder();
    await calls.bring('advances', listOf(rowOf(order)));
    const before = await boxOfDecember();
    shop.clock.stopAt('2026-12-05T08:00:00Z');
    const { _id, version } = await orderNamed(order);
    await calls.office.http.put(`/api/orders/${_id}`).send({ status: 'Cancelled', version }).expect(200);
    expect(await boxOfDecember()).toEqual({ amount: before.amount - 5000, vat: before.vat - 250 });
    expect((await calls.statement()).closingBalance).toBe(-5250);
  });
});
