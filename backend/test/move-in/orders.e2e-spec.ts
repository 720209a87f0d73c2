import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { emailsTo } from '../support/emails.js';
import { MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;
let count = 0;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

const HEAD = 'number,customer,on,sku,text,qty,delivered,deliveredOn,unitPrice,basis,po';
const listOf = (...rows: string[]) => [HEAD, ...rows].join('\n');

function oldOrder(): string {
  count += 1;
  return `SO-${String(count).padStart(4, '0')}`;
}

async function orderNamed(number: string) {
  const [found] = await calls.read('orders', { filter: JSON.stringify({ q: number }) });
  return calls.read(`orders/${found._id}`);
}

describe('an open order of the old books', () => {
  it('comes with what is still to deliver and to bill, without mail and movements of stock', async () => {
    const product = await shop.given.product({ stock: 100 });
    const number = oldOrder();
    const csv = listOf(
      `${number},${calls.name},2026-11-10,${product.sku},,10,4,2026-11-28,20.00,excluding VAT,PO-5`,
      `${number},${calls.name},2026-11-10,OLD-77,Special blade,2,0,,50.00,excluding VAT,PO-5`,
    );
    expect((await calls.check('orders', csv)).rows[0].remarks).toEqual(['SKU_UNKNOWN']);
    expect(await calls.bring('orders', csv)).toMatchObject({ created: 1, wrong: 0 });
    const order = await orderNamed(number);
    expect(order).toMatchObject({
      orderNumber: number,
      status: 'Processing',
      poNumber: 'PO-5',
      orderItems: [
        { sku: product.sku, qty: 10, deliveredQty: 4, invoicedQty: 0 },
        { product: null, productName: 'Special blade', qty: 2, deliveredQty: 0 },
      ],
    });
    expect(await emailsTo(shop, calls.buyer.email)).toEqual([]);
    expect((await calls.read(`products/${product._id}`)).stock).toBe(100);
    expect(await calls.check('orders', csv)).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('is billed with the day of its old delivery: an open period has it, a closed one does not', async () => {
    const product = await shop.given.product();
    const number = oldOrder();
    await calls.bring(
      'orders',
      listOf(`${number},${calls.name},2026-11-10,${product.sku},,10,10,2026-11-28,20.00,excluding VAT,`),
    );
    const { _id } = await orderNamed(number);
    shop.clock.stopAt('2026-12-05T08:00:00Z');
    const { body } = await calls.accounts.http.post('/api/invoices').send({ order: _id }).expect(201);
    expect(body).toMatchObject({ issuedTotal: 210 });
    expect(body.supplyDate).toContain('2026-11-28');
    expect(body.taxDate).toContain('2026-11-28');
    expect((await calls.send('orders/undo', {}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_USED' });
  });

  it('above the most that an order has is refused alone, by its row, and the step shows the prices of the others', async () => {
    const rowOf = (price: string, basis: string) =>
      `${oldOrder()},${calls.name},2026-11-10,,Press,1,0,,${price},${basis},`;
    const csv = listOf(
      rowOf('9900000', 'excluding VAT'),
      rowOf('9900000', 'including VAT'),
      rowOf('999999999999999', 'including VAT'),
    );
    const { rows, goodPlan: plan } = await calls.check('orders', csv);
    expect(
      rows.map(({ action, problems }: { action: string; problems: { rule: string }[] }) => [action, problems[0]?.rule]),
    ).toEqual([
      ['wrong', 'TOTAL_TOO_HIGH'],
      ['create', undefined],
      ['wrong', 'OPENING_AMOUNT'],
    ]);
    expect((await calls.send('orders', { csv, plan }).expect(200)).body).toMatchObject({ created: 1, wrong: 2 });
    const steps = await calls.read(`move-ins/${calls.moveIn}/steps`);
    expect(steps).toContainEqual({ kind: 'orders', count: 1, amount: 9_900_000, file: null });
  });

  it('is refused whole for a wrong line, and undone whole', async () => {
    const number = oldOrder();
    const rows = [
      `${number},${calls.name},2026-11-10,,Blade,10,0,,20.00,,`,
      `${number},${calls.name},2026-11-10,,Blade,1,2,2026-12-02,20.00,,`,
    ];
    const found = await calls.check('orders', listOf(...rows));
    expect(found).toMatchObject({ created: 0, wrong: 2 });
    expect(found.rows[0].problems).toMatchObject([{ rule: 'OPENING_ORDER_LINE' }]);
    await calls.bring('orders', listOf(rows[0] ?? ''));
    await calls.send('orders/undo', {}).expect(200);
    expect(await calls.read('orders', { filter: JSON.stringify({ q: number }) })).toEqual([]);
  });
});
