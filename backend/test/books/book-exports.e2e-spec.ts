import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { BookExportResponse } from '../../src/books/exports/dto/book-export.response.js';
import type { JournalEntryResponse } from '../../src/books/journal/dto/journal.response.js';
import { allAt, textAt, xmlTree } from '../../src/money/bank/reading/xml-tree.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { journalOf } from './journal-checks.js';

const NAME = 'A & B "Co", =1+1';
const ARABIC = '=شركة الصقر & أبناؤه';
const PERIOD = { from: '2026-03-01', to: '2026-03-31' };
const TARGETS = ['tally', 'zoho'] as const;
type Target = (typeof TARGETS)[number];
/** Sums of amounts in fils, debits above 0, by account. */
type Sums = Map<string, number>;

let shop: TestShop;
let staff: TestActor;
let journal: JournalEntryResponse[];

const fils = (amount: string | number | undefined): number => Math.round(Number(amount ?? 0) * 100);
const add = (sums: Sums, account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
const made = (target: Target, period = PERIOD) => staff.http.post('/api/book-exports').send({ target, ...period });
const fresh = async (target: Target) =>
  (await staff.http.get(`/api/book-exports/new?target=${target}&from=${PERIOD.from}&to=${PERIOD.to}`).expect(200)).body;

/** Reads CSV by RFC 4180, apart from the readers of the shop. */
function csvRows(text = ''): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

async function filesOf({ _id, sha256 }: BookExportResponse) {
  const { body } = await staff.http.get(`/api/book-exports/${_id}/file`).responseType('blob').expect(200);
  expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
  const files = Object.entries(unzipSync(new Uint8Array(body)));
  return { bytes: body as Buffer, texts: new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)])) };
}

const send = async (method: 'post' | 'delete', path: string, body?: object) =>
  (await staff.http[method](`/api/${path}`).send(body)).body;
const pay = (invoice: string, amount: number, reference = '') =>
  send('post', `payments/from-invoice/${invoice}`, {
    ...{ amount, paymentMethod: 'Bank Transfer', paymentDate: '2026-03-12', paidTo: 'Amal', note: reference },
  });

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt('2026-03-10T08:00:00Z');
  staff = await shop.as.staff();
  const company = await shop.given.company({ legalName: NAME });
  const [buyer, other, twin] = [
    await shop.as.customer(),
    await shop.as.customer(ARABIC),
    await shop.as.customer(ARABIC),
  ];
  await staff.http.put(`/api/users/${buyer.id}`).send({ company: company._id, companyRole: 'buyer' }).expect(200);
  const paid = await shop.given.invoice(buyer, { qty: 3, unitPrice: 33.33, deliveryCharge: 7.77 });
  const credited = await shop.given.invoice(other, { qty: 7, unitPrice: 1.13 });
  const voided = await shop.given.invoice(twin, { qty: 1, unitPrice: 60 });
  shop.clock.stopAt('2026-03-12T08:00:00Z');
  staff = await shop.as.staff();
  await pay(paid._id, 50);
  await send('post', 'receipts', {
    ...{ user: null, company: company._id, amount: 500, paymentMethod: 'Cash', paymentDate: '2026-03-12' },
    allocations: [{ invoice: paid._id, amount: 20 }],
  });
  await send('post', 'credit-notes', {
    ...{ invoice: credited._id, amount: 3.33, reason: 'DL8.61.1.C', words: 'Less' },
  });
  await send('delete', `invoices/${voided._id}?reason=Wrong%20buyer`);
  journal = await journalOf(async (path) => (await staff.http.get(path).expect(200)).body, PERIOD.from, PERIOD.to);
  expect(new Set(journal.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'void', 'credit', 'payment']));
});
afterAll(() => shop.close());

/** The amounts that the entries of an export add to the bank. */
async function movedBy(target: Target, exported: BookExportResponse): Promise<string[]> {
  const { texts } = await filesOf(exported);
  if (target === 'zoho') {
    const [headings = [], ...rows] = csvRows(texts.get('Journal.csv'));
    const [account, debit, credit] = ['Account', 'Debit', 'Credit'].map((heading) => headings.indexOf(heading));
    return rows
      .filter((row) => row[account ?? -1] === 'Bank')
      .map((row) => Number(row[debit ?? -1]) - Number(row[credit ?? -1]))
      .map((amount) => amount.toFixed(2));
  }
  const messages = allAt(
    xmlTree(texts.get('2-vouchers.xml') ?? ''),
    'ENVELOPE/BODY/IMPORTDATA/REQUESTDATA/TALLYMESSAGE',
  );
  return messages
    .flatMap((one) => allAt(one, 'VOUCHER'))
    .flatMap((voucher) => allAt(voucher, 'ALLLEDGERENTRIES.LIST'))
    .filter((line) => textAt(line, 'LEDGERNAME') === 'Bank')
    .map((line) => (-Number(textAt(line, 'AMOUNT'))).toFixed(2));
}

