import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QuoteReminders } from '../../src/sales/quotes/quote-reminders.service.js';
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

const HEAD = 'number,customer,on,validUntil,sku,text,qty,unitPrice,basis,po,status';
const listOf = (...rows: string[]) => [HEAD, ...rows].join('\n');

async function quoteNamed(number: string) {
  const [found] = await calls.read('quotes/admin', { filter: JSON.stringify({ q: number }) });
  return found && calls.read(`quotes/${found._id}`);
}

describe('an open quote of the old books', () => {
  it('comes with its number, days and prices as it was sent, without mail', async () => {
    const product = await shop.given.product({ price: 30 });
    const number = calls.oldNumber();
    const csv = listOf(
      `${number},${calls.name},2026-11-20,2026-12-20,${product.sku},,10,20.00,excluding VAT,PO-5,Sent`,
      `${number},${calls.name},2026-11-20,2026-12-20,OLD-77,Special blade,2,50.00,excluding VAT,PO-5,Sent`,
    );
    expect((await calls.check('quotes', csv)).rows[0].remarks).toEqual(['SKU_UNKNOWN']);
    expect(await calls.bring('quotes', csv)).toMatchObject({ created: 1, wrong: 0 });
    expect(await quoteNamed(number)).toMatchObject({
      number,
      status: 'Quoted',
      revision: 1,
      validUntil: '2026-12-20',
      poNumber: 'PO-5',
      totalPrice: 315,
      requestedItems: [
        { sku: product.sku, qty: 10, unitPrice: 20 },
        { product: null, productName: 'Special blade', qty: 2, unitPrice: 50 },
      ],
    });
    expect(await calls.check('quotes', csv)).toMatchObject({ created: 0, unchanged: 1 });
    const changed = await calls.check('quotes', csv.replaceAll(',10,20.00,', ',12,20.00,'));
    const before = '10 × ; 2 × Special blade'.replace('× ;', `× ${product.sku};`);
    expect(changed.rows[0].problems).toMatchObject([{ field: 'qty', params: { before } }]);
    expect(await emailsTo(shop, calls.buyer.email)).toEqual([]);
  });

  it('is accepted by its buyer and becomes an order at its old prices', async () => {
    const product = await shop.given.product({ price: 30 });
    const number = calls.oldNumber();
    await calls.bring('quotes', listOf(`${number},${calls.name},2026-11-20,,${product.sku},,10,20.00,,,`));
    const { _id } = await quoteNamed(number);
    await calls.buyer.http.post(`/api/quotes/${_id}/accept`).send({ revision: 1 }).expect(200);
    const { body } = await calls.office.http.post(`/api/orders/from-quote/${_id}`).expect(201);
    expect(body).toMatchObject({ totalPrice: 200, quote: { number } });
    expect((await calls.send('quotes/undo', {}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_USED' });
  });

  it('comes as confirmed if it was accepted, and is passed over if it was declined, invoiced or never sent', async () => {
    const accepted = calls.oldNumber();
    const rowOf = (number: string, status: string) =>
      `${number},${calls.name},2026-11-20,2026-12-20,,Blade,1,20.00,,,${status}`;
    const csv = listOf(
      rowOf(accepted, 'accepted'),
      ...['draft', 'declined', 'invoiced'].map((status) => rowOf(calls.oldNumber(), status)),
    );
    expect(await calls.bring('quotes', csv)).toMatchObject({ created: 1, skipped: 3 });
    const { _id, status } = await quoteNamed(accepted);
    expect(status).toBe('Confirmed');
    await calls.office.http.post(`/api/orders/from-quote/${_id}`).expect(201);
  });

  it('is refused for a day after the switch, a last day before it, and a number that the shop will give', async () => {
    const rowOf = (number: string, days: string) => `${number},${calls.name},${days},,Blade,1,20.00,,,`;
    const { rows } = await calls.check(
      'quotes',
      listOf(
        rowOf(calls.oldNumber(), '2026-12-01,2026-12-20'),
        rowOf(calls.oldNumber(), '2026-11-20,2026-11-19'),
        rowOf('QUO-2026-00077', '2026-11-20,2026-12-20'),
      ),
    );
    const rules = rows.map(({ problems }: { problems: { field: string; rule: string }[] }) =>
      problems.map(({ field, rule }) => `${field} ${rule}`),
    );
    expect(rules).toEqual([
      ['on OPENING_AFTER_SWITCH'],
      ['validUntil BEFORE_ISSUE'],
      ['number NUMBER_AHEAD_OF_SERIES'],
    ]);
  });

  it('is removed by undo with what was sent, and can be brought again', async () => {
    const csv = listOf(`${calls.oldNumber()},${calls.name},2026-11-20,,,Blade,1,20.00,,,`);
    const [, row = ''] = csv.split('\n');
    const [number = ''] = row.split(',');
    await calls.bring('quotes', csv);
    await calls.send('quotes/undo', {}).expect(200);
    expect(await quoteNamed(number)).toBeUndefined();
    expect(await calls.bring('quotes', csv)).toMatchObject({ created: 1 });
  });

  it('causes no mail before it ends while the move-in is open', async () => {
    const number = calls.oldNumber();
    await calls.bring('quotes', listOf(`${number},${calls.name},2026-11-20,2026-12-02,,Blade,1,20.00,,,`));
    shop.clock.stopAt('2026-12-01T08:00:00Z');
    await shop.app.get(QuoteReminders).run();
    expect(await emailsTo(shop, calls.buyer.email)).toEqual([]);
  });
});
