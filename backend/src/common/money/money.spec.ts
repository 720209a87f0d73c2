import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { documentTotal, isAmount, lineAmount, toAed, toFils } from './money.js';

describe('toFils', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [1.1, 110],
    [19.99, 1999],
    [1.15, 115],
    [8.2, 820],
    [9_999_999.99, 999_999_999],
  ])('%d AED is %i fils', (aed, fils) => {
    expect(toFils(aed)).toBe(fils);
  });

  it.each([0.001, 1.005, 10.123, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (aed) => {
    expect(() => toFils(aed)).toThrow(RangeError);
  });

  it('is undone by toAed for every amount', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (fils) => toFils(toAed(fils)) === fils));
  });
});

describe('isAmount', () => {
  it('is true of every amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (fils) => isAmount(toAed(fils))));
  });

  it.each([0.001, 1.005, 1e-7, 1.5e-7, Number.NaN, Number.POSITIVE_INFINITY, '1', null, { $gt: 0 }])(
    'is false of %j',
    (value) => {
      expect(isAmount(value)).toBe(false);
    },
  );
});

describe('documentTotal', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 100_000 }),
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  });
  const charge = fc.integer({ min: 0, max: 1_000_000 });

  it('is the sum of its parts, whatever the lines', () => {
    fc.assert(
      fc.property(fc.array(line), charge, charge, (lines, deliveryCharge, extraFee) => {
        const parts = [...lines.map(lineAmount), deliveryCharge, extraFee];
        expect(documentTotal(lines, { deliveryCharge, extraFee })).toBe(parts.reduce((a, b) => a + b, 0));
      }),
    );
  });

  it('is the charges alone without lines', () => {
    expect(documentTotal([], { deliveryCharge: 2500, extraFee: 1 })).toBe(2501);
  });
});
