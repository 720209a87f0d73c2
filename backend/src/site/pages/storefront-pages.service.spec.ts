import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import type { CatalogReadModel } from '../../goods/catalog/read-model/catalog-read-model.js';
import { readServerEnvironment } from '../../environment.js';
import { firstSettings, type SettingsService } from '../../shop/settings/settings.service.js';
import { PageCache } from './page-cache.service.js';
import { describePage } from './page-description.js';
import type { PageDescriber } from './page-describer.service.js';
import type { PageDrawer } from './page-drawer.js';
import { PageTemplate } from './page-template.js';
import { StorefrontPages } from './storefront-pages.service.js';

const PRICES = { version: () => Promise.resolve('1') } as unknown as PriceBook;

const HTML = '<html lang="en"><head><!--page--><!--/page--></head><body><div id="root"></div></body></html>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'index.html'), HTML);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A shop whose rendering and descriptions follow the given steps, in order. */
function setUp(draws: (string | Error)[], describes: Error[] = []) {
  const said: unknown[] = [];
  const request = (url: string) => {
    const log = { error: (_context: object, text: string) => said.push(text) };
    return { url, cookies: {}, headers: {}, log } as unknown as FastifyRequest;
  };
  const describe = () => {
    const failure = describes.shift();
    if (failure !== undefined) return Promise.reject(failure);
    return Promise.resolve(describePage({ page: 'home', title: 'Home', view: { address: '/', data: {} } }));
  };
  const draw = () => {
    const drawn = draws.shift() ?? '';
    return drawn instanceof Error ? Promise.reject(drawn) : Promise.resolve({ markup: drawn, data: [] });
  };
  const environment = readServerEnvironment({ PUBLIC_URL: 'https://shop.example' });
  const pages = new StorefrontPages(
    environment,
    { current: () => firstSettings(environment.shop) } as SettingsService,
    { describe } as unknown as PageDescriber,
    { draw, withoutScript: () => Promise.resolve('') } as unknown as PageDrawer,
    new PageCache({ version: () => Promise.resolve(1) } as CatalogReadModel, PRICES),
    { now: () => new Date() },
  );
  const page = async (url = '/') => {
    const { status, body } = await pages.page(new PageTemplate(folder), request(url));
    return { status, html: body.bytes.toString() };
  };
  return { page, said };
}

describe('a page of the storefront', () => {
  it('is left to the browser if it can’t be rendered, and rendered the next time', async () => {
    const { page, said } = setUp([new Error('broken component'), '<h1>drawn</h1>']);
    const first = await page();
    expect(first).toEqual({ status: 200, html: expect.stringContaining('<div id="root"></div>') });
    expect(said).toEqual(['page not drawn']);
    expect((await page()).html).toContain('<div id="root" data-drawn><h1>drawn</h1></div>');
    // Rendering is no longer possible: this page stays.
    expect((await page('/?utm_source=x')).html).toContain('<h1>drawn</h1>');
  });

  it('is served with a warning if its catalog entry can’t be read', async () => {
    const { page, said } = setUp([], [new Error('no database')]);
    const { status, html } = await page('/shop');
    expect(status).toBe(503);
    expect(html).toContain('<div id="root"></div>');
    expect(said).toEqual(['page not described']);
  });
});
