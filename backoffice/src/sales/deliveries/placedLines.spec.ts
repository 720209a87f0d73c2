import { expect, it } from '@jest/globals';
import { placedLines } from './placedLines';

const line = (id: string, product: string | null) => ({
  ...{ line: id, product, productName: id, productNameAr: '', sku: '', unit: 'roll', qty: 1 },
});

it('the goods of a delivery are sorted by location, those without one last', () => {
  const lines = [line('free', null), line('b', 'p10'), line('gone', 'p0'), line('a', 'p9')];
  const products = [{ id: 'p10', storageLocation: 'Aisle 10' }, undefined, { id: 'p9', storageLocation: 'Aisle 9' }];
  expect(placedLines(lines, products).map((one) => [one.line, one.place])).toEqual([
    ['a', 'Aisle 9'],
    ['b', 'Aisle 10'],
    ['free', ''],
    ['gone', ''],
  ]);
});
