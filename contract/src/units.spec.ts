import { expect, it } from '@jest/globals';
import { catalogWords } from './words/ar/catalog.js';
import { countedUnit, UNIT_CODES, unitCodeOf, unitName, UNITS } from './units.js';

it.each([
  ['roll', 'XRO'],
  ['piece', 'H87'],
  ['metre', 'MTR'],
  ['yard', 'YRD'],
  ['set', 'SET'],
  ['box', 'XBX'],
  ['packet', 'XPA'],
  [' Pcs ', 'H87'],
  ['pack', 'XPA'],
  ['reel', 'XRL'],
  ['coil', 'XCL'],
  ['drum of something', 'H87'],
  ['', 'H87'],
])('a product that is sold by the %j has the code %s', (unit, code) => {
  expect(unitCodeOf(unit)).toBe(code);
});

it('no two units have the same name', () => {
  const names = UNIT_CODES.flatMap((code) => [UNITS[code].name, ...UNITS[code].called]);
  expect(new Set(names).size).toBe(names.length);
});

it('every unit has an Arabic name', () => {
  expect(UNIT_CODES.map(unitName).filter((name) => catalogWords[`term.${name}`] === undefined)).toEqual([]);
});

it('an unknown code is its own name', () => {
  expect(unitName('XDR')).toBe('XDR');
});

describe('countedUnit', () => {
  it.each([
    ['roll', 1, 'roll'],
    ['roll', 3, 'rolls'],
    ['Rolls', 1, 'Roll'],
    ['Box', 2, 'Boxes'],
    ['square metre', 12, 'square metres'],
    ['pack', 8, 'packs'],
    ['packs', 1, 'pack'],
    ['meter', 5, 'meters'],
    ['pcs', 1, 'pcs'],
    ['kg', 5, 'kg'],
    ['m', 5, 'm'],
    ['drum', 2, 'drum'],
    ['', 2, ''],
  ])('writes %j after %i as %j', (unit, qty, counted) => {
    expect(countedUnit(unit, qty)).toBe(counted);
  });
});
