import { describe, expect, it } from '@jest/globals';
import { SALES_AMOUNTS, SALES_COLUMNS } from '@shop/contract/books';
import { salesColumns } from '@shop/contract/words/en/books';
import { PackSums } from './domain/pack-sums.js';
import {
  ageingTable,
  checksTable,
  chequesTable,
  documentsTable,
  journalTable,
  moneyTable,
  openMoneyTable,
  salesTable,
  seriesTable,
  trialBalanceTable,
  vatLinesTable,
} from './pack-tables.js';
import { PACK_WORDS } from './pack-words.js';

const period = { from: '2026-11-01', to: '2026-11-30' };
const series = (first: string, missing: string[] = []) => ({
  ...{ series: 'INV-2026', count: 1, first, last: first, missing, voided: [] },
});
const SERIES = [series('INV-2026-00001'), series('INV-2026-00413'), series('INV-2026-00003', ['INV-2026-00001'])];
const none = { documents: [], adjustments: [], lines: [], series: [], eInvoices: new Map(), entries: [] };
const tablesIn = (language: 'en' | 'ar') => {
  const words = PACK_WORDS[language];
  return [
    checksTable(words, []),
    trialBalanceTable(words, new PackSums(period), new Map()),
    journalTable(words, [], new Map()),
    documentsTable(words, none),
    vatLinesTable(words, []),
    moneyTable(words, [], new Map()),
    openMoneyTable(words, []),
    chequesTable(words, [], period.to),
    ageingTable(words, { accounts: [] }),
    seriesTable(words, SERIES),
    salesTable(words, { rows: [], other: null }),
  ];
};

describe('a month pack', () => {
  it('has Arabic names and headings in all its tables, and other English ones', () => {
    const wordsIn = (language: 'en' | 'ar') => tablesIn(language).flatMap(({ name, headings }) => [name, ...headings]);
    expect(wordsIn('ar').filter((word) => !/^[^a-z]*\p{Script=Arabic}[^a-z]*$/iu.test(word))).toEqual([]);
    expect(wordsIn('en').filter((word) => !/^[A-Z0-9][\w -]*$/.test(word))).toEqual([]);
  });

  it('has the columns of a sales document that exports of lists have', () => {
    const documents = tablesIn('en').find(({ name }) => name === 'Sales documents');
    const shared = [...SALES_COLUMNS, ...SALES_AMOUNTS].map((column) => salesColumns[column]);
    expect(documents?.headings).toEqual([...shared, 'Adjustment', 'Note']);
  });

  it('explains where a series begins, and that missing numbers need an explanation', () => {
    expect(seriesTable(PACK_WORDS.en, SERIES).rows.map((row) => row.at(-1))).toEqual([
      ...['No gaps', 'No gaps; begins after 412, the last number of the old books', 'Explain the missing numbers'],
    ]);
  });
});
