import { describe, expect, it } from '@jest/globals';
import { alternativesTo } from './alternatives.js';

const product = (fields: object) => ({
  ...{ _id: 'p0', size: '1-inch', variant: '100-yd', color: 'Black', sort: 'Economy', isAvailable: true },
  ...fields,
});

describe('the alternatives to a product', () => {
  it.each([
    ['another make before another colour', [{ color: 'Red' }, { sort: 'High Speed' }], [2, 1]],
    ['another colour before another width', [{ size: '1/2-inch' }, { color: 'Red' }], [2, 1]],
    ['the same width in millimetres before any other', [{ size: '12-mm' }, { size: '25-mm' }], [2, 1]],
    ['the nearer length', [{ variant: '35-yd' }, { variant: '150-yd' }], [2, 1]],
    ['of equal ones the first of the shop', [{ color: 'Red' }, { color: 'Blue' }], [1, 2]],
  ])('have %s', (_what, others, order) => {
    const found = alternativesTo(
      product({}),
      others.map((fields, index) => product({ _id: `p${index + 1}`, ...fields })),
      5,
    );
    expect(found.map(({ _id }) => _id)).toEqual(order.map((number) => `p${number}`));
  });

  it('never include the product itself or unavailable products, and are limited in number', () => {
    const others = [product({}), product({ _id: 'p1', isAvailable: false }), product({ _id: 'p2' })];
    expect(alternativesTo(product({}), [...others, product({ _id: 'p3' })], 1)).toEqual([others[2]]);
  });
});
