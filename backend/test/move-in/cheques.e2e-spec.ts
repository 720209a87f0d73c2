import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { emailsTo } from '../support/emails.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;
let sheet = 0;
let bankAccount: string;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
  const account = { bank: 'Emirates NBD', accountName: 'Falcon Crest', iban: 'AE070331234567890123456' };
  bankAccount = (await shop.given.settings({ bankAccounts: [account] })).bankAccounts[0]?._id ?? '';
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

const HEAD = 'chequeNumber,bank,customer,chequeDate,amount,receivedOn,invoices';
const listOf = (...rows: string[]) => [HEAD, ...rows].join('\n');

function rowOf(amount: number, invoices: string, { on = '2026-12-10', customer = calls.name } = {}): string {
  sheet += 1;
  return `${String(700_000 + sheet)},Emirates NBD,${customer},${on},${String(amount)},2026-10-01,${invoices}`;
}

async function chequesOfBuyer() {
  return calls.read('cheques', { filter: JSON.stringify({ company: [calls.company] }) });
}

const deposit = ({ _id }: { _id: string }) =>
  calls.accounts.http
    .post('/api/cheque-deposits')
    .send({ bankAccount, depositedOn: '2026-12-10', cheques: [_id] })
    .expect(201);

async function clear(cheque: { _id: string }) {
  shop.clock.stopAt('2026-12-10T08:00:00Z');
  await deposit(cheque);
  await calls.accounts.http.post(`/api/cheques/${cheque._id}/clear`).send({ clearedOn: '2026-12-10' }).expect(200);
}

