import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseBody } from '../../platform/http/response-body.js';
import { productNotFound } from '../catalog.errors.js';
import type { ProductQueryDto } from '../dto/product.query.js';
import { DEFAULT_PAGE_SIZE } from '@shop/contract/limits';
import { toSelection } from '../product-selection.js';
import { CatalogReadModel, type Selection } from './catalog-read-model.js';

/** About 280 pages of 48 products. */
const MOST_BYTES = 20 * 2 ** 20;

/** A cache of what visitors are answered, compressed once. The key of an answer is what the query means. */
@Injectable()
export class CatalogAnswers {
  private readonly answers = new LRUCache<string, ResponseBody>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }, key) => size + key.length,
  });
  private version = -1;

  constructor(private readonly catalog: CatalogReadModel) {}

  page(query: ProductQueryDto): Promise<ResponseBody> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const selection = toSelection(query);
    const key = `page ${page} ${limit} ${keyOf(selection)}`;
    return this.cached(key, () => this.catalog.page(selection, { page, limit }));
  }

  /** How many products each further choice would show. */
  facets(query: ProductQueryDto): Promise<ResponseBody> {
    const selection = toSelection(query);
    return this.cached(`facets ${keyOf(selection)}`, () => this.catalog.facets(selection));
  }

  /** @throws DomainError PRODUCT_NOT_FOUND, also for hidden ones */
  product(id: string): Promise<ResponseBody> {
    return this.cached(`product ${id.toLowerCase()}`, async () => {
      const product = await this.catalog.product(id);
      if (product === null) throw productNotFound();
      return product;
    });
  }

  /** Active ones, in the order of the shop. */
  categories(): Promise<ResponseBody> {
    return this.cached('categories', () => this.catalog.categories());
  }

  private async cached(key: string, make: () => Promise<object>): Promise<ResponseBody> {
    const version = await this.catalog.version();
    if (version !== this.version) this.answers.clear();
    this.version = version;
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = ResponseBody.json(await make());
    // What was made while the catalog changed may tell of the state before.
    if (version === (await this.catalog.version())) this.answers.set(key, answer);
    return answer;
  }
}

const keyOf = ({ attributes, ...selection }: Selection): string => JSON.stringify([selection, [...attributes]]);
