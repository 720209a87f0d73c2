import { MAX_QTY } from './limits.js';
import {
  type AgreedQuantities,
  allowedQty,
  effectiveRule,
  largestQty,
  quantityProblem,
  type QuantityRule,
  smallestQty,
  stepperStep,
} from './quantity-rules.js';

const SIXES: QuantityRule = { moq: 12, step: 6, max: 62 };

describe('a quantity rule', () => {
  it.each<[QuantityRule, number, object | null]>([
    [SIXES, 11, { kind: 'belowMoq', moq: 12 }],
    [SIXES, 12, null],
    [SIXES, 20, { kind: 'offStep', step: 6, lower: 18, upper: 24 }],
    [SIXES, 60, null],
    [SIXES, 61, { kind: 'aboveMax', max: 60 }],
    [{ moq: 5 }, 4, { kind: 'belowMoq', moq: 5 }],
    [{ moq: 5 }, 7, null],
    [{ moq: 5, step: 1, max: null }, MAX_QTY, null],
    [{ moq: 5, max: 5 }, 6, { kind: 'aboveMax', max: 5 }],
    [{ moq: 0 }, 1, null],
    // An older record whose MOQ is off the step.
    [{ moq: 10, step: 6 }, 10, { kind: 'belowMoq', moq: 12 }],
  ])('%j changes %i to %j', (rule, qty, problem) => {
    expect(quantityProblem(rule, qty)).toEqual(problem);
  });

  it.each<[AgreedQuantities | null, object]>([
    [null, { moq: 12, step: 6, max: 62 }],
    [
      { moq: null, step: null, max: null },
      { moq: 12, step: 6, max: 62 },
    ],
    [{ moq: 6 }, { moq: 6, step: 6, max: 62 }],
    [{ step: 10 }, { moq: 20, step: 10, max: 62 }],
    [{ max: 10 }, { moq: 12, step: 6, max: 12 }],
    [
      { moq: 100, step: 50, max: 500 },
      { moq: 100, step: 50, max: 500 },
    ],
  ])('uses the fields of the price list, and the product’s for missing ones: %j', (agreed, rule) => {
    expect(effectiveRule(SIXES, agreed)).toEqual(rule);
  });

  it('raises a quantity to one that may be requested, and never exceeds the maximum', () => {
    for (const rule of [SIXES, { moq: 5 }, { moq: 1, step: 10, max: 35 }, { moq: 10, step: 6 }]) {
      for (let qty = 0; qty <= 80; qty += 1) {
        const raised = allowedQty(rule, qty);
        expect(quantityProblem(rule, raised)).toBeNull();
        expect(raised >= qty || raised === largestQty(rule)).toBe(true);
      }
    }
  });

  it('uses its step, or its MOQ if it has no step', () => {
    expect([SIXES, { moq: 5 }, { moq: 5, step: 1 }].map(stepperStep)).toEqual([6, 5, 5]);
    expect(smallestQty({ moq: 0 })).toBe(1);
  });
});
