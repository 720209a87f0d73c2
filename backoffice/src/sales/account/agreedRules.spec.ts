import { describe, expect, it } from '@jest/globals';
import type { LineResponse } from '@shop/contract/api';
import { automaticPrice, questionsOf } from './agreedRules';

const line = (over: Partial<LineResponse> = {}) =>
  ({ _id: 'l', product: 'p', qty: 24, unitPrice: 6, taxCategory: 'S', priceIsManual: false, ...over }) as LineResponse;
const found = new Map([['p 24', { product: 'p', qty: 24, price: 5.25, listPrice: 6, source: null }]]);

describe('the price of a line in a form', () => {
  it.each([
    ['is that of the account for its quantity', line(), undefined, 5.25],
    ['is unknown for another quantity', line({ qty: 9 }), undefined, undefined],
    ['stays as entered by staff', line({ priceIsManual: true }), undefined, undefined],
    ['stays as stored for the same quantity', line(), line({ unitPrice: 7 }), 7],
    ['is looked up for another quantity than the stored one', line(), line({ qty: 5 }), 5.25],
    ['is looked up again if the stored one was entered manually', line(), line({ priceIsManual: true }), 5.25],
    ['does not exist for free text', line({ product: null }), undefined, undefined],
  ])('%s', (_what, one, stored, price) => {
    expect(automaticPrice(one, { found, stored, basis: 'inclusive' })).toBe(price);
  });

  it('is without VAT if the prices of the form are', () => {
    expect(automaticPrice(line(), { found, stored: undefined, basis: 'exclusive' })).toBe(5);
  });
});

it('each product is looked up only once for each quantity', () => {
  expect(questionsOf([line(), line(), line({ qty: 5 }), line({ product: null })])).toEqual([
    { product: 'p', qty: 24 },
    { product: 'p', qty: 5 },
  ]);
});
