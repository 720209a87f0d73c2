import { describe, expect, it } from '@jest/globals';
import { magnitude, type WarnedDocument, type WarnedLine, warningsForBuyer, warningsOf } from './warnings.js';

const known = {
  ...{ listPrice: 11.5, stock: 42, rule: { moq: 2, step: 2, max: 1000 }, packSize: null, largestBreak: 0 },
  ...{ largestOwn: 0, largestOfAll: 0 },
};
const document = (over: Partial<WarnedDocument> = {}): WarnedDocument => ({
  ...{ lines: [], total: 100, needsStock: true, products: new Map([['p1', known]]), hasTrn: true },
  ...{ samePoNumber: null, overdue: 0, creditLeft: null },
  ...over,
});
const line = (over: Partial<WarnedLine> = {}): WarnedLine => ({
  ...{ product: 'p1', qty: 2, unitPrice: 11.5, taxCategory: 'S' },
  ...over,
});
const codesOf = (over: Partial<WarnedDocument>) => warningsOf(document(over)).map(({ code }) => code);

describe('the warnings of a line', () => {
  it.each([
    ['a usual line', line(), []],
    ['no price', line({ unitPrice: 0 }), ['ZERO_PRICE']],
    ['a price that is not shown', line({ unitPrice: null }), []],
    ['a hundredth of the list price', line({ unitPrice: 0.1 }), ['FAR_FROM_LIST']],
    ['six times the list price', line({ unitPrice: 69 }), ['FAR_FROM_LIST']],
    ['five times the list price', line({ unitPrice: 57.5 }), []],
    ['an agreed price', line({ unitPrice: 0.1, priceSource: {} }), []],
    ['less than cost', line({ margin: { amount: -3 } }), ['BELOW_COST']],
    ['a cost that is not shown', line({ margin: null }), []],
    ['more than is in stock', line({ qty: 58 }), ['MORE_THAN_STOCK']],
    ['less than is in stock, after a first delivery', line({ qty: 58, openQty: 20 }), []],
    ['less than the MOQ', line({ qty: 1 }), ['BELOW_MOQ']],
    ['a quantity between two steps', line({ qty: 3 }), ['OFF_STEP']],
    ['more than the maximum', line({ qty: 1002 }), ['ABOVE_MAXIMUM', 'LARGE_FIRST_ORDER', 'MORE_THAN_STOCK']],
    ['reverse charge', line({ taxCategory: 'AE' }), []],
    ['free text', line({ product: null, qty: 1000 }), []],
  ])('are right for %s', (_what, one, codes) => {
    expect(codesOf({ lines: [one] })).toEqual(codes);
  });

  it('compare a quantity with the customer’s own orders, or with those of others if there are none', () => {
    const withOrders = (largestOwn: number, largestOfAll: number) =>
      codesOf({ lines: [line({ qty: 30 })], products: new Map([['p1', { ...known, largestOwn, largestOfAll }]]) });
    expect(withOrders(5, 500)).toEqual(['UNUSUALLY_LARGE']);
    expect(withOrders(0, 5)).toEqual(['UNUSUALLY_LARGE']);
    expect(withOrders(0, 6)).toEqual([]);
  });

  it.each([
    ['anything', {}, 1000, 1001],
    ['a large MOQ', { rule: { moq: 750, step: 500 } }, 5000, 5500],
    ['a large pack', { packSize: 1200 }, 6000, 6001],
    ['a large price break', { largestBreak: 3000 }, 15_000, 15_001],
    ['a large stock', { stock: 4000 }, 20_000, 20_001],
  ])('compare a product without orders with its expected quantity: %s', (_what, over, most, qty) => {
    const products = new Map([['p1', { ...known, rule: { moq: 1 }, ...over }]]);
    const warned = (qty: number) => warningsOf(document({ lines: [line({ qty })], products, needsStock: false }));
    expect(warned(most)).toEqual([]);
    expect(warned(qty)).toEqual([{ code: 'LARGE_FIRST_ORDER', line: 0, params: { qty } }]);
  });

  it('name reverse charge without a TRN', () => {
    expect(codesOf({ lines: [line({ taxCategory: 'AE' })], hasTrn: false })).toEqual(['REVERSE_CHARGE_WITHOUT_TRN']);
  });
});

describe('the warnings of a document', () => {
  it('name its PO number, the overdue amount and the limit', () => {
    const over = { samePoNumber: 'QUO-2026-00001', overdue: 50, creditLeft: 99.99 };
    expect(warningsOf(document(over))).toEqual([
      { code: 'PO_NUMBER_AGAIN', line: null, params: { number: 'QUO-2026-00001' } },
      { code: 'OVERDUE', line: null, params: { amount: 50 } },
      { code: 'OVER_LIMIT', line: null, params: { total: 100, left: 99.99 } },
    ]);
    expect(codesOf({ creditLeft: 100 })).toEqual([]);
  });

  it('show buyers only quantities and PO numbers, without figures', () => {
    const products = new Map([['p1', { ...known, largestOwn: 1 }]]);
    const all = warningsOf(document({ lines: [line({ qty: 57 })], products, samePoNumber: 'Q', overdue: 5 }));
    expect(warningsForBuyer(all)).toEqual([
      { code: 'UNUSUALLY_LARGE', line: 0, params: {} },
      { code: 'PO_NUMBER_AGAIN', line: null, params: {} },
    ]);
  });
});

it('the magnitude of a quantity is the lowest power of ten that is not below it', () => {
  expect([0, 1, 2, 10, 11, 999, 1000].map(magnitude)).toEqual([0, 1, 10, 10, 100, 1000, 1000]);
});
