import { describe, expect, it } from '@jest/globals';
import type { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import type { CatalogReadModel } from '../../goods/catalog/read-model/catalog-read-model.js';
import { htmlBody } from '../../platform/http/frontends.js';
import { readRoute } from './domain/page-route.js';
import { PageCache, type RenderedPage } from './page-cache.service.js';

const PRICES = { version: () => Promise.resolve('1') } as unknown as PriceBook;

const SHOP = readRoute('/shop', new URLSearchParams());
const CART = readRoute('/cart', new URLSearchParams());

function setUp() {
  const catalog: { version: number | Error } = { version: 1 };
  const version = () =>
    catalog.version instanceof Error ? Promise.reject(catalog.version) : Promise.resolve(catalog.version);
  const cache = new PageCache({ version } as CatalogReadModel, PRICES);
  let rendered = 0;
  const render = (page: Partial<RenderedPage> = {}) => {
    rendered += 1;
    return Promise.resolve({ status: 200, body: htmlBody(`page ${rendered}`), isDrawn: true, ...page });
  };
  const text = async (route = SHOP, page: Partial<RenderedPage> = {}) =>
    (await cache.page(route, 'en', () => render(page))).body.bytes.toString();
  return { catalog, cache, render, text };
}

describe('the page cache', () => {
  it('renders a page once per language for all waiting requests', async () => {
    const { cache, render, text } = setUp();
    expect(await Promise.all([text(), text(), text()])).toEqual(['page 1', 'page 1', 'page 1']);
    expect(await text()).toBe('page 1');
    expect((await cache.page(SHOP, 'ar', () => render())).body.bytes.toString()).toBe('page 2');
  });

  it('renders pages again after a change of the catalog, and on each request while the catalog can’t be read', async () => {
    const { catalog, text } = setUp();
    await text();
    catalog.version = new Error('no database');
    expect([await text(), await text()]).toEqual(['page 2', 'page 3']);
    catalog.version = 2;
    expect([await text(), await text()]).toEqual(['page 4', 'page 4']);
  });

  it('renders pages again after a change of the shop details that they show', async () => {
    const { cache, render } = setUp();
    const named = async (shop: string) => (await cache.page(SHOP, 'en', () => render(), shop)).body.bytes.toString();
    expect([await named('one'), await named('one'), await named('two')]).toEqual(['page 1', 'page 1', 'page 2']);
  });

  it('stores no page that could not be rendered, and none of a single visitor', async () => {
    const { text } = setUp();
    expect([await text(SHOP, { isDrawn: false }), await text(SHOP)]).toEqual(['page 1', 'page 2']);
    expect([await text(CART), await text(CART)]).toEqual(['page 3', 'page 4']);
  });

  it('renders a page again after a failure', async () => {
    const { cache, text } = setUp();
    await expect(cache.page(SHOP, 'en', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await text()).toBe('page 1');
  });
});
