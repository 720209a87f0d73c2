import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { emailsTo } from '../support/emails.js';
import { fileOf, HEADINGS, MoveInCalls, SWITCH_DAY } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

describe('credit of the old books', () => {
  it('is credit of the customer that the shop did not receive', async () => {
    const csv = `customer,amount,on,method,reference\n${calls.name},1050.00,2026-10-02,cheque,ADV-9`;
    await calls.bring('credits', csv);
    expect((await calls.report())[1]).toMatchObject({ balance: 'credits', count: 1, brought: 1_050 });
    expect((await calls.statement()).closingBalance).toBe(-1_050);
    const filter = JSON.stringify({
      company: [calls.company],
      paymentDate_gte: '2026-10-01',
      paymentDate_lte: '2026-10-31',
    });
    expect((await calls.read('receipts/totals', { filter })).amount).toBe(0);
    expect(await calls.check('credits', csv)).toMatchObject({ created: 0, unchanged: 1 });
    expect(await emailsTo(shop, calls.buyer.email)).toEqual([]);
  });

  it('refuses amounts that the customer owes by the signs of the file', async () => {
    const rows = [
      `${calls.name},-50,2026-10-02,cash,A`,
      `${calls.name},70,2026-10-02,cash,B`,
      `${calls.name},80 Dr,2026-10-02,cash,C`,
    ];
    const found = await calls.check('credits', ['customer,amount,on,method,reference', ...rows].join('\n'));
    expect(found).toMatchObject({ created: 1, wrong: 2 });
    expect(found.rows[1].problems).toMatchObject([{ field: 'amount', rule: 'OPENING_CREDIT_OWED' }]);
  });

  it('counts equal rows, which are two credits', async () => {
    const row = `${calls.name},100,2026-10-02,cash,A`;
    await calls.bring('credits', `customer,amount,on,method,reference\n${row}\n${row}`);
    expect((await calls.report())[1]).toMatchObject({ count: 2, brought: 200 });
  });
});

describe('a credit of the old books that changed', () => {
  it('is refused by its reference, naming the earlier amount, while another credit comes in', async () => {
    const head = 'customer,amount,on,method,reference';
    const rowOf = (amount: string, reference: string) => `${calls.name},${amount},2026-10-02,cash,${reference}`;
    await calls.bring('credits', [head, rowOf('100', 'A'), rowOf('50', 'B'), rowOf('30', '')].join('\n'));
    const changed = [rowOf('120', 'A'), rowOf('50', 'B'), rowOf('60', 'B'), rowOf('40', '')];
    const { rows } = await calls.check('credits', [head, ...changed].join('\n'));
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['wrong', 'same', 'create', 'create']);
    expect(rows[0].problems).toMatchObject([
      { field: 'amount', rule: 'OPENING_CHANGED_FROM', params: { before: '100' } },
    ]);
  });
});

describe('a step of a move-in', () => {
  it('shows how many records it brought and their open sum, until it is undone', async () => {
    const stateOf = async (wanted: string) => {
      const steps = await calls.read(`move-ins/${calls.moveIn}/steps`);
      return steps.find(({ kind }: { kind: string }) => kind === wanted);
    };
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber()), calls.rowOf(calls.oldNumber())));
    await calls.bring('credits', `customer,amount,on\n${calls.name},1050.00,2026-10-02`);
    expect(await stateOf('invoices')).toEqual({ kind: 'invoices', count: 2, amount: 13_000, file: null });
    expect(await stateOf('credits')).toEqual({ kind: 'credits', count: 1, amount: 1_050, file: null });
    expect(await stateOf('cheques')).toEqual({ kind: 'cheques', count: 0, amount: 0, file: null });
    await calls.send('invoices/undo', {}).expect(200);
    expect(await stateOf('invoices')).toEqual({ kind: 'invoices', count: 0, amount: 0, file: null });
  });

  it('is marked as not needed, and as needed again', async () => {
    const put = (notNeeded: string[] | null) =>
      calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ notNeeded });
    expect((await put(['cheques', 'quotes']).expect(200)).body.notNeeded).toEqual(['cheques', 'quotes']);
    expect((await put(null).expect(200)).body.notNeeded).toEqual([]);
  });

  it('is undone as a whole, and can be brought again', async () => {
    const csv = fileOf(calls.rowOf(calls.oldNumber()), calls.rowOf(calls.oldNumber()));
    await calls.bring('invoices', csv);
    await calls.send('invoices/undo', {}).expect(200);
    expect((await calls.report())[0]).toMatchObject({ count: 0, brought: 0 });
    expect((await calls.statement()).closingBalance).toBe(0);
    await calls.bring('invoices', csv);
    expect((await calls.report())[0]).toMatchObject({ count: 2, brought: 13_000 });
  });

  it('is not undone once one of its records was used, which is named', async () => {
    const [one, other] = [calls.oldNumber(), calls.oldNumber()];
    await calls.bring('invoices', fileOf(calls.rowOf(one), calls.rowOf(other)));
    const { _id } = await calls.invoiceOf(other);
    const paid = { amount: 1, paymentMethod: 'Cash', paymentDate: '2026-11-30', paidTo: 'Amal' };
    await calls.accounts.http.post(`/api/payments/from-invoice/${_id}`).send(paid).expect(201);
    const { body } = await calls.send('invoices/undo', {}).expect(409);
    expect(body).toMatchObject({ code: 'MOVE_IN_USED', params: { records: other } });
    expect((await calls.report())[0]).toMatchObject({ count: 2 });
  });

  it('fixes the day of the switch', async () => {
    await calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ switchDay: '2026-12-02' }).expect(200);
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber())));
    const { body } = await calls.office.http
      .put(`/api/move-ins/${calls.moveIn}`)
      .send({ switchDay: SWITCH_DAY })
      .expect(409);
    expect(body).toMatchObject({ code: 'SWITCH_DAY_FIXED' });
  });
});

