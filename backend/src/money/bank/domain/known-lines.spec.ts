import { describe, expect, it } from '@jest/globals';
import type { ReadBankLine } from '../reading/bank-statement.js';
import { comparedLines, type KnownLine } from './known-lines.js';

const line = (text: string, fields: Partial<ReadBankLine> = {}): ReadBankLine => ({
  ...{ line: 2, bookedOn: '2026-11-25', valueOn: '2026-11-25', amount: 10_000, text, reference: '', bankId: '' },
  ...{ counterparty: { name: '', iban: '' }, kind: 'transfer', ...fields },
});
/** The lines as an import of this reading stores them. */
const storedAs = (reading: string, ...lines: readonly ReadBankLine[]): KnownLine[] =>
  comparedLines(lines, [], reading).map(({ fingerprint, nth, line: read }) => ({ ...read, fingerprint, nth, reading }));
const standing = (lines: readonly ReadBankLine[], stored: readonly KnownLine[], reading = 'csv') =>
  comparedLines(lines, stored, reading).map(({ known, similar }) => {
    if (known !== null) return `known ${known.text}`;
    return similar === null ? 'new' : `similar ${similar.text}`;
  });

describe('a line of a later file', () => {
  it.each<[title: string, stored: ReadBankLine, read: ReadBankLine, reading: string, result: string]>([
    ['has the same words', line('TRF AL NOOR'), line('trf al-noor'), 'csv', 'known TRF AL NOOR'],
    ['has the same words in another format', line('TRF AL NOOR'), line('TRF AL NOOR'), 'mt940', 'known TRF AL NOOR'],
    ['has no words at all', line(''), line(''), 'csv', 'similar '],
    ['has no words but the same balance', line('', { balance: 5 }), line('', { balance: 5 }), 'csv', 'known '],
    ['names another payer', line('TRF AL NOOR'), line('TRF FALCON'), 'csv', 'new'],
    ['has fuller words', line('TRF'), line('TRF AL NOOR'), 'csv', 'similar TRF'],
    ['has fewer words', line('TRF AL NOOR'), line('TRF'), 'csv', 'similar TRF AL NOOR'],
    [
      'has its last word cut off',
      line('TRF AL NOOR PRINTING'),
      line('TRF AL NOOR PRIN'),
      'csv',
      'similar TRF AL NOOR PRINTING',
    ],
    ['has other words in another format', line('TRF AL NOOR'), line('/NAME/NOOR'), 'mt940', 'similar TRF AL NOOR'],
    [
      'has another payer field',
      line('TRF'),
      line('TRF', { counterparty: { name: 'FALCON', iban: '' } }),
      'csv',
      'similar TRF',
    ],
    ['has another amount', line('TRF'), line('TRF', { amount: 10_001 }), 'mt940', 'new'],
    ['has another day', line('TRF'), line('TRF', { bookedOn: '2026-11-26' }), 'mt940', 'new'],
    ['has another balance', line('FEE', { balance: 5 }), line('FEE', { balance: 3 }), 'csv', 'new'],
    ['has a balance for the first time', line('FEE'), line('FEE', { balance: 3 }), 'csv', 'similar FEE'],
    [
      'has another number of the bank in another format',
      line('TRF', { bankId: 'F1' }),
      line('TRF', { bankId: 'F2' }),
      'mt940',
      'new',
    ],
    [
      'has a cut number of the bank in another format',
      line('TRF', { bankId: 'F123' }),
      line('WIRE', { bankId: 'F12' }),
      'mt940',
      'similar TRF',
    ],
    [
      'has the number of the bank and fuller words',
      line('TRF', { bankId: 'F1' }),
      line('TRF A', { bankId: 'F1' }),
      'x',
      'known TRF',
    ],
    [
      'has the number of the bank and another payer',
      line('TRF A', { bankId: 'F1' }),
      line('TRF B', { bankId: 'F1' }),
      'csv',
      'similar TRF A',
    ],
    [
      'has the number of the bank on another day',
      line('TRF', { bankId: 'F1' }),
      line('TRF', { bankId: 'F1', bookedOn: '2026-11-27' }),
      'csv',
      'similar TRF',
    ],
    ['has another number of the bank', line('TRF', { bankId: 'F1' }), line('TRF', { bankId: 'F2' }), 'csv', 'new'],
  ])('that %s', (_, stored, read, reading, result) => {
    expect(standing([read], storedAs('csv', stored), reading)).toEqual([result]);
  });

  it('is counted among equals', () => {
    const charge = line('CHARGE');
    expect(standing([charge, charge, charge], storedAs('csv', charge, charge))).toEqual([
      'known CHARGE',
      'known CHARGE',
      'new',
    ]);
  });

  it('is not known by a number that the bank writes on several lines', () => {
    const [one, other] = [line('TRF A', { bankId: 'CR' }), line('TRF B', { bankId: 'CR' })];
    expect(standing([one, other], storedAs('csv', one))).toEqual(['known TRF A', 'new']);
    const third = line('TRF C', { bankId: 'CR', bookedOn: '2026-11-26' });
    expect(standing([third], storedAs('csv', one, other))).toEqual(['new']);
  });

  it('is similar beside the stored line with most of its words', () => {
    const stored = storedAs('csv', line('TRF AL NOOR'), line('TRF FALCON'));
    expect(standing([line('NAME FALCON'), line('NAME NOOR')], stored, 'mt940')).toEqual([
      'similar TRF FALCON',
      'similar TRF AL NOOR',
    ]);
  });

  it('is a question where more lines have its day and amount than are compared by their words', () => {
    const lines = (count: number, words: string) => Array.from({ length: count }, (_, at) => line(`${words} ${at}`));
    const stored = storedAs('csv', ...lines(50, 'FEE'));
    expect(new Set(standing(lines(50, 'TRF'), stored))).toEqual(new Set(['new']));
    expect(new Set(standing(lines(51, 'TRF'), stored))).toEqual(new Set(['similar FEE 0']));
  });
});
