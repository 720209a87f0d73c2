import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseBody } from '../../../platform/http/response-body.js';
import { refuse } from '../../../platform/errors/refuse.js';
import type { ProductQueryDto } from '../dto/product.query.js';
import { DEFAULT_PAGE_SIZE } from '@shop/contract/limits';
import { toSelection } from '../product-selection.js';
import { PriceBook } from '../prices/price-book.service.js';
import { pageWithPrices, type PriceContext } from '../prices/price-context.js';
import { CatalogReadModel, type Selection } from './catalog-read-model.js';
import type { CommonSort } from './listing-order.js';

/** The address of a call, and the prices of its caller. */
export interface CallOfShop {
  readonly url: string;
  readonly prices: PriceContext;
}

/** About 140 pages of 48 products, each stored under two keys. */
const MOST_BYTES = 20 * 2 ** 20;

/**
 * Caches the compressed responses of the shop, by the prices of their callers. A response with public prices has two
 * keys: the normalised query and the address of the call, so that a repeated address need not be parsed.
 */
@Injectable()
export class CatalogAnswers {
  private readonly answers = new LRUCache<string, ResponseBody>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }, key) => size + key.length,
  });
  private version = '';

  constructor(
    private readonly catalog: CatalogReadModel,
    private readonly book: PriceBook,
  ) {}

  /** The cached response for this address, with public prices. */
  async cachedAt(url: string): Promise<ResponseBody | undefined> {
    await this.dropOutdated();
    return this.answers.get(url);
  }

  /** @param sort must be the same for all callers with these prices, since the response is cached for all of them */
  page(query: ProductQueryDto, sort: CommonSort | undefined, at: CallOfShop): Promise<ResponseBody> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const selection = toSelection(query);
    const key = `page ${page} ${limit} ${sort ?? ''} ${keyOf(selection)}`;
    return this.cached(key, at, async () =>
      pageWithPrices(await this.catalog.page(selection, { page, limit }, at.prices.orderOf(sort)), at.prices),
    );
  }

  /** How many products each further choice would show. */
  async facets(query: ProductQueryDto, url: string): Promise<ResponseBody> {
    const selection = toSelection(query);
    const at = { url, prices: await this.book.ofViewer(null) };
    return this.cached(`facets ${keyOf(selection)}`, at, () => this.catalog.facets(selection));
  }

  /** @throws DomainError PRODUCT_NOT_FOUND, also for hidden ones */
  product(id: string, at: CallOfShop): Promise<ResponseBody> {
    return this.cached(`product ${id.toLowerCase()}`, at, async () => {
      const product = await this.catalog.product(id);
      if (product === null) throw refuse('PRODUCT_NOT_FOUND');
      return at.prices.inAnswer(product);
    });
  }

  /** @throws DomainError PRODUCT_NOT_FOUND, also for hidden ones */
  alternatives(id: string, at: CallOfShop): Promise<ResponseBody> {
    return this.cached(`alternatives ${id.toLowerCase()}`, at, async () => {
      const products = await this.catalog.alternatives(id);
      if (products === null) throw refuse('PRODUCT_NOT_FOUND');
      return products.map((product) => at.prices.inAnswer(product));
    });
  }

  /** The active categories, in the order of the shop. */
  async categories(url: string): Promise<ResponseBody> {
    const at = { url, prices: await this.book.ofViewer(null) };
    return this.cached('categories', at, () => this.catalog.categories());
  }

  private async cached(what: string, { url, prices }: CallOfShop, make: () => Promise<object>): Promise<ResponseBody> {
    const version = await this.dropOutdated();
    const key = `${prices.key}: ${what}`;
    const answer = this.answers.get(key) ?? ResponseBody.json(await make());
    // A response that was made during a change of catalog or prices may show the state before it, so it is not cached.
    if (version === (await this.dropOutdated())) {
      this.answers.set(key, answer);
      if (!prices.isOwn) this.answers.set(url, answer);
    }
    return answer;
  }

  /** @returns the version of catalog and prices that the cached answers show */
  private async dropOutdated(): Promise<string> {
    const version = `${await this.catalog.version()} ${await this.book.version()}`;
    if (version !== this.version) this.answers.clear();
    this.version = version;
    return version;
  }
}

const keyOf = ({ attributes, ...selection }: Selection): string => JSON.stringify([selection, [...attributes]]);