describe('a move-in', () => {
  it('is open alone, also when two are begun at once', async () => {
    await calls.begin().expect(409);
    await calls.office.http.post(`/api/move-ins/${calls.moveIn}/undo`).expect(200);
    const answers = await Promise.all([calls.begin(), calls.begin()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('goes live with what was filed closed, and needs a reason for a difference', async () => {
    const declared = { receivables: 6_500.01 };
    await calls.office.http
      .put(`/api/move-ins/${calls.moveIn}`)
      .send({ lastFiled: '2026-09-30', declared })
      .expect(200);
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber())));
    expect((await calls.report())[0]).toMatchObject({ declared: 6_500.01, brought: 6_500, difference: -0.01 });
    const live = (body: object) => calls.office.http.post(`/api/move-ins/${calls.moveIn}/live`).send(body);
    expect((await live({}).expect(409)).body).toMatchObject({ code: 'MOVE_IN_DIFFERENCE' });
    expect((await live({ reason: 'Rounding' }).expect(200)).body).toMatchObject({
      status: 'Live',
      liveReason: 'Rounding',
    });
    expect(await calls.read('vat-periods')).toMatchObject([{ to: '2026-09-30' }]);
    await live({}).expect(409);
    await calls.send('invoices', { csv: fileOf(calls.rowOf(calls.oldNumber())) }).expect(409);
  });

  it('sends no reminders of its invoices until a week after it is live', async () => {
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber())));
    const chased = async () => JSON.stringify(await calls.read('reminders/upcoming')).includes(calls.company);
    expect(await chased()).toBe(false);
    await calls.office.http.post(`/api/move-ins/${calls.moveIn}/live`).send({}).expect(200);
    shop.clock.stopAt('2026-12-06T08:00:00Z');
    expect(await chased()).toBe(false);
    shop.clock.stopAt('2026-12-08T08:00:00Z');
    expect(await chased()).toBe(true);
  });

  it('closes no day that is not over, and its last filed day can be cleared', async () => {
    const put = (lastFiled: string | null) =>
      calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ lastFiled });
    expect((await put('2026-11-30').expect(400)).body.reasons).toMatchObject({ lastFiled: { rule: 'DAY_NOT_OVER' } });
    expect((await put(SWITCH_DAY).expect(400)).body.reasons).toMatchObject({
      lastFiled: { rule: 'FILED_AFTER_SWITCH' },
    });
    expect((await put('2026-09-30').expect(200)).body).toMatchObject({ lastFiled: '2026-09-30' });
    expect((await put(null).expect(200)).body).toMatchObject({ lastFiled: '' });
  });

  it('is run by administrators and read by accounts', async () => {
    await calls.accounts.http.post('/api/move-ins').send({ source: 'zoho', switchDay: SWITCH_DAY }).expect(403);
    await calls.send('invoices', { csv: HEADINGS }, calls.accounts.http).expect(403);
    await calls.accounts.http.get('/api/move-ins').expect(200);
    await calls.buyer.http.get('/api/move-ins').expect(403);
    await calls.send('stock', { csv: HEADINGS }).expect(404);
  });
});

describe('the stock of the old books', () => {
  it('is compared with the stock of the products that have a cost, and needs no reason if it differs', async () => {
    const stockOf = async () => (await calls.report()).find(({ balance }: { balance: string }) => balance === 'stock');
    expect(await stockOf()).toBeUndefined();
    const declare = (stock: number) =>
      calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ declared: { stock } }).expect(200);
    await declare(1);
    const { brought } = await stockOf();
    await shop.given.product({ stock: 30, costPrice: 12.5 });
    await shop.given.product({ stock: 30, costPrice: null });
    expect(await stockOf()).toMatchObject({ declared: 1, brought: brought + 375, difference: brought + 374 });
    await calls.send('live', {}).expect(200);
  });
});
