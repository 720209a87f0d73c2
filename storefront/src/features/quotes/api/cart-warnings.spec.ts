import { expect, it } from '@jest/globals';
import { unusualItems } from './cart-warnings';

it('items with a large quantity are far above the usual one, or have no earlier orders', () => {
  const requestedItems = ['p1', 'p2', 'p3'].map((product) => ({ product, qty: 90_000 }));
  const warnings = [
    { code: 'UNUSUALLY_LARGE' as const, line: 0, params: {} },
    { code: 'LARGE_FIRST_ORDER' as const, line: 2, params: {} },
    { code: 'PO_NUMBER_AGAIN' as const, line: null, params: {} },
  ];
  expect(unusualItems(warnings, { requestedItems })).toEqual([requestedItems[0], requestedItems[2]]);
});
