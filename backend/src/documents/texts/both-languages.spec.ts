import { describe, expect, it } from '@jest/globals';
import { documentTexts } from './texts.js';

const both = documentTexts('both');
const ar = documentTexts('ar');

describe('the texts of a document in both languages', () => {
  it('have names beside each other, the Arabic one in one piece', () => {
    expect(both.invoice.title('Tax Invoice')).toBe(`Tax Invoice / \u2067${ar.invoice.title('Tax Invoice')}\u2069`);
    expect(both.labels.qty).toBe(`Qty / \u2067${ar.labels.qty}\u2069`);
  });

  it('have sentences below each other', () => {
    expect(both.terms.reverseCharge.split('\n')).toHaveLength(2);
  });

  it('write a day in the language of its sentence', () => {
    const [english, arabic] = both.invoice.paymentDueBy(new Date('2026-12-31T20:00:00Z')).split('\n');
    expect(english).toBe('Payment is due by 1 January 2027.');
    expect(arabic).toContain('1 يناير 2027');
  });

  it('have both languages in each entry of a list', () => {
    const [english, arabic] = both.quote.terms[0]?.split('\n') ?? [];
    expect([english, arabic]).toEqual([
      documentTexts('en').quote.terms[0],
      expect.stringContaining(String(ar.quote.terms[0])),
    ]);
    expect(both.quote.terms).toHaveLength(ar.quote.terms.length);
  });

  it('print texts that are equal in both languages once', () => {
    expect(both.percent(5)).toBe('5%');
  });
});
