import { describe, expect, it } from '@jest/globals';
import { isSlower, regressions } from './ratios.mjs';

const committed = { listing: 0.9, product: 0.25 };
const measured = (listing, product) => [
  { name: 'listing', ofFloor: listing },
  { name: 'product', ofFloor: product },
];

describe('the check of the bench', () => {
  it('passes what is as quick as before, quicker, or slower by a fifth', () => {
    expect(regressions(measured(0.9, 0.25), committed)).toEqual([]);
    expect(regressions(measured(1.1, 0.2), committed)).toEqual([]);
  });

  it('names what has become slower by more', () => {
    expect(regressions(measured(0.71, 0.25), committed)).toEqual([
      'listing: 71.0 % of the floor, where 90.0 % is committed',
    ]);
  });

  it('finds such a case worth another look', () => {
    const [listing, product] = measured(0.71, 0.25);
    expect([isSlower(listing, committed), isSlower(product, committed)]).toEqual([true, false]);
  });

  it('names a case that only one of both has', () => {
    expect(regressions([{ name: 'search', ofFloor: 0.5 }], { listing: 0.9 })).toEqual([
      'search: has no committed share of the floor',
      'listing: is committed, and was not measured',
    ]);
  });
});
