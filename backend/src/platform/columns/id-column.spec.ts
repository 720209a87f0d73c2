import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IdColumn } from './id-column.js';
import { inOrder, type Plain } from './in-order.js';

const half = fc.constantFrom('000000000000', '000000000001', '7fffffffffff', 'ffffffffffff');
const id = fc.oneof(
  fc.tuple(half, half).map((halves) => halves.join('')),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 24 }),
);
const some = fc.array(fc.option(id), { maxLength: 20 });

function filled(values: readonly Plain[]): IdColumn {
  const column = new IdColumn();
  for (const [row, value] of values.entries()) column.put(row, value);
  return column;
}

describe('ids of other records in a column', () => {
  it('are what was put, and in the order of the database', () => {
    fc.assert(
      fc.property(some, (values) => {
        const column = filled(values);
        for (const [one, value] of values.entries()) {
          expect(column.rowsWith((found) => found === value)(one)).toBe(true);
          for (const [other, next] of values.entries()) {
            expect(Math.sign(column.compare(one, other))).toBe(Math.sign(inOrder(value, next)));
          }
        }
      }),
    );
  });

  it('are found by what they are', () => {
    fc.assert(
      fc.property(some, some, (values, wanted) => {
        const isOne = filled(values).rowsOf(wanted);
        expect(values.map((_, row) => isOne(row))).toEqual(values.map((value) => wanted.includes(value)));
      }),
    );
  });

  it('are no texts; what is no id is nothing', () => {
    const column = filled(['65f000000000000000000001', 'ABCDEFABCDEFABCDEFABCDEF', '{}', 7]);
    expect(column.rowsLike()(0)).toBe(false);
    expect([0, 1, 2, 3].map(column.rowsOf([null, 'abcdefabcdefabcdefabcdef']))).toEqual([false, true, true, true]);
  });
});
