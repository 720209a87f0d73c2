import { describe, expect, it } from '@jest/globals';
import { sumOf } from '@shop/contract/vat';
import { advance, part } from '../../../../test/sales/orders/billable-orders.js';
import { lessOf, moreOf, usesOf } from './advances.js';

describe('an advance', () => {
  it.each([
    ['of one category', [part('S', 500)], [[part('S', 300)], [part('S', 400)]], [300, 200]],
    ['of another category', [part('Z', 500)], [[part('S', 300)]], []],
    ['of several, each by itself', [part('S', 100), part('Z', 50)], [[part('S', 80), part('Z', 80)]], [130]],
    ['of another rate', [part('S', 500)], [[part('S', 300, 10)]], []],
    ['that is used up', [part('S', 500)], [[part('S', 0)], [part('S', 20)]], [20]],
  ])('an advance %s is used in the order of issue, at most its own gross', (_what, billed, advances, used) => {
    const uses = usesOf(
      billed,
      advances.map((left) => advance(...left)),
    );
    expect(uses.map(({ categories }) => sumOf(categories).gross)).toEqual(used);
  });

  it('has the VAT of an invoice that it covers in full', () => {
    const [use] = usesOf(
      [{ ...part('S', 8373), vat: 398, net: 7975 }],
      [advance({ ...part('S', 8778), vat: 418, net: 8360 })],
    );
    expect(use?.categories).toEqual([{ ...part('S', 8373), vat: 398, net: 7975 }]);
  });

  it('regains the amount that a voided invoice had used', () => {
    const before = advance(part('S', 1000), part('Z', 300));
    const [use] = usesOf([part('S', 333), part('Z', 1)], [before]);
    expect(moreOf(lessOf(before, use!.categories), use!.categories)).toEqual(before);
  });
});
