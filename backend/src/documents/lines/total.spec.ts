import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../../platform/errors/domain-error.js';
import { MAX_AED } from '@shop/contract/money';
import { MAX_LINES, MAX_QTY } from '@shop/contract/limits';
import { affordableTotal } from './total.js';

const MAX_FILS = MAX_AED * 100;
const free = { deliveryCharge: 0, extraFee: 0 };
const fieldsOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.fields : error;
  }
};

describe('affordableTotal', () => {
  it('takes what comes to the most that a document may, to the fils', () => {
    expect(affordableTotal([{ qty: 1, unitPrice: MAX_FILS }], free, 'items')).toBe(MAX_FILS);
    const lines = [{ qty: 3, unitPrice: 333_333_333 }];
    expect(affordableTotal(lines, { deliveryCharge: 0, extraFee: 1 }, 'items')).toBe(MAX_FILS);
  });

  const LINE = 'The line amount must be at most AED 10,000,000.00.';
  const TOTAL = 'The total must be at most AED 10,000,000.00.';
  const line = (qty: number, unitPrice: number) => ({ qty, unitPrice });
  it.each([
    [[line(1, 5), line(100_000, MAX_FILS)], free, { 'items.1.unitPrice': LINE }],
    [[line(2, MAX_FILS / 2), line(1, 1)], free, { items: TOTAL }],
    [[line(1, 500)], { deliveryCharge: MAX_FILS, extraFee: 1 }, { deliveryCharge: TOTAL }],
    [[line(1, MAX_FILS)], { deliveryCharge: 0, extraFee: 1 }, { extraFee: TOTAL }],
    [[], { deliveryCharge: 1, extraFee: MAX_FILS }, { extraFee: TOTAL }],
    [[line(1, Number.MAX_SAFE_INTEGER), line(1, 2)], free, { 'items.0.unitPrice': LINE }],
  ])('of %j with %j names what is too much', (lines, charges, fields) => {
    expect(fieldsOf(() => affordableTotal(lines, charges, 'items'))).toEqual(fields);
  });

  it('is exact or refused, whatever the bodies allow', () => {
    const amount = fc.oneof(fc.nat(10_000), fc.nat(MAX_FILS));
    const priced = fc.record({ qty: fc.integer({ min: 1, max: MAX_QTY }), unitPrice: amount });
    const lines = fc.array(priced, { maxLength: MAX_LINES });
    let taken = 0;
    fc.assert(
      fc.property(lines, amount, amount, (items, deliveryCharge, extraFee) => {
        const goods = items.reduce((sum, { qty, unitPrice }) => sum + BigInt(qty) * BigInt(unitPrice), 0n);
        const exact = goods + BigInt(deliveryCharge) + BigInt(extraFee);
        const work = () => affordableTotal(items, { deliveryCharge, extraFee }, 'items');
        if (exact > BigInt(MAX_FILS)) {
          expect(fieldsOf(work)).not.toBeNull();
        } else {
          taken += 1;
          expect(BigInt(work())).toBe(exact);
        }
      }),
      { seed: 20261121, numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});
