import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serverTexts } from './ar/serverTexts';
import { serverText, speakForServer } from './serverText';

const ARABIC = /[\u0600-\u06ff]/;

afterEach(() => speakForServer(undefined));

describe('what the server says', () => {
  it('is shown as it is in English', () => {
    expect(serverText('This order already has an invoice.', 'INVOICE_EXISTS')).toBe(
      'This order already has an invoice.',
    );
  });
});

describe('what the server says, to who reads Arabic,', () => {
  beforeEach(() => speakForServer(serverTexts));

  it.each(Object.keys(serverTexts.codes))('is told by its code: %s', (code) => {
    const told = serverText('Some words of the server.', code);
    expect(told).toMatch(ARABIC);
    expect(told).not.toMatch(/[a-z]{4}/);
  });

  it.each([
    ['Not enough stock of Wax Ribbon 1/2-inch: 40 asked, 12 left.', ['Wax Ribbon 1/2-inch', '40', '12']],
    ['At most 202.20 AED remain due on this invoice.', ['202.20']],
    ['Wax Ribbon was deleted from the catalogue and can’t be ordered.', ['Wax Ribbon']],
    ['Too many attempts. Please try again in 15 minutes.', ['15']],
    ['Must be at most 500 characters.', ['500']],
    ['Must be an amount in AED from 0 to 10000000 with at most two decimals.', ['0', '10000000']],
    ['Must be a whole number from 1 to 1000000.', ['1', '1000000']],
    ['Must be from 2000-01-01 to 2026-11-22.', ['2000-01-01', '2026-11-22']],
    ['Must be one of Ribbon, Rubber.', ['Ribbon, Rubber']],
    ['Product type is required.', []],
    ['Please enter who received the payment (paidTo).', []],
    ['There is no column “colour”.', ['colour']],
    ['This row has 3 cells, the first one has 20.', ['3', '20']],
  ])('keeps its numbers and names: %s', (words, kept) => {
    const told = serverText(words, 'VALIDATION_FAILED');
    expect(told).toMatch(ARABIC);
    expect(told).not.toMatch(/\$\d/);
    for (const part of kept) expect(told).toContain(part);
  });

  it('stays as it is where nobody foresaw it', () => {
    expect(serverText('The moon is full.', 'VALIDATION_FAILED')).toBe('The moon is full.');
    expect(serverText('The moon is full.', 'FULL_MOON')).toBe('The moon is full.');
  });
});
