import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changedFils, documentTotal, isAmount, lineAmount, MAX_AED, toAed, toFils } from './money.js';

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

  it.each([
    ...[0.001, 0.005, 1e-7, 1.005, 8.115, 10.123, 0.1 + 0.2, 9_999_999.991, 9_999_999.994999],
    ...[1e16, 1e21, Number.MAX_VALUE, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ])('refuses %d', (aed) => {
    expect(() => toFils(aed)).toThrow(RangeError);
  });

  it('is undone by toAed for every amount', () => {
    const fils = fc.maxSafeNat().map((value) => value % 1e13);
    fc.assert(fc.property(fils, (value) => toFils(toAed(value)) === value && toFils(toAed(-value)) === -value + 0));
  });

  it('accepts only numbers with at most two decimals', () => {
    const written = fc.tuple(fc.nat(MAX_AED), fc.nat(9999)).map(([whole, part]) => `${whole}.${part}`);
    fc.assert(
      fc.property(written, (text) => {
        const [whole = '', part = ''] = text.split('.');
        const isFine = /^\d{1,2}0*$/.test(part);
        expect(isAmount(Number(text))).toBe(isFine);
        if (isFine) expect(toFils(Number(text))).toBe(Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2)));
        else expect(() => toFils(Number(text))).toThrow(RangeError);
      }),
      { seed: 20261121, numRuns: 2000 },
    );
  });
});

describe('toAed', () => {
  it('writes at most two decimals', () => {
    fc.assert(fc.property(fc.nat(MAX_AED * 100), (fils) => /^\d+(\.\d{1,2})?$/.test(JSON.stringify(toAed(fils)))));
  });
});

describe('changedFils', () => {
  it.each([
    [undefined, 2500],
    [null, 0],
    [0, 0],
    [0.1, 10],
  ])('changes 25 AED, with %j sent, to %i fils', (sent, fils) => {
    expect(changedFils(2500, sent)).toBe(fils);
  });
});

describe('isAmount', () => {
  it('is true for every amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (fils) => isAmount(toAed(fils))));
  });

  it.each([0.001, 1.005, 1e-7, 1.5e-7, Number.NaN, Number.POSITIVE_INFINITY, '1', null, { $gt: 0 }])(
    'is false for %j',
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

  it('is the sum of its parts for any lines', () => {
    fc.assert(
      fc.property(fc.array(line), charge, charge, (lines, deliveryCharge, extraFee) => {
        const parts = [...lines.map(lineAmount), deliveryCharge, extraFee];
        expect(documentTotal(lines, { deliveryCharge, extraFee })).toBe(parts.reduce((a, b) => a + b, 0));
      }),
    );
  });

  it('does not drift over 500 lines, unlike a sum of AED', () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({
      qty: 1 + (index % 7),
      unitPrice: 1 + ((index * 37) % 99),
    }));
    const exact = lines.reduce((sum, { qty, unitPrice }) => sum + BigInt(qty) * BigInt(unitPrice), 0n);
    const total = documentTotal(lines, { deliveryCharge: 10, extraFee: 20 });
    expect(BigInt(total)).toBe(exact + 30n);
    const inAed = lines.reduce((sum, { qty, unitPrice }) => sum + qty * toAed(unitPrice), 0);
    expect(inAed).not.toBe(toAed(total - 30));
    expect(lines.reduce((sum, line) => sum + toFils(toAed(lineAmount(line))), 0)).toBe(total - 30);
  });

  it('contains only the charges if there are no lines', () => {
    expect(documentTotal([], { deliveryCharge: 2500, extraFee: 1 })).toBe(2501);
  });
});
