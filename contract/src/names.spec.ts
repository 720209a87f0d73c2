import { describe, expect, it } from '@jest/globals';
import { legalNameOf, nameOfLine, termIn, translatedName } from './names.js';
import { catalogWords } from './words/ar/catalog.js';

const arabic = (word: string) => termIn(word, (key) => catalogWords[key]);

describe('the names of goods and parties', () => {
  it('translate a word, and all numbers of a measure by one entry', () => {
    expect(arabic('Black')).toBe('أسود');
    expect(arabic('12-mm')?.replaceAll('\u00a0', ' ')).toBe('12 مم');
    expect(arabic('FC3')).toBeUndefined();
  });

  it('are made of the words of a product', () => {
    const product = { category: { displayName: 'Rubber' }, size: '', variant: '', color: 'Black', code: 'FC3' };
    expect(translatedName(product, (word) => arabic(word) ?? word)).toBe(`${arabic('Rubber')} أسود FC3`);
  });

  it.each([
    ['ar', 'شريط', 'شريط'],
    ['ar', '', 'Ribbon'],
    ['ar', undefined, 'Ribbon'],
    ['en', 'شريط', 'Ribbon'],
  ] as const)('are for a reader of %s with the Arabic name %p: %s', (language, name, shown) => {
    expect(nameOfLine({ productName: 'Ribbon', productNameAr: name }, language)).toBe(shown);
    expect(legalNameOf({ legalName: 'Ribbon', legalNameAr: name }, language)).toBe(shown);
  });
});
