import { agreedLines, agreedPrice } from './agreed-lines.js';

const line = (over: object = {}) => ({
  ...{ id: 'a', product: 'p1' as string | null, qty: 10, unitPrice: 1000, discount: 0, taxRate: 5 },
  ...over,
});

describe('an agreed price', () => {
  it.each([
    ['is the quoted price if it includes VAT', line(), 'inclusive', 1000],
    ['includes VAT if the quoted price does not', line(), 'exclusive', 1050],
    ['is the quoted price in a shop without VAT', line(), null, 1000],
    ['is reduced by the discount of its line', line({ discount: 500 }), 'inclusive', 950],
    ['is rounded if it does not divide evenly', line({ qty: 3, discount: 100 }), 'inclusive', 967],
    ['has no VAT on a zero-rated line', line({ taxRate: 0 }), 'exclusive', 1000],
  ] as const)('%s', (_what, quoted, basis, price) => {
    expect(agreedPrice(quoted, basis)).toBe(price);
  });

  it('exists for each chosen product with a price in the quote', () => {
    const lines = [line(), line({ id: 'b', product: null }), line({ id: 'c', unitPrice: 0 }), line({ id: 'd' })];
    const found = (chosen: string[] | null, fromQuantity = false) =>
      agreedLines(lines, { chosen, basis: 'inclusive', fromQuantity }).map(({ key, minQty, price }) => [
        ...[key, minQty, price],
      ]);
    expect(found(['a', 'b', 'c'])).toEqual([['p1', 1, 10]]);
    expect(found(['d'], true)).toEqual([['p1', 10, 10]]);
    expect(found(null)).toHaveLength(2);
    expect(found([])).toEqual([]);
  });
});
