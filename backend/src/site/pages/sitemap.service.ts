import { Inject, Injectable } from '@nestjs/common';
import { CategoriesService } from '../../goods/catalog/categories.service.js';
import { ProductsService } from '../../goods/catalog/products.service.js';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { factsOf, PAGE_NAMES, PAGES } from '@shop/contract/pages';
import { Clock } from '../../platform/clock.js';
import { DatabaseSilence } from '../../platform/database/database-silence.service.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import { addressIn } from './page-description.js';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { escapeMarkup } from './domain/markup.js';

/** Limit of the protocol (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

export interface SitemapEntry {
  /** Path and query in the default language. */
  readonly path: string;
  readonly updatedAt?: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Each page with its address in every language; each of these addresses is a separate entry. */
function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.flatMap((entry) => LANGUAGE_CODES.map((language) => urlXml(entry, language, publicUrl)));
  return `${HEAD}\n<urlset xmlns="${PROTOCOL}" xmlns:xhtml="${XHTML}">\n${urls.join('\n')}\n</urlset>\n`;
}

function sitemapIndexXml(paths: readonly string[], publicUrl: string): string {
  const files = paths.map((path) => `  <sitemap><loc>${escapeMarkup(publicUrl + path)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${PROTOCOL}">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** How many products fit into one file besides `others`; each needs an address for each language. */
const productsPerFile = (others: number): number => Math.floor(MAX_ADDRESSES / LANGUAGE_CODES.length) - others;

function urlXml({ path, updatedAt }: SitemapEntry, language: Language, publicUrl: string): string {
  const address = (of: Language) => escapeMarkup(publicUrl + addressIn(of, path));
  const alternates = LANGUAGE_CODES.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`,
  );
  const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>`;
  return `  <url><loc>${address(language)}</loc>${changed}${alternates.join('')}</url>`;
}

/** The pages without a record that search engines may list. */
const LISTED_PAGES = PAGE_NAMES.filter(
  (name) => factsOf(name).description !== undefined && !PAGES[name].path.includes(':'),
);

/** Search engines read the list about once a day, so it need not be made for each of them. */
const RETENTION_MS = 300_000;

interface CachedSitemap {
  readonly until: number;
  readonly text: Promise<string | null>;
}

/** The list of all pages for search engines, in one file, or in several files with an index of these. */
@Injectable()
export class Sitemap {
  private readonly retained = new Map<number, CachedSitemap>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly clock: Clock,
    private readonly silence: DatabaseSilence,
  ) {}

  /** @param part 0 for the whole list or the index, from 1 for the parts. @returns null if there is no such part */
  file(part: number): Promise<string | null> {
    const now = this.clock.now().getTime();
    const known = this.retained.get(part);
    if (known !== undefined && known.until > now) return known.text;
    const text = this.silence.within(() => this.make(part));
    this.retained.set(part, { until: now + RETENTION_MS, text });
    // Failures and missing parts are not cached.
    text.then((made) => made ?? this.retained.delete(part)).catch(() => this.retained.delete(part));
    return text;
  }

  private async make(part: number): Promise<string | null> {
    const { publicUrl } = this.environment;
    const [pages, total] = await Promise.all([this.pages(), this.products.countListed()]);
    const size = productsPerFile(pages.length);
    const parts = Math.max(1, Math.ceil(total / size));
    if (part === 0 && parts > 1) {
      return sitemapIndexXml(
        Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`),
        publicUrl,
      );
    }
    if (part > parts) return null;
    const start = (Math.max(1, part) - 1) * size;
    const products = await this.products.listedPart(start, size);
    const entries = products.map(({ id, updatedAt }) => ({ path: `/product/${id}`, updatedAt }));
    return sitemapXml(part > 1 ? entries : [...pages, ...entries], publicUrl);
  }

  private async pages(): Promise<SitemapEntry[]> {
    const categories = await this.categories.inShopOrder(null);
    const shop = (choice: Record<string, string>) => `${PAGES.shop.path}?${new URLSearchParams(choice).toString()}`;
    return [
      ...LISTED_PAGES.map((name) => PAGES[name].path),
      ...PRODUCT_TYPES.map((type) => shop({ type })),
      ...categories.map(({ _id, productType }) => shop({ type: productType, category: _id })),
    ].map((path) => ({ path }));
  }
}
