import { describe, expect, it } from '@jest/globals';
import type { CatalogueAnswers } from '../catalog/catalogue-answers.service.js';
import { pageAnswer } from '../platform/http/frontends.js';
import { readRoute } from './domain/page-route.js';
import { KeptPages, type MadePage } from './kept-pages.service.js';

const SHOP = readRoute('/shop', new URLSearchParams());
const CART = readRoute('/cart', new URLSearchParams());

function setUp() {
  const catalogue: { at: number | null } = { at: 1 };
  const kept = new KeptPages({ version: () => catalogue.at } as CatalogueAnswers);
  let made = 0;
  const make = (page: Partial<MadePage> = {}) => {
    made += 1;
    return Promise.resolve({ status: 200, answer: pageAnswer(`page ${made}`), isDrawn: true, ...page });
  };
  const text = async (route = SHOP, page: Partial<MadePage> = {}) =>
    (await kept.page(route, 'en', () => make(page))).answer.text;
  return { catalogue, kept, make, text };
}

describe('kept pages', () => {
  it('are made once for all who wait, in each language', async () => {
    const { kept, make, text } = setUp();
    expect(await Promise.all([text(), text(), text()])).toEqual(['page 1', 'page 1', 'page 1']);
    expect(await text()).toBe('page 1');
    expect((await kept.page(SHOP, 'ar', () => make())).answer.text).toBe('page 2');
  });

  it('are made anew after a change of the catalogue, and while one is being read', async () => {
    const { catalogue, text } = setUp();
    await text();
    catalogue.at = null;
    expect([await text(), await text()]).toEqual(['page 2', 'page 3']);
    catalogue.at = 2;
    expect([await text(), await text()]).toEqual(['page 4', 'page 4']);
  });

  it('are none that could not be drawn, and none of one visitor', async () => {
    const { text } = setUp();
    expect([await text(SHOP, { isDrawn: false }), await text(SHOP)]).toEqual(['page 1', 'page 2']);
    expect([await text(CART), await text(CART)]).toEqual(['page 3', 'page 4']);
  });

  it('are asked for again after a failure', async () => {
    const { kept, text } = setUp();
    await expect(kept.page(SHOP, 'en', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await text()).toBe('page 1');
  });
});
