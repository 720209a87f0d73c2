import { beforeAll, describe, expect, it } from '@jest/globals';
import { createI18n } from './i18n';
import { loadTexts } from './messages/load-texts';

const english = createI18n('en');
const arabic = createI18n('ar');

/** Without the marks that only steer spacing and direction. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('English', () => {
  beforeAll(() => english.load(['cart', 'catalog', 'product']));

  it('fills placeholders and writes numbers with separators', () => {
    expect(english.t('shop.range', { from: 1, to: 48, total: 1234 })).toBe('Showing 1–48 of 1,234 items');
    expect(english.t('product.minimum', { n: 24 })).toBe('Minimum must be 24 pcs');
  });

  it('chooses the plural form by the count', () => {
    expect(english.t('cart.count', { count: 1 })).toBe('1 piece');
    expect(english.t('cart.count', { count: 2 })).toBe('2 pieces');
  });

  it.each([
    [1234.5, 'AED 1,234.50'],
    [0, 'AED 0.00'],
    [0.1 + 0.2, 'AED 0.30'],
  ])('writes %d as %s', (aed, text) => {
    expect(plain(english.format.money(aed))).toBe(text);
  });

  it('writes the day in Dubai, on any day in UTC', () => {
    expect(english.format.date('2026-03-04T21:30:00Z')).toBe('5 Mar 2026');
  });

  it('shows words of the catalog unchanged', () => {
    expect(english.term('Black')).toBe('Black');
  });

  it('shows the key of a text that has not been loaded', () => {
    expect(createI18n('en').t('cart.title')).toBe('cart.title');
  });

  it('fetches texts again after a failed fetch', async () => {
    let attempts = 0;
    const shaky = createI18n('en', async (language, pack) => {
      attempts += 1;
      if (attempts === 1) throw new Error('lost');
      return loadTexts(language, pack);
    });
    await expect(shaky.load(['cart'])).rejects.toThrow('lost');
    await shaky.load(['cart']);
    expect(shaky.t('cart.empty')).toBe('Your cart is empty.');
  });
});

describe('Arabic', () => {
  beforeAll(() => arabic.load(['cart', 'words', 'features']));

  it.each([
    [1, 'قطعة واحدة'],
    [2, 'قطعتان'],
    [5, '5 قطع'],
    [11, '11 قطعة'],
    [100, '100 قطعة'],
  ])('counts %d pieces with the form of that number', (count, text) => {
    expect(arabic.t('cart.count', { count })).toBe(text);
  });

  it('keeps Latin names together inside a sentence', () => {
    expect(arabic.t('cart.removed', { name: 'Ribbon 1/2-inch' })).toBe('حُذف \u2068Ribbon 1/2-inch\u2069 من السلة.');
  });

  it('writes amounts and days with Western digits, as documents in the UAE do', () => {
    expect(plain(arabic.format.money(1234.5))).toBe('1,234.50 درهم');
    expect(plain(arabic.format.date('2026-03-04T21:30:00Z'))).toBe('5 مارس 2026');
  });

  it('translates the words of the catalog, but not those that staff made up', () => {
    expect(arabic.term('Black')).toBe('أسود');
    expect(arabic.term('FC3')).toBe('FC3');
  });

  it.each([
    ['1/2-inch', '1/2 بوصة'],
    ['0.4x1.5-mm', '\u20660.4×1.5\u2069 مم'],
    ['35-yd', '35 ياردة'],
    ['110 mm × 300 m', '110 مم × 300 م'],
    ['−10 to 80 °C', 'من \u2066−10\u2069 إلى \u206680\u2069 °م'],
    ['SCF-900', 'SCF-900'],
  ])('translates sizes and features with any number: %s', (word, text) => {
    expect(plain(arabic.term(word))).toBe(text);
  });
});
