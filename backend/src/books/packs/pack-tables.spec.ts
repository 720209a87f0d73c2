import { describe, expect, it } from '@jest/globals';
import { PackSums } from './domain/pack-sums.js';
import {
  ageingTable,
  checksTable,
  chequesTable,
  documentsTable,
  journalTable,
  moneyTable,
  salesTable,
  seriesTable,
  trialBalanceTable,
  vatLinesTable,
} from './pack-tables.js';
import { tableIn } from './pack-words.js';

const period = { from: '2026-11-01', to: '2026-11-30' };
const series = (first: string, missing: string[] = []) => ({
  ...{ series: 'INV-2026', count: 1, first, last: first, missing, voided: [] },
});
const TABLES = [
  checksTable([]),
  trialBalanceTable(new PackSums(period), new Map()),
  journalTable([], new Map()),
  documentsTable({ documents: [], adjustments: [] }, [], [], new Map(), []),
  vatLinesTable([]),
  moneyTable([], new Map()),
  chequesTable([], period.to),
  ageingTable({ accounts: [] }),
  seriesTable([series('INV-2026-00001'), series('INV-2026-00413'), series('INV-2026-00003', ['INV-2026-00001'])]),
  salesTable({ rows: [], other: null }),
];

describe('a month pack', () => {
  it('has Arabic names and headings in all its tables, and other English ones', () => {
    const words = TABLES.map((table) => tableIn('ar', table)).flatMap(({ name, headings }) => [name, ...headings]);
    expect(words.filter((word) => !/^[^a-z]*\p{Script=Arabic}[^a-z]*$/iu.test(word))).toEqual([]);
    expect(TABLES.map((table) => tableIn('en', table))).toEqual(TABLES);
  });

  it('explains where a series begins, and that missing numbers need an explanation', () => {
    const [, , , , , , , , numbers] = TABLES;
    expect(numbers?.rows.map((row) => row.at(-1))).toEqual([
      ...['No gaps', 'No gaps; begins after 412, the last number of the old books', 'Explain the missing numbers'],
    ]);
  });
});
