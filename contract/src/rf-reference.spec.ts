import { describe, expect, it } from '@jest/globals';
import { printedRfReference, rfReferenceOf, rfReferencesIn, withoutRfReferences } from './rf-reference.js';

describe('an RF reference', () => {
  it.each([
    // The examples of the standard, and a number of a year.
    ['539007547034', 'RF18539007547034'],
    ['2348231', 'RF712348231'],
    ['INV-2026-00012', rfReferenceOf('inv 2026/00012')],
  ])('is for %s: %s', (number, reference) => {
    expect(rfReferenceOf(number)).toBe(reference);
    const digits = `${reference.slice(4)}${reference.slice(0, 4)}`;
    const value = [...digits].map((character) => parseInt(character, 36)).join('');
    expect(BigInt(value) % 97n).toBe(1n);
  });

  it('is found in any notation in a bank text, and its groups are not read as other numbers', () => {
    const reference = rfReferenceOf('INV-2026-00012');
    const text = `TRF ${printedRfReference(reference)}, AL NOOR`;
    expect(rfReferencesIn(text.toLowerCase())(reference)).toBe(true);
    expect(rfReferencesIn(text)(rfReferenceOf('INV-2026-00013'))).toBe(false);
    expect(withoutRfReferences(text)).toBe('TRF  , AL NOOR');
  });
});
