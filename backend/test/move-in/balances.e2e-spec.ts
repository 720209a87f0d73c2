import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

const listOf = (balance: string) => `customer,balance\n${calls.name},${balance}\nTotal,99`;
const rowOf = (number: string, total: string) => calls.rowOf(number, `2026-09-14,2026-10-14,${total},0,0,0`);
const bringBills = () =>
  calls.bring('invoices', fileOf(rowOf(calls.oldNumber(), '6000.00'), rowOf(calls.oldNumber(), '3999.99')));

/** Imports the list without ticking a row. */
async function compare(csv: string) {
  const { plan } = await calls.check('balances', csv);
  await calls.send('balances', { csv, plan }).expect(200);
}

describe('the balances of customers in the old books', () => {
  it('are compared with what was brought, and going live with a difference needs a reason', async () => {
    await bringBills();
    await compare(listOf('10000.00'));
    const own = { balance: 'customer', name: calls.name, declared: 10_000, brought: 9_999.99, difference: -0.01 };
    expect((await calls.report()).slice(4)).toEqual([expect.objectContaining(own)]);
    expect((await calls.send('live', {}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_DIFFERENCE' });
  });

  it('become whole by an open item on account without VAT, where the row is ticked', async () => {
    await bringBills();
    const csv = listOf('10000.00 Dr');
    expect((await calls.check('balances', csv)).rows[0].remarks).toEqual(['ON_ACCOUNT']);
    await calls.bring('balances', csv);
    expect(await calls.report()).toHaveLength(4);
    expect((await calls.statement()).closingBalance).toBe(10_000);
    const found = await calls.read('invoices', { filter: JSON.stringify({ company: [calls.company] }) });
    expect(found.find(({ issuedTotal }: { issuedTotal: number }) => issuedTotal === 0.01)).toMatchObject({
      title: 'Open Item',
      tax: { vat: 0 },
    });
    expect(await calls.check('balances', csv)).toMatchObject({ created: 0, unchanged: 1 });
    await calls.send('balances/undo', {}).expect(200);
    expect((await calls.statement()).closingBalance).toBe(9_999.99);
  });

  it('become credit where the customer has more', async () => {
    await calls.bring('balances', listOf('500.00 Cr'));
    expect((await calls.statement()).closingBalance).toBe(-500);
    expect((await calls.report())[1]).toMatchObject({ balance: 'credits', brought: 500, count: 1 });
  });

  it('are those of companies, not of their people, and no shares of a sum', async () => {
    await calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ source: 'odoo' }).expect(200);
    await bringBills();
    const rows = [`${calls.name},,9999.99`, `Huda Saleh,${calls.name},0.00`, 'Percentage of total,,100.00%'];
    const csv = ['Name,Related Company,Total Receivable', ...rows].join('\n');
    expect(await calls.check('balances', csv)).toMatchObject({ created: 1, skipped: 2, wrong: 0 });
  });

  it('are read from a report of QuickBooks whose column of names has no heading', async () => {
    await calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ source: 'quickbooks' }).expect(200);
    await bringBills();
    const csv = `Customer Balance Summary,\nDemo Trading LLC,\n,\n,Total\n${calls.name},"9,999.99"\nTOTAL,"9,999.99"`;
    expect(await calls.check('balances', csv)).toMatchObject({ created: 1, skipped: 1, wrong: 0, unused: [] });
  });

  it('are those of ledgers of Tally, where customers owe negative amounts', async () => {
    await calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ source: 'tally' }).expect(200);
    await bringBillsOfTally();
    await calls.bring('balances', `Particulars,Closing Balance\n${calls.name},"-10,000.00"`);
    expect((await calls.statement()).closingBalance).toBe(10_000);
  });
});

const bringBillsOfTally = () =>
  calls.bring(
    'invoices',
    `Date,Ref. No.,Party's Name,Pending Amount,Due on\n12-Aug-2026,${calls.oldNumber()},${calls.name},"6,000.00 Dr",11-Sep-2026`,
  );
