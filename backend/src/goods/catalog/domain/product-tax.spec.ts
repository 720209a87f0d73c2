import { describe, expect, it } from '@jest/globals';
import { lacksTaxReason, taxReasonOf, unitCodeAfter } from './product-tax.js';

describe('the reason of a tax category', () => {
  it.each([
    ['S', '', false, ''],
    ['S', 'Medicine', false, ''],
    ['Z', '', true, ''],
    ['Z', 'Export', false, 'Export'],
    ['AE', '', true, ''],
  ] as const)(
    'category %s with the reason %j lacks one: %p, and stores %j',
    (taxCategory, taxReason, lacks, retained) => {
      expect(lacksTaxReason({ taxCategory, taxReason })).toBe(lacks);
      expect(taxReasonOf({ taxCategory, taxReason })).toBe(retained);
    },
  );
});

describe('the code of a unit', () => {
  const roll = { unit: 'roll', unitCode: 'XRO' } as const;
  it.each([
    ['stays the same if nothing is sent', roll, {}, 'XRO'],
    ['follows a new unit', roll, { unit: 'box' }, 'XBX'],
    ['follows a new unit that comes with the old code', roll, { unit: 'box', unitCode: 'XRO' }, 'XBX'],
    ['is the one selected with a new unit', roll, { unit: 'box', unitCode: 'XCT' }, 'XCT'],
    ['is the one selected for the same unit', roll, { unitCode: 'MTR' }, 'MTR'],
    ['stays the selected one when the unit changes', { unit: 'roll', unitCode: 'MTR' }, { unit: 'box' }, 'MTR'],
  ] as const)('%s', (_what, before, sent, after) => {
    expect(unitCodeAfter(before, sent)).toBe(after);
  });
});
