import { LANGUAGE_CODES } from '@shop/contract/languages';
import { factsOf, PAGE_NAMES, PAGES } from '@shop/contract/pages';
import { describe, expect, it } from '@jest/globals';
import { createI18n, type PlainKey } from '../lib/i18n/i18n';
import { pageOf, pagesOf } from './pages';

describe.each(PAGE_NAMES)('the page "%s"', (name) => {
  it.each(LANGUAGE_CODES)(
    'has a title and a description in its texts, or in those that the server uses for the document head (%s)',
    async (language) => {
      const { t, load } = createI18n(language);
      await load(['app', 'results', ...PAGES[name].texts]);
      const { title, description } = factsOf(name);
      for (const key of [title, description ?? title]) expect(t(key as PlainKey)).not.toBe(key);
    },
  );

  it('has a component', async () => {
    expect(await pageOf(name).ready(new URL('http://shop/'))).toBe(true);
  });
});

describe('pagesOf', () => {
  it.each([
    ['/', ['home']],
    ['/account', ['account', 'requests']],
    ['/account/orders', ['account', 'orders']],
    ['/account/requests/6920200f1c2d3e4f5a6b7c8d', ['account', 'request']],
    ['/nowhere', ['missing']],
  ] as const)('finds the pages at %s, the outer one first', (path, names) => {
    expect(pagesOf(new URL(path, 'https://shop.example'))).toEqual(names.map(pageOf));
  });
});
