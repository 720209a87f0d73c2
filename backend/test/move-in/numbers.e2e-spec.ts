import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
  await calls.renew();
});
afterAll(() => shop.close());

const change = (body: object) => calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send(body);
const startsAfter = (number: number) => ({ series: [{ series: 'INV', year: 2026, startsAfter: number }] });

describe('a series of numbers', () => {
  it('goes on after the old books, without old numbers and gaps before, until it gave one', async () => {
    const old = fileOf(calls.rowOf('INV-2026-00398'));
    const [{ problems }] = (await calls.check('invoices', old)).rows;
    expect(problems).toMatchObject([{ field: 'number', rule: 'NUMBER_AHEAD_OF_SERIES' }]);
    await change(startsAfter(500)).expect(200);
    await change(startsAfter(412)).expect(200);
    await calls.bring('invoices', old);
    const ahead = await calls.check('invoices', fileOf(calls.rowOf('INV-2026-00500')));
    expect(ahead.rows[0].problems).toMatchObject([{ rule: 'NUMBER_AHEAD_OF_SERIES' }]);
    expect((await change(startsAfter(397)).expect(409)).body).toMatchObject({ code: 'NUMBER_AHEAD' });
    const { invoiceNumber } = await shop.given.invoice(calls.buyer);
    expect(invoiceNumber).toBe('INV-2026-00413');
    expect((await calls.read('number-series', { year: 2026 }))[0]).toMatchObject({
      count: 1,
      first: 'INV-2026-00413',
      missing: [],
    });
    expect((await change(startsAfter(420)).expect(409)).body).toMatchObject({ code: 'SERIES_BEGUN' });
    expect((await change({ series: [] }).expect(409)).body).toMatchObject({ code: 'NUMBER_AHEAD' });
    shop.clock.stopAt('2027-01-01T08:00:00Z');
    expect(await shop.given.invoice(calls.buyer)).toMatchObject({
      invoiceNumber: 'INV-2027-00001',
    });
  });
});

describe('VAT of the old books', () => {
  it('is in the return of the period that contains its days, until it is taken back', async () => {
    await calls.renew();
    const whole = { from: '2026-09-01', to: '2026-11-30' };
    const before = await calls.read('vat-return', whole);
    await change({ lastFiled: '2026-08-31', boxes: [{ box: '1b', amount: 48_200, vat: 2_410 }] }).expect(200);
    const after = await calls.read('vat-return', whole);
    const boxOf = ({ boxes }: { boxes: { box: string; amount: number; vat: number }[] }, name: string) =>
      boxes.find(({ box }) => box === name) ?? { amount: 0, vat: 0 };
    expect(boxOf(after, '1b').amount - boxOf(before, '1b').amount).toBe(48_200);
    expect(boxOf(after, '8').vat - boxOf(before, '8').vat).toBe(2_410);
    expect(boxOf(after, '12').amount - boxOf(before, '12').amount).toBe(2_410);
    expect(after.broughtIn).toEqual([
      { source: 'sheets', ...whole, boxes: [{ box: '1b', amount: 48_200, vat: 2_410 }] },
    ]);
    expect(await calls.read('vat-return', { from: '2026-10-01', to: '2026-11-30' })).toMatchObject({ broughtIn: [] });
    await change({ boxes: [] }).expect(200);
    expect(await calls.read('vat-return', whole)).toEqual(before);
  });
});

describe('the balance of a bank account in the old books', () => {
  it('is the first balance of the account where no statement says one', async () => {
    const account = { bank: 'Emirates NBD', accountName: 'Falcon Crest', iban: 'AE070331234567890123456' };
    const bankAccount = (await shop.given.settings({ bankAccounts: [account] })).bankAccounts[0]?._id ?? '';
    const balanceOn = async (on: string) =>
      (await calls.read(`bank-accounts/${bankAccount}/reconciliation`, { on })).bankBalance;
    expect(await balanceOn('2026-12-02')).toBeNull();
    await change({ banks: [{ bankAccount, balance: -31_400.5 }] }).expect(200);
    expect(await balanceOn('2026-12-02')).toBe(-31_400.5);
    expect(await balanceOn('2026-11-30')).toBeNull();
    await change({ banks: null }).expect(200);
    expect(await balanceOn('2026-12-02')).toBeNull();
  });

  it('is compared in the report with the bank statement of the eve', async () => {
    const account = { bank: 'Emirates NBD', accountName: 'Falcon Crest', iban: 'AE070331234567890123456' };
    const bankAccount = (await shop.given.settings({ bankAccounts: [account] })).bankAccounts[0]?._id ?? '';
    await change({ banks: [{ bankAccount, balance: 900 }] }).expect(200);
    const ofBanks = async () => (await calls.report()).filter(({ balance }: { balance: string }) => balance === 'bank');
    expect(await ofBanks()).toEqual([]);
    const bytes = Buffer.from('Date,Description,Amount,Balance\n2026-11-29,A,100,1000\n2026-11-30,B,-25.50,974.50');
    const post = (path: string, query: object = {}) =>
      calls.accounts.http
        .post(path)
        .query({ bankAccount, ...query })
        .set('content-type', 'application/octet-stream')
        .send(bytes)
        .expect(201);
    const { plan } = (await post('/api/bank-statements/preview')).body;
    await post('/api/bank-statements', { plan });
    expect(await ofBanks()).toMatchObject([
      { name: account.iban, declared: 900, brought: 974.5, difference: 74.5, count: 1 },
    ]);
  });
});
