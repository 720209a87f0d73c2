import { describe, expect, it } from '@jest/globals';
import { countedUnit } from './units.js';

describe('countedUnit', () => {
  it.each([
    ['roll', 1, 'لفة'],
    ['roll', 2, 'لفة'],
    ['rolls', 3, 'لفات'],
    ['Roll', 10, 'لفات'],
    ['roll', 11, 'لفة'],
    ['metre', 12, 'مترًا'],
    ['metre', 100, 'متر'],
    ['bag', 103, 'أكياس'],
    ['drum', 3, 'drum'],
  ])('writes %j after %i as %j', (unit, qty, counted) => {
    expect(countedUnit(unit, qty)).toBe(counted);
  });
});
