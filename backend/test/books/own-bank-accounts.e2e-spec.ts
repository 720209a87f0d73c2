import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { JournalEntryResponse, TrialBalanceResponse } from '../../src/books/journal/dto/journal.response.js';
import type { BookCheckResponse } from '../../src/books/packs/dto/book-pack.response.js';
import type { TestActor } from '../support/actors.js';
import { importedBankLine } from '../support/bank-line.js';
import { startShop, type TestShop } from '../support/app.js';

const TODAY = '2026-03-12';
const PERIOD = `from=${TODAY}&to=${TODAY}`;
const OWN = { role: 'bank', code: '1021', name: 'Mashreq' } as const;
const COMMON = '1020 Bank';

let shop: TestShop;
let staff: TestActor;
let user: string;
/** Two bank accounts of the shop; the first one has its own account in the books. */
let banks: string[];

const bankOf = (name: string, iban: string) => ({ bank: name, accountName: 'Delta Print LLC', iban, bic: '' });
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const send = async (path: string, body: object) => (await staff.http.post(`/api/${path}`).send(body)).body;

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt(`${TODAY}T08:00:00Z`);
  staff = await shop.as.staff();
  user = (await shop.as.customer()).id;
  const { bankAccounts } = await shop.given.settings({
    bankAccounts: [bankOf('Mashreq', 'AE070331234567890123456'), bankOf('ENBD', 'AE110260001015778377301')],
  });
  banks = bankAccounts.map(({ _id }) => _id);
  await shop.given.settings({ bookAccounts: [{ ...OWN, bankAccount: banks[0] ?? null }] });
});
afterAll(() => shop.close());

const line = (bankAccount: string | undefined, amount: number) =>
  importedBankLine(staff, { bankAccount, day: '12/03/2026', amount });

const receipt = (amount: number): Promise<{ _id: string }> =>
  send('receipts', { user, amount, paymentMethod: 'Bank Transfer', paymentDate: TODAY, allocations: [] });
const match = (bankLine: string, body: object) =>
  staff.http.post(`/api/bank-lines/${bankLine}/match`).send(body).expect(200);
const entriesOf = (document: string): Promise<JournalEntryResponse[]> =>
  read(`/api/journal/document?resource=receipts&document=${document}`);
/** The accounts of the money of a receipt, in the order of its entries. */
const banksOf = async (document: string) =>
  (await entriesOf(document)).flatMap(({ lines }) =>
    lines.filter(({ role }) => role === 'bank').map(({ code, name }) => `${code} ${name}`),
  );
const checkOfBank = async () => {
  const checks: BookCheckResponse[] = await read(`/api/book-packs/checks?${PERIOD}`);
  return checks.find(({ check }) => check === 'bank');
};

describe('the own account of a bank account', () => {
  it('has the money and the refunds of its statements; that of others is in the account of all', async () => {
    const [own, other, open] = [await receipt(100), await receipt(70), await receipt(50)];
    await match(await line(banks[0], 100), { receipt: own._id });
    await match(await line(banks[1], 70), { receipt: other._id });
    const { refunds } = await send(`receipts/${own._id}/refunds`, {
      ...{ amount: 30, paymentMethod: 'Bank Transfer', paymentDate: TODAY },
    });
    expect(await banksOf(own._id)).toEqual(['1021 Mashreq', COMMON]);
    await match(await line(banks[0], -30), { refund: refunds[0]._id });
    expect(await Promise.all([own, other, open].map(({ _id }) => banksOf(_id)))).toEqual([
      ...[['1021 Mashreq', '1021 Mashreq'], [COMMON], [COMMON]],
    ]);
    const { accounts, debit, credit }: TrialBalanceResponse = await read(`/api/journal/trial-balance?on=${TODAY}`);
    expect(debit).toBe(credit);
    expect(accounts.filter(({ role }) => role === 'bank').map((one) => [one.code, one.debit])).toEqual([
      ...[
        ['1020', 120],
        ['1021', 70],
      ],
    ]);
    expect((await read(`/api/journal?${PERIOD}&account=bank`)).debit).toBe(220);
  });

  it('agrees with the bank also while a receipt is matched in part', async () => {
    const { _id } = await receipt(200);
    await match(await line(banks[0], 80), { receipt: _id });
    expect(await checkOfBank()).toMatchObject({ journal: 420, other: 420, difference: 0 });
  });

  it('is exported under its name; money that is matched later stays as it was exported', async () => {
    const { _id } = await receipt(40);
    const body = { target: 'tally', from: TODAY, to: TODAY };
    const made = await staff.http.post('/api/book-exports').send(body).expect(201);
    const file = await staff.http.get(`/api/book-exports/${made.body._id}/file`).responseType('blob').expect(200);
    const ledgers = strFromU8(unzipSync(new Uint8Array(file.body))['1-ledgers.xml'] as Uint8Array);
    expect(ledgers).toMatch(/<NAME>Mashreq<\/NAME>\s+<PARENT>Bank Accounts</);
    await match(await line(banks[0], 40), { receipt: _id });
    expect(await banksOf(_id)).toEqual(['1021 Mashreq']);
    expect(await read(`/api/book-exports/new?target=tally&${PERIOD}`)).toMatchObject({ count: 0, changed: [] });
  });

  it('needs code and name, and is none without both', async () => {
    const settings = (account: object) =>
      shop.given.settings({ bookAccounts: [{ ...OWN, bankAccount: banks[0] ?? null, ...account }] });
    await settings({ name: '' });
    const { body } = await staff.http.post('/api/book-packs').send({ from: TODAY, to: TODAY }).expect(409);
    expect([body.code, body.message]).toEqual(['ACCOUNTS_MISSING', expect.stringContaining('Bank')]);
    await settings({ code: '', name: '' });
    await staff.http.post('/api/book-packs').send({ from: TODAY, to: TODAY }).expect(201);
    expect((await read(`/api/journal?${PERIOD}`)).accounts[0]).toMatchObject({ code: '1020', name: 'Bank' });
  });
});
