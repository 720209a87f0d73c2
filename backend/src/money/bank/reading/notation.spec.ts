import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { type BankFileContext, type ReadBankFile, readBankFile } from './read-bank-file.js';

const CONTEXT: BankFileContext = { iban: '', today: '2026-11-29' };
const read = (text: string, context = CONTEXT): ReadBankFile => readBankFile(new TextEncoder().encode(text), context);
const linesOf = (file: ReadBankFile) => file.statements.flatMap(({ lines }) => lines);
/** The amounts of the file, or the code and the line of its refusal. */
function outcomeOf(text: string, context = CONTEXT): unknown {
  try {
    return linesOf(read(text, context)).map(({ amount }) => amount / 100);
  } catch (error) {
    const { code, params } = error as DomainError;
    return [code, params?.['line'] ?? params?.['first']].filter(Boolean).join(' ');
  }
}
/** A table with these headings and rows, whose day is `@`. */
const table = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n').replaceAll('@', '25/11/2026');

describe('a day of a table', () => {
  it.each([
    ['Nov 25, 2026'],
    ['November 25 2026'],
    ['25-Nov-26'],
    ['25Nov2026'],
    ['25th November 2026'],
    ['Wed, 25 Nov 2026'],
    ['2026-11-25'],
    ['2026/11/25'],
    ['20261125'],
    ['25112026'],
    ['25.11.2026'],
    ['25/11/2026 10:15'],
    ['25/11/2026 10:15:22 PM'],
    ['2026-11-25T10:15:00'],
    ['2026-11-24T21:30:00Z'],
    ['2026-11-25T01:30:00+04:00'],
    ['46351'],
    ['46351.427'],
    ['٢٥/١١/٢٠٢٦'],
    ['25 نوفمبر 2026'],
    ['٢٥ نوفمبر، ٢٠٢٦'],
    ['الأربعاء 25 نوفمبر 2026'],
  ])('is read from %s', (day) => {
    expect(linesOf(read(`Date;Description;Amount\n${day};TRF;100.00`))).toMatchObject([{ bookedOn: '2026-11-25' }]);
  });

  const days = (...cells: string[]) => table('Date;Details;Amount', ...cells.map((cell) => `${cell};A;1.50`));
  const readDays = (text: string, context?: BankFileContext) =>
    linesOf(read(text, context)).map(({ bookedOn }) => bookedOn);
  it.each([
    ['a day above 12', days('11/10/2026', '11/13/2026'), ['2026-11-10', '2026-11-13']],
    ['days that are not over', days('12/10/2026'), ['2026-10-12']],
    [
      'the order of the rows',
      days('10/12/2026', '11/02/2026', '11/05/2026'),
      ['2026-10-12', '2026-11-02', '2026-11-05'],
    ],
    [
      'the period above the table',
      `Period 01/11/2026 to 30/11/2026\n${days('02/11/2026', '03/11/2026')}`,
      ['2026-11-02', '2026-11-03'],
    ],
  ])('has its order by %s', (_name, text, expected) => {
    expect(readDays(text)).toEqual(expected);
  });

  it('is a question if day and month can be exchanged, and read with the answer or as the last time', () => {
    const text = days('02/11/2026', '03/11/2026');
    expect(outcomeOf(text)).toBe('BANK_DATES_UNCLEAR 2');
    expect(readDays(text, { ...CONTEXT, dateOrder: 'mdy' })).toEqual(['2026-02-11', '2026-03-11']);
    const { profile } = read(days('13/11/2026'));
    expect(readDays(text, { ...CONTEXT, table: profile })).toEqual(['2026-11-02', '2026-11-03']);
  });

  it('is a question if its year may come first, and read with the answer', () => {
    const text = days('26-11-25', '26-11-24');
    expect(outcomeOf(text)).toBe('BANK_DATES_UNCLEAR 2');
    expect(readDays(text, { ...CONTEXT, dateOrder: 'ymd' })).toEqual(['2026-11-24', '2026-11-25']);
    expect(outcomeOf(text, { ...CONTEXT, dateOrder: 'mdy' })).toBe('BANK_DATES_UNCLEAR 2');
    expect(outcomeOf(days('25/11/26'))).toBe('BANK_DATES_UNCLEAR 2');
    expect(readDays(days('25-11-26', '30-11-26'))).toEqual(['2026-11-25', '2026-11-30']);
  });

  it.each(['25/11', '2026', 'yesterday', '25/11/2026 TRF 12', '31/11/2026', '45/13/2026'])(
    'is refused if it is %s',
    (cell) => {
      expect(outcomeOf(days('25/11/2026', cell))).toBe('BANK_FILE_UNREADABLE 3');
    },
  );
});

describe('an amount of a table', () => {
  const amounts = (...cells: string[]) => table('Date\tDetails\tAmount', ...cells.map((cell) => `@\tA\t${cell}`));
  it.each<[cell: string, amount: number]>([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1’234.50', 1234.5],
    ['12,34,567.00', 1_234_567],
    ['AED 1,234.50', 1234.5],
    ['AED1234.50', 1234.5],
    ['1,234.50 AED', 1234.5],
    ['Dhs. 1,234.50', 1234.5],
    ['\u20c3 1,234.50', 1234.5],
    ['\u20c31,234.50', 1234.5],
    ['1,234.50 د.إ', 1234.5],
    ['1,234.50 درهم', 1234.5],
    ['درهم إماراتي 1,234.50', 1234.5],
    ['١٬٢٣٤٫٥٠', 1234.5],
    ['۱۲۳۴٫۵', 1234.5],
    ['.50', 0.5],
    ['1234', 1234],
    ['−12.50', -12.5],
    ['- 12.50', -12.5],
  ])('is read from %s', (cell, amount) => {
    expect(outcomeOf(amounts(cell))).toEqual([amount]);
  });

  it.each([
    ['1,000', 'BANK_DECIMAL_UNCLEAR 2'],
    ['1.234', 'BANK_DECIMAL_UNCLEAR 2'],
    ['1,23.50', 'BANK_FILE_UNREADABLE 2'],
    ['12.345678', 'BANK_FILE_UNREADABLE 2'],
    ['-12.50-', 'BANK_FILE_UNREADABLE 2'],
    ['12.50 USD', 'BANK_FILE_UNREADABLE 2'],
    ['12.50 13.50', 'BANK_FILE_UNREADABLE 2'],
  ])('is not guessed from %s', (cell, outcome) => {
    expect(outcomeOf(amounts(cell))).toBe(outcome);
  });

  it('has the decimal mark of its column, or of the answer', () => {
    expect(outcomeOf(amounts('1,000', '2.50'))).toEqual([1000, 2.5]);
    expect(outcomeOf(amounts('1.000', '2,50'))).toEqual([1000, 2.5]);
    expect(outcomeOf(amounts('1,000'), { ...CONTEXT, decimal: ',' })).toEqual([1]);
  });
});
