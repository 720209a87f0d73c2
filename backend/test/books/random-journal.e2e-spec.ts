import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { BOOK_CHECKS, JOURNAL_KINDS } from '@shop/contract/books';
import { CHEQUE_STATUSES } from '@shop/contract/cheques';
import { TRANSMISSION_STATUSES } from '@shop/contract/e-invoices';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { delimitedRows } from '@shop/contract/sheets/delimited';
import { EMIRATES } from '@shop/contract/uae';
import { TAX_CATEGORIES } from '@shop/contract/vat';
import { VAT_DOCUMENT_KINDS, VAT_LINE_PARTS } from '@shop/contract/vat-return';
import { strFromU8, unzipSync } from 'fflate';
import type { JournalEntryResponse } from '../../src/books/journal/dto/journal.response.js';
import { PACK_WORDS } from '../../src/books/packs/pack-words.js';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { VatReturnResponse } from '../../src/billing/tax/dto/vat-return.response.js';
import { RandomTrade } from '../ledger/random-trade.js';
import { startShop, type TestShop } from '../support/app.js';
import type { TestActor } from '../support/actors.js';
import { awaitPack } from '../support/book-packs.js';
import { freshDatabaseUri } from '../support/database.js';
import { expectBalanced, expectReceivables, expectTrialBalance, expectVat, journalOf } from './journal-checks.js';
import { RareEvents } from './rare-events.js';

jest.setTimeout(600_000);

const SEEDS = (process.env['LEDGER_SEEDS'] ?? '4').split(' ').map(Number);
const STEPS = Number(process.env['LEDGER_STEPS'] ?? 150);
const FIRST_DAY = '2026-01-01';

let shop: TestShop;
afterEach(() => shop.close());

