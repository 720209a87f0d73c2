import { expect, it } from '@jest/globals';
import { importRemarks } from './price-remarks.js';

it.each([
  ['the same price', { from: 1000, to: 1000 }, []],
  ['half more', { from: 1000, to: 1500 }, []],
  ['more than half more', { from: 1000, to: 1501 }, ['FAR_OFF']],
  ['half less', { from: 1000, to: 500 }, []],
  ['more than half less', { from: 1000, to: 499 }, ['FAR_OFF']],
  ['no price', { from: 1000, to: 0 }, ['FAR_OFF']],
  ['the first price', { from: 0, to: 1000 }, []],
  ['cost with VAT', { from: 1000, to: 945, cost: 900 }, []],
  ['less than cost with VAT', { from: 1000, to: 944, cost: 900 }, ['BELOW_COST']],
  ['a price that stays below cost', { from: 800, to: 800, cost: 900 }, []],
] as const)('%s has its remarks', (_what, step, remarks) => {
  expect(importRemarks({ cost: null, rate: 5, ...step })).toEqual(remarks);
});
