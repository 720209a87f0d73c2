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

const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };
const rulesOf = ({ rows }: { rows: { problems: { field: string; rule: string }[] }[] }) =>
  rows.flatMap(({ problems }) => problems.map(({ field, rule }) => `${field} ${rule}`));
const outputVat = async () => {
  const { boxes } = await calls.read('vat-return', DECEMBER);
  return boxes.find(({ box }: { box: string }) => box === '8').vat;
};

describe('customers of the old books', () => {
  it('are refused with a TRN that a spreadsheet turned into a rounded number', async () => {
    const csv = `customer,trn,emirate\n${calls.name} Two,1.00200300400103E+14,DXB`;
    expect(rulesOf(await calls.check('customers', csv))).toEqual(['trn TRN']);
  });

  it('are distinguished by their TRN if two of them have one name', async () => {
    const trn = '100444555600003';
    const twin = await shop.given.company({ legalName: calls.name, trn });
    const person = await shop.as.customer();
    const membership = { company: twin._id, companyRole: 'buyer' };
    await calls.office.http.put(`/api/users/${person.id}`).send(membership).expect(200);
    const row = calls.rowOf(calls.oldNumber());
    expect(rulesOf(await calls.check('invoices', fileOf(row)))).toEqual(['customer OPENING_CUSTOMER_TWICE']);
    await calls.bring('invoices', fileOf(row).replace('credited', 'credited,trn').replace(/$/u, `,${trn}`));
    expect(await calls.read(`companies/${twin._id}/statement`, DECEMBER)).toMatchObject({ closingBalance: 6_500 });
    expect((await calls.statement()).closingBalance).toBe(0);
  });

  it('have a second name in the shop once the row with their TRN is ticked', async () => {
    const trn = '100444555700003';
    await calls.office.http.put(`/api/companies/${calls.company}`).send({ trn }).expect(200);
    const oldName = `Short ${calls.name}`;
    const csv = `customer,trn,emirate\n${oldName},${trn},DXB`;
    const { rows } = await calls.check('customers', csv);
    expect(rows[0]).toMatchObject({ remarks: ['TRN_KNOWN'], changes: [{ field: 'joinTo', to: calls.name }] });
    const invoices = fileOf(calls.rowOf(calls.oldNumber()).replace(calls.name, oldName));
    expect(rulesOf(await calls.check('invoices', invoices))).toEqual(['customer OPENING_CUSTOMER_UNKNOWN']);
    await calls.bring('customers', csv);
    expect(await calls.check('customers', csv)).toMatchObject({ created: 0, unchanged: 1 });
    await calls.bring('invoices', invoices);
    expect((await calls.statement()).closingBalance).toBe(6_500);
    await calls.send('customers/undo', {}).expect(200);
    expect(await calls.read(`companies/${calls.company}`)).toMatchObject({ legalName: calls.name });
  });

  it('may be persons without a company, who owe their invoices themselves', async () => {
    const name = `Person of ${calls.name.replace(' LLC', '')}`;
    await calls.bring('customers', `customer,type\n${name},person`);
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number).replace(calls.name, name)));
    const { user, company } = await calls.invoiceOf(number);
    expect(company).toBeNull();
    expect(await calls.read(`users/${user._id}/statement`, DECEMBER)).toMatchObject({ closingBalance: 6_500 });
  });

  it('have used their credit limit by what they owed before the first day', async () => {
    const { version } = await calls.read(`companies/${calls.company}`);
    await calls.office.http.put(`/api/companies/${calls.company}`).send({ version, creditLimit: 7_000 }).expect(200);
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber())));
    const standing = await calls.read('credit-standing', { user: calls.buyer.id });
    expect(standing).toMatchObject({ creditLimit: 7_000, open: { count: 1, amount: 6_500 } });
  });
});

