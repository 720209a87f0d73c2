import { describe, expect, it } from '@jest/globals';
import { arabicName, legalNameOf, nameOfCategory, nameOfLine, termIn } from './names.js';
import { catalogWords } from './words/ar/catalog.js';

const arabic = (word: string) => termIn(word, (key) => catalogWords[key]);

describe('the names of goods and parties', () => {
  it('translate a word, and all numbers of a measure by one entry', () => {
    expect(arabic('Black')).toBe('أسود');
    expect(arabic('12-mm')?.replaceAll('\u00a0', ' ')).toBe('12 مم');
    expect(arabic('FC3')).toBeUndefined();
  });

  it('are composed of the words of a product', () => {
    const product = { category: { displayName: 'Rubber' }, size: '', variant: '', color: 'Black', code: 'FC3' };
    const term = (word: string) => arabic(word) ?? word;
    expect(arabicName(product, term)).toBe(`${arabic('Rubber')} أسود FC3`);
    expect(arabicName({ ...product, category: { displayName: 'Rubber', displayNameAr: 'ألواح' } }, term)).toBe(
      'ألواح أسود FC3',
    );
    expect(arabicName({ ...product, nameAr: 'لوح مطاط' }, term)).toBe('لوح مطاط');
  });

  it('use the entered category name in Arabic only', () => {
    const category = { displayName: 'Rubber', displayNameAr: 'ألواح' };
    const term = (word: string) => arabic(word) ?? word;
    expect(nameOfCategory(category, 'ar', term)).toBe('ألواح');
    expect(nameOfCategory(category, 'en', (word) => word)).toBe('Rubber');
    expect(nameOfCategory({ displayName: 'Rubber', displayNameAr: '' }, 'ar', term)).toBe(arabic('Rubber'));
  });

  it('keep the order of their measures in Arabic on a line', () => {
    const line = { productName: 'Matrix', productNameAr: 'ماتريكس 0.4 × 1.5 مم' };
    expect(nameOfLine(line, 'ar')).toBe('ماتريكس \u20660.4 × 1.5\u2069 مم');
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
