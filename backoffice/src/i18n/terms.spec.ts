/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { i18nProvider } from './i18nProvider';
import { termIn } from './terms';

afterEach(() => i18nProvider.changeLocale('en'));

const term = termIn((key, options) => i18nProvider.translate(key, options));

it('a word of the catalog is shown in the language of the page; an unknown one is not changed', async () => {
  expect(['Ribbon', 'EVA Foam 0.5 mm'].map(term)).toEqual(['Ribbon', 'EVA Foam 0.5 mm']);
  await i18nProvider.changeLocale('ar');
  expect(['Ribbon', 'EVA Foam 0.5 mm', 'FC3', ''].map(term)).toEqual([
    'أشرطة الطباعة (ريبون)',
    'إسفنج \u2066EVA\u2069 بسماكة \u20660.5\u2069 مم',
    'FC3',
    '',
  ]);
});
