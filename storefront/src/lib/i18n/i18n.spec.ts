import { beforeAll, describe, expect, it } from '@jest/globals';
import { createI18n, english } from './i18n';
import { englishTexts } from './messages/english';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('English', () => {
  beforeAll(() => english.load(['cart', 'catalog']));

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

  it('writes the day of Dubai, whatever the day in UTC', () => {
    expect(english.format.date('2026-03-04T21:30:00Z')).toBe('5 Mar 2026');
  });

  it('says the key of a text that has not been loaded', () => {
    const bare = createI18n('en-AE', {}, englishTexts);
    expect(bare.t('cart.title')).toBe('cart.title');
  });

  it('fetches texts again after a fetch that failed', async () => {
    let attempts = 0;
    const shaky = createI18n(
      'en-AE',
      {},
      {
        ...englishTexts,
        cart: async () => {
          attempts += 1;
          if (attempts === 1) throw new Error('lost');
          return englishTexts.cart();
        },
      },
    );
    await expect(shaky.load(['cart'])).rejects.toThrow('lost');
    await shaky.load(['cart']);
    expect(shaky.t('cart.title')).toBe('Cart');
  });

  it('uses every plural form that Arabic has', () => {
    const arabic = createI18n(
      'ar-AE',
      { 'cart.count': { one: 'قطعة', two: 'قطعتان', few: '{count} قطع', other: '{count} قطعة' } },
      englishTexts,
    );
    expect(arabic.t('cart.count', { count: 2 })).toBe('قطعتان');
  });
});