describe('the journal of a random year', () => {
  it.each(SEEDS)('balances, and agrees with statements and VAT returns (seed %i)', async (seed) => {
    shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
    const rare = new RareEvents(shop);
    await rare.happen();
    const trade = new RandomTrade(shop, seed);
    await trade.open();
    for (let step = 1; step <= STEPS; step += 1) await trade.step();
    const today = '2026-12-05';
    const read = trade.shop.get.bind(trade.shop);

    const invoices: InvoiceResponse[] = await read('/api/invoices?range=[0,499]');
    const bases = new Set(invoices.flatMap(({ tax }) => tax?.basis ?? []));
    expect([...bases].sort()).toEqual(['exclusive', 'inclusive']);
    const entries = await journalOf(read, FIRST_DAY, today);
    expectBalanced(entries);
    const kinds = new Set<string>(entries.map(({ kind }) => kind));
    expect(JOURNAL_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    for (const day of ['2026-01-31', '2026-03-20', '2026-08-15', '2026-09-05', '2026-09-18', '2026-10-01', today]) {
      await expectReceivables(read, entries, day);
      await expectTrialBalance(read, entries, day);
    }
    await expectVat(read, entries, FIRST_DAY, '2026-03-31');
    await expectVat(read, entries, '2026-04-01', '2026-09-15');
    await expectVat(read, entries, '2026-09-16', today);

    const part = await journalOf(read, '2026-09-10', '2026-09-20');
    expect(part).toEqual(entries.filter(({ day }) => day >= '2026-09-10' && day <= '2026-09-20'));
    for (const { resource, document } of entries.slice(-20)) {
      const own = entries.filter((entry) => entry.document === document);
      const found = await read(`/api/journal/document?resource=${resource}&document=${document}`);
      expect(found.filter(({ day }: { day: string }) => day <= today)).toEqual(own);
    }
    await expectPack(trade.shop.staff, shop, entries);
    for (const language of LANGUAGE_CODES) await expectWords(trade.shop.staff, shop, language);
  });
});

/** Names of the API that are no words of a reader; a number or a name is none of them. */
const RAW = new Set<string>([
  ...[...JOURNAL_KINDS, ...BOOK_CHECKS, ...CHEQUE_STATUSES, ...TRANSMISSION_STATUSES, ...TAX_CATEGORIES, ...EMIRATES],
  ...[...VAT_DOCUMENT_KINDS, ...VAT_LINE_PARTS],
]);
const isRaw = (cell: string) => RAW.has(cell) || /(?:^|[ ;])[a-z]+[A-Z]/.test(cell);
/** Columns of which each cell that is not empty has a word of the shop. */
const WORDED = ['Check', 'Event', 'VAT category', 'Late', 'Emirate of supply', 'E-invoice', 'Part', 'Steps'];

/** No cell but the ids of entries is a name of the API, and the words are those of the language. */
async function expectWords(staff: TestActor, of: TestShop, language: Language): Promise<void> {
  const { title } = PACK_WORDS[language];
  const order = { from: '2026-01-01', to: '2026-11-30', language };
  const { body } = await staff.http.post('/api/book-packs').send(order).expect(201);
  await awaitPack(of, staff, body._id);
  const file = await staff.http.get(`/api/book-packs/${body._id}/file`).responseType('blob').expect(200);
  const files = Object.entries(unzipSync(new Uint8Array(file.body))).filter(([name]) => name.startsWith('csv/'));
  const seen = new Set<string>();
  for (const [name, bytes] of files) {
    const [headings = [], ...rows] = delimitedRows(strFromU8(bytes));
    headings.forEach((heading, index) => {
      const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
      if (heading !== title('Entry')) expect([name, heading, cells.filter(isRaw)]).toEqual([name, heading, []]);
      const isWorded = WORDED.map(title).includes(heading);
      if (!isWorded || cells.length === 0) return;
      seen.add(heading);
      const isWord = language === 'ar' ? /\p{Script=Arabic}/u : /^[^\p{Script=Arabic}]*[A-Z][^\p{Script=Arabic}]*$/u;
      expect([name, heading, cells.filter((cell) => !isWord.test(cell))]).toEqual([name, heading, []]);
    });
  }
  expect(WORDED.filter((heading) => !seen.has(title(heading)))).toEqual(['Late']);
}

/** Every check of the pack has two equal figures, and its workbook and CSV files say the same. */
async function expectPack(staff: TestActor, of: TestShop, entries: readonly JournalEntryResponse[]): Promise<void> {
  const { body } = await staff.http.post('/api/book-packs').send({ from: '2026-03-01', to: '2026-10-05' }).expect(201);
  const pack = await awaitPack(of, staff, body._id);
  expect(pack).toMatchObject({ status: 'Ready', progress: 100, by: expect.any(String) });
  expect(pack.checks.filter(({ difference }) => difference !== 0)).toEqual([]);
  expect(new Set(pack.checks.map(({ check }) => check))).toEqual(new Set(BOOK_CHECKS));
  expect(pack.checks.find(({ check }) => check === 'bank')?.journal).toBeGreaterThan(0);
  const file = await staff.http.get(`/api/book-packs/${body._id}/file`).responseType('blob').expect(200);
  const bytes: Buffer = file.body;
  expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([pack.size, pack.sha256]);
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files)).toHaveLength(12);
  const cellsOf = (name: string, heading: string) => {
    const [headings = [], ...rows] = delimitedRows(strFromU8(files[`csv/${name}.csv`] as Uint8Array));
    return rows.map((row) => row[headings.indexOf(heading)] ?? '');
  };
  const columnOf = (name: string, heading: string) =>
    cellsOf(name, heading).reduce((sum, cell) => sum + Math.round(Number(cell) * 100), 0);
  expect(columnOf('Journal', 'Debit')).toBe(columnOf('Journal', 'Credit'));
  expect(columnOf('Sales documents', 'VAT')).toBe(columnOf('VAT lines', 'VAT'));
  const period = 'from=2026-03-01&to=2026-10-05';
  const { boxes }: VatReturnResponse = (await staff.http.get(`/api/vat-return?${period}`).expect(200)).body;
  const all = boxes.find(({ box }) => box === '8');
  expect([columnOf('Sales documents', 'VAT'), columnOf('Sales documents', 'Adjustment')]).toEqual([
    ...[Math.round((all?.vat ?? 0) * 100), Math.round((all?.adjustment ?? 0) * 100)],
  ]);
  const kinds = cellsOf('Sales documents', 'Document');
  const voided = cellsOf('Sales documents', 'Number').filter((_, index) => kinds[index] === 'Void invoice');
  const numbersOf = (isWanted: (entry: JournalEntryResponse) => boolean) =>
    new Set(entries.filter(isWanted).map(({ number }) => number));
  const everVoid = numbersOf(({ kind }) => kind === 'void');
  const ofPeriod = ({ kind, day, number }: JournalEntryResponse) =>
    (kind === 'void' || kind === 'invoice') && everVoid.has(number) && day >= '2026-03-01' && day <= '2026-10-05';
  expect(voided.toSorted()).toEqual([...numbersOf(ofPeriod)].sort());
  expect(voided.length).toBeGreaterThan(0);
  expect(columnOf('Trial balance', 'Debit')).toBe(columnOf('Trial balance', 'Credit'));
  expect(Object.keys(unzipSync(files['Books-2026-03-01-2026-10-05.xlsx'] as Uint8Array))).toContain(
    'xl/worksheets/sheet11.xml',
  );
}
