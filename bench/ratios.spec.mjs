import { describe, expect, it } from '@jest/globals';
import { isSlower, ratiosOf, regressions } from './ratios.mjs';

const committed = { listing: 0.9, product: 0.25 };
const bare = (name, ofFloor) => ({ name, ofFloor, ofDatabaseFloor: null });
const asking = (name, ofFloor, ofDatabaseFloor) => ({ name, ofFloor, ofDatabaseFloor });
const measured = (listing, product) => [bare('listing', listing), bare('product', product)];

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

  it('says nothing of what has no floor', () => {
    const mixed = asking('mixed traffic', null, null);
    expect([regressions([mixed], {}), ratiosOf([mixed, bare('listing', 0.5)])]).toEqual([[], { listing: 0.5 }]);
  });

  it('finds such a case worth another look', () => {
    const [listing, product] = measured(0.71, 0.25);
    expect([isSlower(listing, committed), isSlower(product, committed)]).toEqual([true, false]);
  });

  it('compares what asks the database with the floor that does, whatever the bare one says', () => {
    expect(regressions([asking('quotes', 0.001, 0.25)], { quotes: 0.3 })).toEqual([]);
    expect(regressions([asking('quotes', 0.9, 0.2)], { quotes: 0.3 })).toEqual([
      'quotes: 20.0 % of the database floor, where 30.0 % is committed',
    ]);
    expect(regressions([asking('payment', null, 0.05)], { payment: 0.08 })).toEqual([
      'payment: 5.0 % of the database floor, where 8.0 % is committed',
    ]);
  });

  it('names a case that only one of both has', () => {
    expect(regressions([bare('search', 0.5), asking('payment', null, 0.08)], { listing: 0.9 })).toEqual([
      'search: has no committed share of the floor',
      'payment: has no committed share of the database floor',
      'listing: is committed, and was not measured',
    ]);
  });
});

describe('the committed shares', () => {
  it('are those that are compared', () => {
    const rows = [bare('product', 0.25), asking('quotes', 0.012, 0.30004), asking('payment', null, 0.08)];
    expect(ratiosOf(rows)).toEqual({ product: 0.25, quotes: 0.3, payment: 0.08 });
    expect(regressions(rows, ratiosOf(rows))).toEqual([]);
  });

  it('take no more of a large answer than its floor has without luck', () => {
    expect(ratiosOf([bare('page', 2.2), asking('statement', 0.01, 1.1)])).toEqual({ page: 0.9, statement: 1.1 });
  });
});