describe('a post-dated cheque of the old books', () => {
  it('is in the register as it is in the file, covers its invoice, and pays it when it clears', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    expect(await calls.bring('cheques', listOf(rowOf(6_500, number)))).toMatchObject({ created: 1, wrong: 0 });
    const [cheque] = await chequesOfBuyer();
    expect(cheque).toMatchObject({
      status: 'Held',
      bank: 'Emirates NBD',
      chequeNumber: String(700_000 + sheet),
      chequeDate: '2026-12-10',
      receivedOn: '2026-10-01',
      drawer: calls.name,
      allocations: [{ invoiceNumber: number, amount: 6_500 }],
    });
    expect((await calls.report())[2]).toMatchObject({ balance: 'cheques', count: 1, brought: 6_500 });
    expect(await emailsTo(shop, calls.buyer.email)).toEqual([]);
    await clear(cheque);
    expect(await calls.invoiceOf(number)).toMatchObject({ status: 'Paid', remainingDue: 0 });
    expect((await calls.statement({ from: '2026-01-01', to: '2026-12-31' })).closingBalance).toBe(0);
  });

  it('brings the invoice that the old books call paid because of it, and pays it without credit', async () => {
    const number = calls.oldNumber();
    const csv = listOf(rowOf(20_000, number));
    expect((await calls.check('cheques', csv)).rows[0].remarks).toEqual(['CHEQUE_INVOICE_CLOSED']);
    await calls.bring('cheques', csv);
    expect(await calls.invoiceOf(number)).toMatchObject({ remainingDue: 20_000, title: 'Open Item' });
    await calls.office.http
      .put(`/api/move-ins/${calls.moveIn}`)
      .send({ declared: { receivables: 0, cheques: 20_000 } });
    const [receivables, , cheques, together] = await calls.report();
    expect([receivables, cheques, together].map(({ difference }) => difference)).toEqual([20_000, -20_000, 0]);
    await calls.bring('balances', `customer,balance\n${calls.name},0`);
    expect(await calls.report()).toHaveLength(4);
    const [cheque] = await chequesOfBuyer();
    await clear(cheque);
    expect(await calls.invoiceOf(number)).toMatchObject({ status: 'Paid', remainingDue: 0 });
    expect((await calls.statement({ from: '2026-01-01', to: '2026-12-31' })).closingBalance).toBe(0);
  });

  it('shares such an invoice with the other cheques of the file', async () => {
    const number = calls.oldNumber();
    await calls.bring('cheques', listOf(rowOf(5_000, number), rowOf(7_000, number, { on: '2026-12-28' })));
    expect(await calls.invoiceOf(number)).toMatchObject({ remainingDue: 12_000 });
    expect((await chequesOfBuyer()).map((one: { allocations: unknown }) => one.allocations)).toMatchObject([
      [{ invoiceNumber: number, amount: 5_000 }],
      [{ invoiceNumber: number, amount: 7_000 }],
    ]);
  });

  it('can bounce, and other money settles it', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    await calls.bring('cheques', listOf(rowOf(6_500, number)));
    const [cheque] = await chequesOfBuyer();
    shop.clock.stopAt('2026-12-14T08:00:00Z');
    await deposit(cheque);
    const { http } = calls.accounts;
    const bounced = { bouncedOn: '2026-12-14', reason: 'INSUFFICIENT_FUNDS' };
    const { body } = await http.post(`/api/cheques/${cheque._id}/bounce`).send(bounced).expect(200);
    expect(body).toMatchObject({ status: 'Bounced' });
    const { _id } = await calls.invoiceOf(number);
    const money = { company: calls.company, amount: 6_500, paymentMethod: 'Bank Transfer', paymentDate: '2026-12-14' };
    const allocations = [{ invoice: _id, amount: 6_500 }];
    const receipt = await http
      .post('/api/receipts')
      .send({ ...money, allocations })
      .expect(201);
    await http
      .post(`/api/cheques/${cheque._id}/settle`)
      .send({ receipts: [receipt.body._id] })
      .expect(200);
    expect(await calls.invoiceOf(number)).toMatchObject({ status: 'Paid', remainingDue: 0 });
  });

  it('is refused with its cell, or remarked', async () => {
    const [number, other] = [calls.oldNumber(), calls.oldNumber()];
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    const taken = rowOf(100, '');
    const rows = [
      rowOf(100, '', { customer: 'Unknown LLC' }),
      rowOf(9_000, `${calls.oldNumber()};${other}`),
      rowOf(9_000, `${number}=9000;${other}=500`),
      taken,
      taken,
      rowOf(7_000, number),
      rowOf(100, '', { on: '2026-05-01' }),
    ];
    const found = await calls.check('cheques', listOf(...rows));
    const ruleOf = ({ problems }: { problems: { field: string; rule: string }[] }) => problems.map(({ rule }) => rule);
    expect(found.rows.map(ruleOf)).toEqual([
      ['OPENING_CUSTOMER_UNKNOWN'],
      ['OPENING_CHEQUE_SPLIT'],
      ['OPENING_CHEQUE_PARTS'],
      [],
      ['CUSTOMER_TWICE'],
      [],
      [],
    ]);
    expect(found.rows.slice(5).map(({ remarks }: { remarks: string[] }) => remarks)).toEqual([
      ['CHEQUE_ABOVE_INVOICES'],
      ['CHEQUE_STALE'],
    ]);
  });

  it('is undone with the invoices that it brought, until it was deposited, and protects the invoices that it covers', async () => {
    const [number, closed] = [calls.oldNumber(), calls.oldNumber()];
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    const csv = listOf(rowOf(6_500, number), rowOf(2_000, closed));
    await calls.bring('cheques', csv);
    expect(await calls.check('cheques', csv)).toMatchObject({ created: 0, unchanged: 2 });
    expect((await calls.send('invoices/undo', {}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_USED' });
    await calls.send('cheques/undo', {}).expect(200);
    expect(await chequesOfBuyer()).toEqual([]);
    expect(await calls.invoiceOf(closed)).toBeUndefined();
    await calls.bring('cheques', csv);
    const [cheque] = await chequesOfBuyer();
    shop.clock.stopAt('2026-12-10T08:00:00Z');
    await deposit(cheque);
    expect((await calls.send('cheques/undo', {}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_USED' });
  });
});
