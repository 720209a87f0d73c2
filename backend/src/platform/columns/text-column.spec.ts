import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { inOrder, type Plain } from './in-order.js';
import { likeness } from './patterns.js';
import { TextColumn } from './text-column.js';

type Put = readonly [row: number, text: string | null];

const LETTERS = ['a', 'A', 'b', 'k', 'S', '1', '-', 'é', 'É', 'ſ', '\u212a', '\uffee', '\u{1f600}'];
const likely = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 6 });
const anyText = fc.oneof(likely, fc.string({ unit: 'binary' }), fc.constantFrom('', 'ORD-2026-00001', 'x'.repeat(900)));
const puts = fc.array(fc.tuple(fc.nat(30), fc.option(anyText)), { maxLength: 150 });
const rowsOf = (values: readonly Plain[]) => [...values.keys()];

/** A column after these changes, and what its rows hold. */
function filled(changes: readonly Put[]): { column: TextColumn; values: Plain[] } {
  const column = new TextColumn();
  const values: Plain[] = [];
  for (const [row, text] of changes) {
    column.put(row, text);
    values[row] = text;
  }
  return { column, values: Array.from(values, (value: Plain | undefined) => value ?? null) };
}

const patternOf = (text: string, flags: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('texts in a column', () => {
  it('are what was put last', () => {
    fc.assert(
      fc.property(puts, (changes) => {
        const { column, values } = filled(changes);
        const found: Plain[] = [];
        const take = column.rowsWith((value) => found.push(value) > 0);
        expect(rowsOf(values).every(take)).toBe(true);
        expect(found).toEqual(values);
      }),
    );
  });

  it('have the order of the database', () => {
    fc.assert(
      fc.property(puts, (changes) => {
        const { column, values } = filled(changes);
        for (const one of rowsOf(values)) {
          for (const other of rowsOf(values)) {
            const order = inOrder(values[one] ?? null, values[other] ?? null);
            expect(Math.sign(column.compare(one, other))).toBe(Math.sign(order));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are found by their parts as a pattern finds them', () => {
    fc.assert(
      fc.property(puts, fc.oneof(likely, anyText), fc.constantFrom('', 'i'), (changes, part, flags) => {
        const { column, values } = filled(changes);
        const pattern = patternOf(part, flags);
        expect(rowsOf(values).map(column.rowsLike(pattern))).toEqual(values.map(likeness(pattern)));
      }),
      { numRuns: 1000 },
    );
  });

  it('are found by what they are', () => {
    fc.assert(
      fc.property(puts, fc.array(fc.option(anyText), { maxLength: 8 }), (changes, wanted) => {
        const { column, values } = filled(changes);
        expect(rowsOf(values).map(column.rowsOf(wanted))).toEqual(
          values.map((value) => wanted.includes(value as null)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('are searched anew after each change', () => {
    fc.assert(
      fc.property(puts, (changes) => {
        const column = new TextColumn();
        const values: Plain[] = [];
        for (const [row, text] of changes.map(([place, value]): Put => [place % (values.length + 1), value])) {
          column.put(row, text);
          values[row] = text;
          expect(rowsOf(values).map(column.rowsLike(/a/i))).toEqual(values.map(likeness(/a/i)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are found by any other pattern too; what is no text is nothing', () => {
    const column = new TextColumn();
    for (const [row, value] of ['ab', 7, true, 'b', null].entries()) column.put(row, value);
    expect([0, 1, 2, 3, 4].map(column.rowsLike(/^b/i))).toEqual([false, false, false, true, false]);
    expect([0, 1, 2, 3, 4].map(column.rowsOf([null, 7]))).toEqual([false, true, true, false, true]);
  });

  it('are whole where the room for them grows, three bytes for each character', () => {
    const texts = Array.from({ length: 2000 }, (_, row) => '\u6f22'.repeat(1 + (row % 9)));
    const { column } = filled(texts.map((text, row): Put => [row, text]));
    for (const [row, text] of texts.entries()) expect(column.rowsOf([text])(row)).toBe(true);
  });

  it('take no more room than twice their bytes and a few, however often they change', () => {
    const rooms = jest.spyOn(Buffer, 'allocUnsafeSlow');
    const column = new TextColumn();
    for (let round = 0; round < 200; round += 1) {
      for (let row = 0; row < 300; row += 1) column.put(row, `${row} ${'x'.repeat((round * 7 + row) % 50)}`);
    }
    const most = 300 * 54;
    expect(Math.max(...rooms.mock.calls.map(([length]) => length))).toBeLessThan(2.5 * most);
    expect(rooms.mock.calls.length).toBeGreaterThan(10);
    expect([0, 1, 299].filter(column.rowsOf(['299 ' + 'x'.repeat((199 * 7 + 299) % 50)]))).toEqual([299]);
  });
});
