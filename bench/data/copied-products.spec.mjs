import { expect, it } from '@jest/globals';
import { copiedProducts } from './copied-products.mjs';

const MODELS = [
  {
    ...{ _id: 'a', category: { displayName: 'Ribbon' }, size: '1-inch', variant: '', color: 'Black', code: 'FC3' },
    ...{ sku: 'RIB-00001', quality: 'A', listKey: '1|ribbon|25|x|black|fc00000003.000', price: 100, stock: 5 },
  },
  {
    ...{ _id: 'b', category: { displayName: 'Tape' }, size: '2-mm', variant: '', color: '', code: '' },
    ...{ sku: 'TAP-00001', quality: 'B', listKey: '2|tape|2|||', price: 200, stock: 0 },
  },
];

const copies = (count) => [...copiedProducts(MODELS, count, (kind, index) => `${kind}${index}`)];

it('a copy has a code, a name, an SKU and a place of its own, and what filters ask for from its model', () => {
  expect(copies(4)[2]).toMatchObject({
    ...{ _id: 'product2', code: 'FC3-N2', name: 'Ribbon 1-inch Black FC3-N2', sku: 'RIB-100003', quality: 'A' },
    ...{ searchText: 'ribbon 1-inch black fc3-n2 rib-100003', size: '1-inch' },
    listKey: '1|ribbon|25|x|black|fc00000003.000-n00000002.000',
  });
  expect(copies(4)[3]).toMatchObject({ code: 'N2', listKey: '2|tape|2|||n00000002.000' });
});

it('all are different, and the same in each run', () => {
  const all = copies(50);
  for (const field of ['_id', 'sku', 'name', 'listKey']) expect(new Set(all.map((one) => one[field])).size).toBe(50);
  expect(copies(50)).toEqual(all);
});