describe('invoices of the old books', () => {
  it('are two if their numbers differ in leading zeros', async () => {
    const number = calls.oldNumber().replace('ZB-', '9');
    await calls.bring('invoices', fileOf(calls.rowOf(number), calls.rowOf(`00${number}`)));
    expect((await calls.report())[0]).toMatchObject({ count: 2, brought: 13_000 });
  });

  it('keep their own VAT in a credit note if they were taxed in part', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number, '2026-09-14,2026-10-14,10300.00,300.00,0,0')));
    const { _id, tax } = await calls.invoiceOf(number);
    expect(tax.categories).toMatchObject([
      { category: 'S', net: 6_000, vat: 300 },
      { category: 'Z', net: 4_000, vat: 0 },
    ]);
    shop.clock.stopAt('2026-12-03T08:00:00Z');
    const before = await outputVat();
    const credit = { invoice: _id, reason: 'DL8.61.1.C', words: 'Agreed price', amount: 10_300 };
    await calls.accounts.http.post('/api/credit-notes').send(credit).expect(201);
    expect((await outputVat()) - before).toBe(-300);
    expect((await calls.statement()).closingBalance).toBe(0);
  });

  it('are read from numbers with a decimal comma, and a mark that fits both readings is a question for the whole file', async () => {
    const number = calls.oldNumber();
    const rowOf = (total: string, rest: string) => `${number};${calls.name};14/09/2026;14/10/2026;${total};${rest}`;
    const listOf = (...row: [string, string]) =>
      ['number;customer;issuedOn;dueOn;total;rest', rowOf(...row)].join('\n');
    const german = await calls.check('invoices', listOf('10.500,00', '6.500'));
    expect(german.rows[0].changes).toContainEqual(expect.objectContaining({ field: 'rest', to: 6_500 }));
    const unclear = await calls.check('invoices', listOf('10.500', '6.500'));
    expect(unclear).toMatchObject({ plan: null, goodPlan: null, rows: [], problems: [{ rule: 'DECIMAL_MARK' }] });
    const { rows } = await calls.check('invoices', listOf('10.500', '6.500'), { decimalSign: ',' });
    expect(rows[0].changes).toContainEqual(expect.objectContaining({ field: 'rest', to: 6_500 }));
  });

  it('are not taken for open as a whole in silence if a file has neither a rest nor what was paid', async () => {
    const head = 'number,customer,issuedOn,dueOn,total,vat';
    const row = `${calls.oldNumber()},${calls.name},2026-09-14,2026-10-14,105,5`;
    const { rows } = await calls.check('invoices', `${head}\n${row}`);
    expect(rows[0].remarks).toEqual(['REST_ASSUMED']);
    const known = await calls.check('invoices', `${head},paid\n${row},0`);
    expect(known.rows[0].remarks).toEqual([]);
  });

  it('leave the money of their cheque as credit if they were paid in cash before it clears', async () => {
    const number = calls.oldNumber();
    const account = { bank: 'Emirates NBD', accountName: 'Falcon Crest', iban: 'AE070331234567890123456' };
    const { bankAccounts } = await shop.given.settings({ bankAccounts: [account] });
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    const sheet = `${number.replace('ZB-', '81')},Mashreq,${calls.name},2026-12-10,6500,2026-10-01,${number}`;
    await calls.bring('cheques', `chequeNumber,bank,customer,chequeDate,amount,receivedOn,invoices\n${sheet}`);
    shop.clock.stopAt('2026-12-10T08:00:00Z');
    const { _id } = await calls.invoiceOf(number);
    const paid = { amount: 6_500, paymentMethod: 'Cash', paymentDate: '2026-12-05', paidTo: 'Amal' };
    await calls.accounts.http.post(`/api/payments/from-invoice/${_id}`).send(paid).expect(201);
    const [cheque] = await calls.read('cheques', { filter: JSON.stringify({ company: [calls.company] }) });
    const deposit = { bankAccount: bankAccounts[0]?._id, depositedOn: '2026-12-10', cheques: [cheque._id] };
    await calls.accounts.http.post('/api/cheque-deposits').send(deposit).expect(201);
    await calls.accounts.http.post(`/api/cheques/${cheque._id}/clear`).send({ clearedOn: '2026-12-10' }).expect(200);
    expect(await calls.statement()).toMatchObject({ closingBalance: -6_500, creditBalance: 6_500 });
  });
});

describe('a move-in', () => {
  it('is finished once by a double click', async () => {
    await calls.bring('invoices', fileOf(calls.rowOf(calls.oldNumber())));
    const answers = await Promise.all([calls.send('live', {}), calls.send('live', {})]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('after an earlier one brings and reports its own records, and no number twice', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    await calls.send('live', {}).expect(200);
    calls.moveIn = (await calls.begin({ source: 'xero' }).expect(201)).body._id;
    const head = 'InvoiceNumber,ContactName,InvoiceDate,DueDate,Total,TaxTotal,InvoiceAmountPaid,InvoiceAmountDue';
    const rowOf = (one: string) => `${one},${calls.name},13 Sep 2026,13 Oct 2026,105,5,0,105`;
    const { rows } = await calls.check('invoices', `${head}\n${rowOf(number)}`);
    expect(rulesOf({ rows })).toEqual(['number OPENING_NUMBER_USED']);
    await calls.bring('invoices', `${head}\n${rowOf(calls.oldNumber())}`);
    expect((await calls.report())[0]).toMatchObject({ count: 1, brought: 105 });
    expect((await calls.statement()).closingBalance).toBe(6_605);
  });
});
