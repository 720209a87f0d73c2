/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { i18nProvider } from './i18nProvider';

const { translate } = i18nProvider;
afterEach(() => i18nProvider.changeLocale('en'));

describe('the texts of the shop', () => {
  it('contain their values unchanged', () => {
    expect(translate('resources.price-changes.progress', { done: 1200, count: 5000 })).toBe('1200 of 5000');
  });

  it('have the plural form of their number', async () => {
    const invoices = (count: number) => translate('shop.dashboard.invoices', { count });
    expect([0, 1, 2].map(invoices)).toEqual(['0 invoices', '1 invoice', '2 invoices']);
    await i18nProvider.changeLocale('ar');
    expect([0, 1, 2, 3, 11, 100].map(invoices)).toEqual([
      'لا فواتير',
      'فاتورة واحدة',
      'فاتورتان',
      '3 فواتير',
      '11 فاتورة',
      '100 فاتورة',
    ]);
  });

  it('keep the order of their values in Arabic, and the numbers of documents on one line', async () => {
    await i18nProvider.changeLocale('ar');
    expect(translate('shop.total.amount', { amount: '-5.00' })).toBe('\u2068\u2066-5.00\u2069\u2069 درهم');
    expect(translate('resources.orders.close.title', { number: 'ORD-2026-00003' })).toBe(
      'إغلاق أمر البيع \u2068ORD-\u20602026-\u206000003\u2069',
    );
  });

  it.each([
    ['en', 'Quote', 'Quotes/Requests'],
    ['ar', 'عرض السعر', 'العروض والطلبات'],
  ])('name a resource as react-admin counts it, in %s', async (locale, one, many) => {
    await i18nProvider.changeLocale(locale);
    expect(translate('resources.quotes.name', { smart_count: 1 })).toBe(one);
    expect(translate('resources.quotes.name', { smart_count: 2 })).toBe(many);
  });

  it('keep unknown braces, which staff use in reminders', () => {
    expect(translate('resources.reminders.settings.placeholders')).toContain('{customer}');
  });
});

describe('other keys', () => {
  it('are react-admin’s own texts, which polyglot fills', () => {
    expect(translate('ra.page.edit', { name: 'Order', id: 7, recordRepresentation: 'ORD-7' })).toBe('Order ORD-7');
  });

  it('are the given default if they have no text, else the key', () => {
    expect(translate('resources.quotes.fields.moon', { _: 'Moon' })).toBe('Moon');
    expect(translate('Changed by somebody else.')).toBe('Changed by somebody else.');
  });
});
