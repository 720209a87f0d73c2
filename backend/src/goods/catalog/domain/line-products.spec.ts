import { expect, it } from '@jest/globals';
import { readOrderLine } from '@shop/contract/mails/read-line';
import { type LineProduct, quantityFor, soldInUnit, unusedWords } from './line-products.js';

const product = (over: Partial<LineProduct>): LineProduct => ({
  ...{ _id: 'p', sku: 'RIB-00001', name: 'Hot-Stamping Ribbon', productType: 'Ribbon', size: '1-inch' },
  ...{ variant: '100-yd', color: 'Black', code: 'FC3', displaySpecs: '1 inch × 100 yd', unit: 'roll' },
  ...over,
});
const strips = product({ _id: 'strips', name: 'Creasing Matrix', variant: '50-pcs', unit: 'box', displaySpecs: '' });
const reel = product({ _id: 'reel', name: 'Creasing Matrix', variant: '50-m', unit: 'reel', displaySpecs: '' });
const matches = (products: readonly LineProduct[], isNamed = false) => ({
  ...{ products, total: products.length, isNamed, isGuessed: false, leftOut: [] },
});

it.each([
  ['creasing matrix 3 reels', ['reel']],
  ['creasing matrix 4 boxes', ['strips']],
  ['creasing matrix 20 strips', ['strips']],
  ['creasing matrix 4', ['strips', 'reel']],
  ['creasing matrix 4 cartons', ['strips', 'reel']],
])('%j can mean %j of boxes of strips and reels', (text, ids) => {
  const found = soldInUnit(readOrderLine(text), matches([strips, reel]));
  expect(found.products.map(({ _id }) => _id)).toEqual(ids);
});

it.each<[string, LineProduct, boolean, number | null, string | null]>([
  ['FC3 black 24 rolls', product({}), false, 24, null],
  ['3 cartons of 12 FC3 black', product({}), false, 36, null],
  ['2 boxes of 50 pcs creasing matrix', strips, false, 2, null],
  ['creasing matrix 20 strips', strips, false, null, 'unit'],
  ['FC3 black 6 cartons', product({}), false, null, 'unit'],
  ['FC3 black 100', product({}), false, null, 'numbers'],
  ['FC3 black 1 inch x 100', product({}), false, null, 'numbers'],
  ['FC3 black 1 inch x 12', product({}), false, 12, null],
  ['RIB-00001 100', product({}), true, 100, null],
  ['RIB-00001 24 rolls, later 30', product({}), true, null, 'numbers'],
  ['RIB-00001 6-8 rolls', product({}), true, null, 'numbers'],
  ['RIB-00001 black 24 rolls', product({}), true, 24, null],
  ['RIB-00001 white 24 rolls', product({}), true, null, 'numbers'],
  ['RIB-00001 0.5x1.6 24 rolls', product({}), true, null, 'numbers'],
  // A word beside the number that the product does not have may say what the number is.
  ...[
    ...['budget 500 for RIB-00001', 'Room 40 RIB-00001', 'po 4500 RIB-00001', 'shop 12 RIB-00001 black'],
    ...['RIB-00001 week 49', 'machine no 5 RIB-00001', 'RIB-00001 3 days', 'RIB-00001 2 k rolls', '#40 RIB-00001'],
    ...['RIB-00001 stock 40 rolls', 'RIB-00001 40 sqm', 'RIB-00001 2 12-packs'],
    ...['ميزانية ٥٠٠ RIB-00001', 'غرفة ٤٠ RIB-00001', 'RIB-00001 ٤٠ طبلية'],
  ].map((text): [string, LineProduct, boolean, null, string] => [text, product({}), true, null, 'numbers']),
  ['RIB-00001 size 25', product({}), true, null, 'several'],
  ...['RIB-00001 -40', 'RIB-00001 >40', 'RIB-00001 ±40 rolls', 'RIB-00001 40-', 'RIB-00001 twice 40 rolls'].map(
    (text): [string, LineProduct, boolean, null, string] => [text, product({}), true, null, 'some'],
  ),
  ['please send a hundred rolls RIB-00001', product({}), true, 100, null],
  ['RIB-00001 hot-stamping black 40 @ 12.50', product({}), true, 40, null],
  ['RIB-00001 شريط أسود 40', product({ nameAr: 'شريط ختم أسود' }), true, 40, null],
  ['RIB-00001 (Deira) 40', product({}), true, 40, null],
])('%j of one product (%#) has the right quantity or a question', (text, one, isNamed, qty, question) => {
  expect(quantityFor(readOrderLine(text), matches([one], isNamed), one)).toMatchObject({ qty, question });
});

it.each([
  ['غرفة 40 شريط أسود', ['غرفه'], null],
  ['شريط أسود 40', [], 40],
])('%j, of whose words the search does not know %j, has the quantity %j', (text, leftOut, qty) => {
  expect(quantityFor(readOrderLine(text), { ...matches([product({})]), leftOut }, undefined).qty).toBe(qty);
});

it('words that the product does not have are unused', () => {
  expect(unusedWords('RIB-00001 black 3 for Deira', product({}))).toEqual(['3', 'Deira']);
});
