import { describe, expect, it } from '@jest/globals';
import { sameWishes, type Wish, wishProblem } from './targets.js';

const wish = (fields: Partial<Wish> = {}): Wish => ({ line: 'a', price: 520, quantity: 200, note: '', ...fields });
const lines = new Set(['a', 'b']);

describe('wishProblem', () => {
  it.each<[string, Wish[], ReturnType<typeof wishProblem>]>([
    ['nothing, which withdraws all', [], null],
    ['a price alone', [wish({ quantity: null })], null],
    ['a quantity alone', [wish({ price: null })], null],
    ['words alone', [wish({ price: null, quantity: null, note: 'Cheaper?' })], null],
    ['each line once', [wish(), wish({ line: 'b' })], null],
    ['a line that is not there', [wish({ line: 'c' })], { index: 0, field: 'line', rule: 'UNKNOWN_LINE' }],
    ['a line twice', [wish(), wish()], { index: 1, field: 'line', rule: 'LINE_TWICE' }],
    ['a line of nothing', [wish({ price: null, quantity: null })], { index: 0, field: 'price', rule: 'EMPTY_TARGET' }],
  ])('refuses %s', (_what, wishes, problem) => {
    expect(wishProblem(wishes, lines)).toEqual(problem);
  });
});

describe('sameWishes', () => {
  it('ignores the order of target prices', () => {
    expect(sameWishes([wish(), wish({ line: 'b' })], [wish({ line: 'b' }), wish()])).toBe(true);
  });

  it.each([[[]], [[wish({ price: 519 })]], [[wish(), wish({ line: 'b' })]]])('detects the difference %j', (others) => {
    expect(sameWishes([wish()], others)).toBe(false);
  });
});
