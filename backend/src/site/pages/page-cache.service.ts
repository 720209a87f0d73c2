import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import { CatalogReadModel } from '../../goods/catalog/read-model/catalog-read-model.js';
import type { ResponseBody } from '../../platform/http/response-body.js';
import type { Language } from '@shop/contract/languages';
import { isDrawn, type PageRoute } from './domain/page-route.js';

/** About 150 pages of the shop, with their compressed bodies. */
const MOST_BYTES = 16 * 2 ** 20;

export interface RenderedPage {
  readonly status: number;
  readonly body: ResponseBody;
  /** True if the server rendered the page's first view. */
  readonly isDrawn: boolean;
}

type Render = () => Promise<RenderedPage>;

/** Caches the rendered pages, which are the same for all visitors; concurrent callers share one rendering. */
@Injectable()
export class PageCache {
  private readonly pages = new LRUCache<string, RenderedPage, Render>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.size + key.length,
    // Callers that wait for a page get it, even if it was evicted in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });

  constructor(
    private readonly catalog: CatalogReadModel,
    private readonly book: PriceBook,
  ) {}

  /**
   * Pages of an earlier version of the catalog are no longer requested, and are evicted when space is needed.
   * @param shop the shop's data on the pages, part of the cache key: pages with older data are no longer requested
   * either
   */
  async page(route: PageRoute, language: Language, render: Render, shop = ''): Promise<RenderedPage> {
    if (!isDrawn(route)) return render();
    const versions = await Promise.all([this.catalog.version(), this.book.version()]).catch(() => null);
    if (versions === null) return render();
    const key = `${versions.join(' ')} ${language} ${JSON.stringify(route)} ${shop}`;
    const page = await this.pages.forceFetch(key, { context: render });
    if (!page.isDrawn) this.pages.delete(key);
    return page;
  }
}
