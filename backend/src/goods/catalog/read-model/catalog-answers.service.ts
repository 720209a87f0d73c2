import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseBody } from '../../../platform/http/response-body.js';
import { refuse } from '../../../platform/errors/refuse.js';
import type { ProductQueryDto } from '../dto/product.query.js';
import { DEFAULT_PAGE_SIZE } from '@shop/contract/limits';
import { toSelection } from '../product-selection.js';
import { CatalogReadModel, type Selection } from './catalog-read-model.js';
import type { CommonSort } from './listing-order.js';

/** About 140 pages of 48 products, each stored under two keys. */
const MOST_BYTES = 20 * 2 ** 20;

/**
 * Caches the compressed responses for visitors. A response has two keys: the normalised query, and the address of the
 * call, so that a repeated address need not be parsed.
 */
@Injectable()
export class CatalogAnswers {
  private readonly answers = new LRUCache<string, ResponseBody>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }, key) => size + key.length,
  });
  private version = -1;

  constructor(private readonly catalog: CatalogReadModel) {}

  /** The cached response for this address. */
  async cachedAt(url: string): Promise<ResponseBody | undefined> {
    await this.dropOutdated();
    return this.answers.get(url);
  }

  /** @param order must be the same for everybody, since the response is cached for all callers */
  page(query: ProductQueryDto, order: CommonSort | undefined, url: string): Promise<ResponseBody> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const selection = toSelection(query);
    const key = `page ${page} ${limit} ${order ?? ''} ${keyOf(selection)}`;
    return this.cached([key, url], () => this.catalog.page(selection, { page, limit }, order));
  }

  /** How many products each further choice would show. */
  facets(query: ProductQueryDto, url: string): Promise<ResponseBody> {
    const selection = toSelection(query);
    return this.cached([`facets ${keyOf(selection)}`, url], () => this.catalog.facets(selection));
  }

  /** @throws DomainError PRODUCT_NOT_FOUND, also for hidden ones */
  product(id: string, url: string): Promise<ResponseBody> {
    return this.cached([`product ${id.toLowerCase()}`, url], async () => {
      const product = await this.catalog.product(id);
      if (product === null) throw refuse('PRODUCT_NOT_FOUND');
      return product;
    });
  }

  /** @throws DomainError PRODUCT_NOT_FOUND, also for hidden ones */
  alternatives(id: string, url: string): Promise<ResponseBody> {
    return this.cached([`alternatives ${id.toLowerCase()}`, url], async () => {
      const products = await this.catalog.alternatives(id);
      if (products === null) throw refuse('PRODUCT_NOT_FOUND');
      return products;
    });
  }

  /** The active categories, in the order of the shop. */
  categories(url: string): Promise<ResponseBody> {
    return this.cached(['categories', url], () => this.catalog.categories());
  }

  private async cached([key, url]: readonly [string, string], make: () => Promise<object>): Promise<ResponseBody> {
    const version = await this.dropOutdated();
    const answer = this.answers.get(key) ?? ResponseBody.json(await make());
    // A response that was made during a change of the catalog may show the state before it, so it is not cached.
    if (version === (await this.dropOutdated())) this.answers.set(key, answer).set(url, answer);
    return answer;
  }

  /** @returns the version of the catalog that the cached answers show */
  private async dropOutdated(): Promise<number> {
    const version = await this.catalog.version();
    if (version !== this.version) this.answers.clear();
    this.version = version;
    return version;
  }
}

const keyOf = ({ attributes, ...selection }: Selection): string => JSON.stringify([selection, [...attributes]]);
