import { expect, it } from '@jest/globals';
import { differencesOf, packedQty, unitReadings } from './unit-readings.js';
import type { UnitCode } from './units.js';

const STRIPS = { unit: 'box', variant: '50-pcs' };
const REEL = { unit: 'reel', variant: '50-m' };
const ROLL = { unit: 'roll', variant: '100-yd' };
const PACK = { unit: 'pack of 25', variant: '' };

it.each<[number, UnitCode, number | null, { unit: string; variant: string }, number[] | null]>([
  [1200, 'H87', null, STRIPS, [24, 1200]],
  [1210, 'H87', null, STRIPS, [25, 1210]],
  [6, 'SR', null, STRIPS, [1, 6]],
  [6, 'XBX', null, STRIPS, null],
  [6, 'XPA', null, STRIPS, null],
  [6, 'XCT', null, STRIPS, [6]],
  [2, 'XBX', 50, STRIPS, null],
  [2, 'XBX', 100, STRIPS, [4, 2]],
  [500, 'MTR', null, REEL, [10, 500]],
  [500, 'YRD', null, REEL, [10, 500]],
  [3, 'XRO', null, REEL, null],
  [200, 'YRD', null, ROLL, [2, 200]],
  [122, 'MTR', null, ROLL, [2, 122]],
  [40, 'XRO', null, ROLL, null],
  [40, 'H87', null, ROLL, null],
  [20, 'SR', null, REEL, [20]],
  [3, 'XCT', 12, ROLL, null],
  [3, 'XCT', null, ROLL, [3]],
  [5, 'XBX', null, ROLL, [5]],
  [100, 'H87', null, PACK, [4, 100]],
  [100, 'YRD', null, { unit: 'metre', variant: '' }, [92, 100]],
  [10, 'MTR', null, { unit: 'm', variant: '' }, null],
])('%i in the unit %s (each %j) of a product sold as %j is read as %j', (qty, unit, each, product, quantities) => {
  expect(unitReadings({ qty, unit, each }, product)?.map((reading) => reading.qty) ?? null).toEqual(quantities);
});

it.each<[number | null, UnitCode | null, number | null, number | null]>([
  [2, 'XCT', null, 24],
  [2, 'XCT', 12, 24],
  [2, 'XCT', 10, null],
  [2, 'XRO', null, null],
  [2, null, null, null],
  [null, 'XCT', null, null],
])('%j in the unit %j (each %j) of rolls in cartons of 12 are %j rolls', (qty, unit, each, packed) => {
  const product = { ...ROLL, packSize: 12, packUnit: 'Carton' };
  expect(packedQty({ qty, unit, each }, product)).toBe(packed);
  if (packed !== null) expect(unitReadings({ qty, unit, each }, product)).toBeNull();
});

it('a reading states its content', () => {
  expect(unitReadings({ qty: 1200, unit: 'H87', each: null }, STRIPS)).toEqual([
    { qty: 24, content: { amount: 1200, unit: 'H87' } },
    { qty: 1200, content: { amount: 60_000, unit: 'H87' } },
  ]);
  expect(unitReadings({ qty: 4, unit: null, each: null }, STRIPS)).toBeNull();
  expect(unitReadings({ qty: null, unit: 'H87', each: null }, STRIPS)).toBeNull();
});

it.each([
  ['black ribbon 1 inch 150 yd', { size: '1-inch', variant: '100-yd' }, [['150 yd', '100-yd']]],
  ['25 mm × 122 m black ribbon', { size: '1-inch', variant: '100-yd' }, [['122 m', '100-yd']]],
  ['black ribbon 25 mm', { size: '1-inch', variant: '100-yd' }, []],
  ['matrix 0.4x1.5', { size: '0.4x1.5-mm', variant: '50-pcs' }, []],
  ['matrix 0.4x1.5', { size: '0.5x1.6-mm', variant: '50-pcs' }, [['0.4 x 1.5', '0.5x1.6-mm']]],
  ['black ribbon', { size: '1-inch', variant: '100-yd' }, []],
])('%j differs from %j by %j', (words, product, differences) => {
  expect(differencesOf(words, product).map(({ requested, actual }) => [requested, actual])).toEqual(differences);
});
