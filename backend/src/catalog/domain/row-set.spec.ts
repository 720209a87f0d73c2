import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RowSet } from './row-set.js';

const count = fc.integer({ min: 0, max: 200 });
/** All rows there are, and two choices among them. */
const choices = count.chain((all) =>
  fc.tuple(fc.constant(all), fc.subarray([...Array(all).keys()]), fc.subarray([...Array(all).keys()])),
);

describe('a set of rows', () => {
  it('has the rows that were put into it, and what it has in common with others', () => {
    fc.assert(
      fc.property(choices, ([all, some, others]) => {
        const [set, other] = [RowSet.of(some, all), RowSet.of(others, all)];
        const common = some.filter((row) => others.includes(row));
        expect([set.rows(), set.size]).toEqual([some, some.length]);
        expect([set.and([other]).rows(), set.and([other]).size]).toEqual([common, common.length]);
        expect(RowSet.all(all).and([set, other]).rows()).toEqual(common);
        expect([RowSet.all(all).rows(), RowSet.all(all).size]).toEqual([[...Array(all).keys()], all]);
      }),
    );
  });

  it('has a part of its rows for each page', () => {
    fc.assert(
      fc.property(choices, fc.nat(250), fc.nat(50), ([all, some], from, limit) => {
        expect(RowSet.of(some, all).rows(from, limit)).toEqual(some.slice(from, from + limit));
      }),
    );
  });

  it('is made of marked keys, and counts keys', () => {
    fc.assert(
      fc.property(choices, fc.array(fc.nat(4), { minLength: 200, maxLength: 200 }), ([all, some], given) => {
        const keys = Uint16Array.from(given);
        const marked = RowSet.marked(keys, Uint8Array.of(0, 1, 0, 1, 0), all);
        expect(marked.rows()).toEqual([...Array(all).keys()].filter((row) => given[row] === 1 || given[row] === 3));
        const counts = [0, 1, 2, 3, 4].map((key) => some.filter((row) => given[row] === key).length);
        expect([...RowSet.of(some, all).tally(keys, 5)]).toEqual(counts);
      }),
    );
  });
});
