import { describe, expect, it } from '@jest/globals';
import type { CategoriesService } from '../../goods/catalog/categories.service.js';
import type { ProductsService } from '../../goods/catalog/products.service.js';
import { Clock } from '../../platform/clock.js';
import type { DatabaseSilence } from '../../platform/database/database-silence.service.js';
import { readServerEnvironment } from '../../environment.js';
import { Sitemap } from './sitemap.service.js';

class StandingClock extends Clock {
  instant = new Date('2027-01-01T10:00:00Z');
  override now(): Date {
    return this.instant;
  }
}

/** A shop with this number of products and no category, which counts its queries. */
function sitemapOf(total: number) {
  const requested = { count: 0 };
  const products = {
    countListed: () => {
      requested.count += 1;
      return Promise.resolve(total);
    },
    listedPart: (start: number, size: number) =>
      Promise.resolve(
        Array.from({ length: Math.min(size, total - start) }, (_, index) => ({
          id: String(start + index),
          updatedAt: new Date('2026-12-31T20:00:00Z'),
        })),
      ),
  } as ProductsService;
  const categories = { inShopOrder: () => Promise.resolve([]) } as unknown as CategoriesService;
  const clock = new StandingClock();
  const environment = readServerEnvironment({ PUBLIC_URL: 'https://shop.example' });
  return { sitemap: new Sitemap(environment, products, categories, clock, ANSWERING), clock, requested };
}

const ANSWERING = { within: <T>(read: () => Promise<T>) => read() } as DatabaseSilence;

const addresses = (xml: string | null) => (xml ?? '').match(/<loc>/g)?.length ?? 0;

describe('the sitemap', () => {
  it('is one file while all addresses fit into it', async () => {
    const { sitemap } = sitemapOf(3);
    const xml = await sitemap.file(0);
    expect(xml).toContain('<loc>https://shop.example/product/2?lang=ar</loc><lastmod>2026-12-31</lastmod>');
    expect(await sitemap.file(2)).toBeNull();
  });

  it('becomes a list of files of at most 50,000 addresses, which hold every product once in each language', async () => {
    const { sitemap } = sitemapOf(60_000);
    const index = await sitemap.file(0);
    const parts = addresses(index);
    expect(index).toContain(`<sitemap><loc>https://shop.example/sitemap-${parts}.xml</loc></sitemap>`);
    const files = await Promise.all(Array.from({ length: parts }, (_, part) => sitemap.file(part + 1)));
    expect(Math.max(...files.map(addresses))).toBeLessThanOrEqual(50_000);
    const listed = new Set(files.flatMap((file) => file?.match(/<loc>[^<]*\/product\/[^<]*/g) ?? []));
    expect(listed.size).toBe(120_000);
    expect(await sitemap.file(parts + 1)).toBeNull();
  });

  it('is created once in five minutes for any number of calls', async () => {
    const { sitemap, clock, requested } = sitemapOf(1);
    await Promise.all([sitemap.file(0), sitemap.file(0), sitemap.file(0)]);
    expect(requested.count).toBe(1);
    clock.instant = new Date('2027-01-01T10:05:00Z');
    await sitemap.file(0);
    expect(requested.count).toBe(2);
  });
});
