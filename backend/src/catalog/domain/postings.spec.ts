import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Postings } from './postings.js';

describe('the rows of a value', () => {
  it('are those that have it, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 30 }), fc.nat(3), (values, spare) => {
        const postings = new Postings(Uint32Array.from([...values, ...Array<number>(spare).fill(0)]), values.length, 6);
        for (let value = 0; value < 6; value += 1) {
          const rows = [...values.keys()].filter((row) => values[row] === value);
          expect([...postings.of(value)]).toEqual(rows);
        }
      }),
    );
  });
});