/** The sums of the journal; TallyPrime has receivables and customer credit in ledgers of the customers. */
function journalSums(isParty: (role: string) => boolean): Sums {
  const sums: Sums = new Map();
  for (const { role, name, debit, credit } of journal.flatMap(({ lines }) => lines))
    add(sums, isParty(role) ? 'customers' : name, fils(debit) - fils(credit));
  return sums;
}

describe('an export', () => {
  it('for TallyPrime has a balanced voucher for each entry, and ledgers for all that they name', async () => {
    const { body } = await made('tally').expect(201);
    expect(body).toMatchObject({ target: 'tally', ...PERIOD, count: journal.length, takenBackAt: null });
    const { texts } = await filesOf(body);
    const messages = (file: string) =>
      allAt(xmlTree(texts.get(file) ?? ''), 'ENVELOPE/BODY/IMPORTDATA/REQUESTDATA/TALLYMESSAGE');
    const ledgers = messages('1-ledgers.xml').flatMap((message) => allAt(message, 'LEDGER'));
    const customers = ledgers
      .filter((one) => textAt(one, 'PARENT') === 'Sundry Debtors')
      .map((one) => textAt(one, 'NAME'));
    expect([...customers].sort()).toEqual([NAME, ARABIC, `${ARABIC} (2)`].sort());
    const vouchers = messages('2-vouchers.xml').flatMap((message) => allAt(message, 'VOUCHER'));
    expect(vouchers.map((one) => textAt(one, 'GUID'))).toEqual(journal.map(({ _id }) => _id));
    const remote = [...(texts.get('2-vouchers.xml') ?? '').matchAll(/ REMOTEID="([^"]+)"/g)].map(([, id]) => id);
    expect(remote).toEqual(journal.map(({ _id }) => _id));
    const names = new Set(ledgers.map((one) => textAt(one, 'NAME')));
    const sums: Sums = new Map();
    vouchers.forEach((voucher, index) => {
      expect(textAt(voucher, 'NARRATION')).toContain(textAt(voucher, 'REFERENCE'));
      expect(textAt(voucher, 'REFERENCE')).toBe(journal[index]?.number);
      expect(textAt(voucher, 'DATE')).toBe(journal[index]?.day.replaceAll('-', ''));
      const lines = allAt(voucher, 'ALLLEDGERENTRIES.LIST');
      expect(lines.reduce((sum, line) => sum + fils(textAt(line, 'AMOUNT')), 0)).toBe(0);
      for (const line of lines) {
        const [name, amount] = [textAt(line, 'LEDGERNAME'), -fils(textAt(line, 'AMOUNT'))];
        expect([names.has(name), textAt(line, 'ISDEEMEDPOSITIVE')]).toEqual([true, amount > 0 ? 'Yes' : 'No']);
        expect(textAt(line, 'BILLALLOCATIONS.LIST/AMOUNT')).toBe(
          customers.includes(name) ? textAt(line, 'AMOUNT') : '',
        );
        add(sums, customers.includes(name) ? 'customers' : name, amount);
      }
    });
    expect(sums).toEqual(journalSums((role) => role === 'receivables' || role === 'customerCredit'));
    expect(new Set(vouchers.map((one) => textAt(one, 'VOUCHERTYPENAME')))).toEqual(
      new Set(['Sales', 'Credit Note', 'Receipt', 'Journal']),
    );
  });

  it('for Zoho Books has rows that add up to the journal', async () => {
    const { body } = await made('zoho').expect(201);
    const { texts } = await filesOf(body);
    expect([...texts.keys()]).toEqual(['Invoices.csv', 'Credit notes.csv', 'Payments.csv']);
    const sums: Sums = new Map();
    const names = new Set<string>();
    const rowsOf = (file: string) => {
      const [headings = [], ...rows] = csvRows(texts.get(file));
      return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
    };
    for (const [file, sign] of [
      ['Invoices.csv', 1],
      ['Credit notes.csv', -1],
    ] as const) {
      const seen = new Set<string>();
      for (const row of rowsOf(file)) {
        const number = row['Invoice Number'] ?? row['Credit Note Number'] ?? '';
        const [net, rate] = [fils(row['Item Price']), Number(row['Item Tax %'])];
        const vat = Math.round((net * rate) / 100) + (seen.has(number) ? 0 : fils(row['Adjustment']));
        seen.add(number);
        names.add(row['Customer Name'] ?? '');
        add(sums, row['Account'] ?? '', -sign * net);
        add(sums, 'Output VAT', -sign * vat);
        add(sums, 'Accounts receivable', sign * (net + vat));
      }
    }
    const paid = new Set<string>();
    for (const row of rowsOf('Payments.csv')) {
      const number = row['Payment Number'] ?? '';
      if (!paid.has(number)) add(sums, row['Deposit To'] ?? '', fils(row['Amount']));
      if (!paid.has(number)) add(sums, 'Customer credit', -fils(row['Amount']));
      paid.add(number);
      add(sums, 'Customer credit', fils(row['Amount Applied to Invoice']));
      add(sums, 'Accounts receivable', -fils(row['Amount Applied to Invoice']));
    }
    expect(sums).toEqual(journalSums(() => false));
    expect(names).toEqual(new Set([NAME, `'${ARABIC}`, `'${ARABIC} (2)`]));
  });

  it.each(TARGETS)('holds each entry of its period once, and gives the same bytes again (%s)', async (target) => {
    expect(await fresh(target)).toEqual({ count: 0, debit: 0, openings: 0, exported: journal.length, changed: [] });
    expect((await made(target).expect(409)).body.code).toBe('NOTHING_TO_EXPORT');
    const [latest] = (await staff.http.get('/api/book-exports').expect(200)).body.filter(
      (one: BookExportResponse) => one.target === target,
    );
    expect((await filesOf(latest)).bytes.equals((await filesOf(latest)).bytes)).toBe(true);
  });

  it('holds only documents that are new since the last one, among them a void', async () => {
    const invoice = await shop.given.invoice(await shop.as.customer(), { unitPrice: 10 });
    expect(await fresh('tally')).toMatchObject({ count: 1, debit: 20 });
    await made('tally').expect(201);
    await send('delete', `invoices/${invoice._id}?reason=Wrong%20buyer`);
    const { body } = await made('tally').expect(201);
    const { texts } = await filesOf(body);
    const voucher = xmlTree(texts.get('2-vouchers.xml') ?? '');
    expect([body.count, body.debit]).toEqual([1, 20]);
    expect(textAt(voucher, 'ENVELOPE/BODY/IMPORTDATA/REQUESTDATA/TALLYMESSAGE/VOUCHER/GUID')).toBe(
      `invoices:${invoice._id}:void`,
    );
  });

  it('makes its entries new again, once, when it is taken back', async () => {
    const [latest] = (await staff.http.get('/api/book-exports').expect(200)).body;
    const before = await fresh('tally');
    const { body } = await staff.http.delete(`/api/book-exports/${latest._id}`).expect(200);
    expect(body).toEqual({ ...latest, takenBackAt: expect.any(String), takenBackBy: staff.name });
    expect((await staff.http.delete(`/api/book-exports/${latest._id}`).expect(409)).body.code).toBe(
      'BOOK_EXPORT_TAKEN_BACK',
    );
    expect(await fresh('tally')).toMatchObject({
      ...{ count: latest.count, exported: before.exported - latest.count, changed: [] },
    });
    await filesOf(latest);
  });

  it('is made once if three callers request it at the same moment', async () => {
    const answers = await Promise.all([made('tally'), made('tally'), made('tally')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await fresh('tally')).count).toBe(0);
  });

  it.each(TARGETS)('reverses an entry that was corrected after it, and has the new one (%s)', async (target) => {
    const invoice = await shop.given.invoice(await shop.as.customer(), { unitPrice: 10 });
    const { payment } = await pay(invoice._id, 5);
    const first = (await made(target).expect(201)).body;
    const correct = async (amount: number, expected: readonly string[]) => {
      await staff.http.put(`/api/payments/${payment._id}`).send({ amount }).expect(200);
      expect(await fresh(target)).toMatchObject({ count: 2, changed: [invoice.invoiceNumber] });
      const { body } = await made(target).expect(201);
      expect([body.count, await movedBy(target, body)]).toEqual([2, expected]);
      return body;
    };
    await correct(6, ['-5.00', '6.00']);
    const last = await correct(7, ['-6.00', '7.00']);
    expect(await fresh(target)).toMatchObject({ count: 0, changed: [] });
    expect((await staff.http.delete(`/api/book-exports/${first._id}`).expect(409)).body.code).toBe(
      'BOOK_EXPORT_CORRECTED',
    );
    await staff.http.delete(`/api/book-exports/${last._id}`).expect(200);
    const again = (await made(target).expect(201)).body;
    expect([again.count, again.debit, await movedBy(target, again)]).toEqual([2, 13, ['-6.00', '7.00']]);
  });

  it('needs an account for each purpose that it uses', async () => {
    await shop.given.invoice(await shop.as.customer(), { unitPrice: 10 });
    await shop.given.settings({ bookAccounts: [{ role: 'receivables', code: '', name: '' }] });
    const { body } = await made('tally').expect(409);
    expect([body.code, body.message]).toEqual(['ACCOUNTS_MISSING', expect.stringContaining('Accounts receivable')]);
    await shop.given.settings({ bookAccounts: [] });
    await made('tally').expect(201);
  });

  it('is made and taken back by Accounts, not by Sales', async () => {
    const sales = await shop.as.staff('Sam Sales', 'Sales');
    await sales.http.get('/api/book-exports').expect(403);
    await sales.http
      .post('/api/book-exports')
      .send({ target: 'zoho', ...PERIOD })
      .expect(403);
    const accounts = await shop.as.staff('Amal Accounts', 'Accounts');
    const { body } = await accounts.http
      .post('/api/book-exports')
      .send({ target: 'zoho', ...PERIOD })
      .expect(201);
    await accounts.http.delete(`/api/book-exports/${body._id}`).expect(200);
  });
});
