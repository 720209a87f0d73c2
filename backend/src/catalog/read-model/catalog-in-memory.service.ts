import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Mutex } from 'async-mutex';
import { CatalogueChanges, type ChangedIds } from '../catalogue-changes.service.js';
import { searchWords } from '../domain/search-words.js';
import type { CategoryResponse } from '../dto/category.response.js';
import type { FacetsResponse } from '../dto/facets.response.js';
import type { ProductPageResponse, ProductResponse } from '../dto/product.response.js';
import type { SuggestionResponse } from '../dto/suggestion.response.js';
import { toSuggestion } from '../product.mapper.js';
import { CatalogIndex } from './catalog-index.js';
import { CatalogLoader } from './catalog-loader.js';
import { CatalogReadModel, type PageWindow, type Selection } from './catalog-read-model.js';
import { facetsOf } from './facets.js';
import { bestSuggestions } from './suggestions.js';

const COMPARE_EVERY_MS = 60_000;
/** Longer than the longest transaction, with room for clocks that differ. */
const LOOK_BACK_MS = 120_000;
/** As many suggestions as a phone shows above its keyboard. */
const MOST_SUGGESTIONS = 6;
/** The best suggestions are chosen among these. */
const SUGGESTIONS_FROM: PageWindow = { page: 1, limit: 48 };

interface Catalog {
  readonly index: CatalogIndex;
  categories: readonly CategoryResponse[];
}

/**
 * The catalog in the memory of this server: read once from the database, then changed by what the change feed tells. A
 * change made here is taken in before it is answered. Each minute the catalog is compared with the database.
 */
@Injectable()
export class CatalogInMemory extends CatalogReadModel implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CatalogInMemory.name);
  /** One reading at a time, so that no older state overwrites a newer one. */
  private readonly mutex = new Mutex();
  /** null until everything is read, and again when changes may have been missed. */
  private catalog: Catalog | null = null;
  private currentVersion = 0;
  private loading: Promise<Catalog> | undefined;
  private waiting: ChangedIds[] = [];
  private comparedAt = Date.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly loader: CatalogLoader,
    private readonly changes: CatalogueChanges,
  ) {
    super();
  }

  /** Reads while the server starts; the first visitors wait for the rest. */
  onApplicationBootstrap(): void {
    this.changes.onChange((changed) => this.takeIn(changed));
    this.timer = setInterval(() => void this.compare(), COMPARE_EVERY_MS).unref();
    void this.current().catch((error: unknown) => this.warn(error));
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async version(): Promise<number> {
    await this.current();
    return this.currentVersion;
  }

  async page(selection: Selection, window: PageWindow): Promise<ProductPageResponse> {
    const { index } = await this.current();
    const { total, products } = index.page(selection, window);
    return { data: products, pagination: { ...window, total, totalPages: Math.ceil(total / window.limit) } };
  }

  async facets(selection: Selection): Promise<FacetsResponse> {
    const { index, categories } = await this.current();
    return facetsOf(index, categories, selection);
  }

  async suggestions(text: string): Promise<SuggestionResponse[]> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const { index } = await this.current();
    const anything = { productType: undefined, categoryIds: [], ids: [], attributes: new Map() };
    const { products } = index.page({ ...anything, words }, SUGGESTIONS_FROM);
    return bestSuggestions(products, words, MOST_SUGGESTIONS).map(toSuggestion);
  }

  async product(id: string): Promise<ProductResponse | null> {
    const { index } = await this.current();
    return index.get(id.toLowerCase()) ?? null;
  }

  async categories(): Promise<readonly CategoryResponse[]> {
    return (await this.current()).categories;
  }

  /**
   * Looks for what the change feed did not tell: changes made by hand that set `updatedAt`, and deletions made by hand.
   * Never throws; what could not be compared is compared the next time.
   */
  async compare(): Promise<void> {
    const now = Date.now();
    try {
      await this.mutex.runExclusive(async () => {
        if (this.catalog === null) return;
        const products = await this.loader.changedSince(new Date(this.comparedAt - LOOK_BACK_MS));
        await this.readAgain(this.catalog, { products, categories: [] });
        if ((await this.loader.productCount()) !== this.catalog.index.size) await this.readAll();
      });
      this.comparedAt = now;
    } catch (error) {
      this.warn(error);
    }
  }

  /** Those who ask while everything is being read share one reading. @throws what the database threw */
  private async current(): Promise<Catalog> {
    if (this.catalog !== null) return this.catalog;
    this.loading ??= this.mutex
      .runExclusive(() => this.catalog ?? this.readAll())
      .finally(() => {
        this.loading = undefined;
      });
    return this.loading;
  }

  /** Resolves when the change is taken in, or nothing is answered any more before everything is read again. */
  private async takeIn(changed: ChangedIds | null): Promise<void> {
    if (changed === null) this.catalog = null;
    else this.waiting.push(changed);
    await this.mutex.runExclusive(async () => {
      // Also drops what a reading brought that was under way.
      if (changed === null) this.catalog = null;
      else await this.readWaiting();
    });
  }

  private async readWaiting(): Promise<void> {
    const changed = this.waiting.splice(0);
    if (changed.length === 0 || this.catalog === null) return;
    const products = changed.flatMap((one) => one.products);
    const categories = changed.flatMap((one) => one.categories);
    try {
      await this.readAgain(this.catalog, { products, categories });
    } catch (error) {
      this.catalog = null;
      this.warn(error);
    }
  }

  private async readAgain(catalog: Catalog, changed: ChangedIds): Promise<void> {
    const { index } = catalog;
    const [found, categories] = await Promise.all([
      this.loader.productsOf(changed.products, changed.categories),
      this.loader.categories(),
    ]);
    const listed = new Set(found.map(({ product }) => product._id));
    const ids = changed.products.map((id) => id.toHexString());
    const affected = [...ids, ...index.idsIn(changed.categories.map((id) => id.toHexString()))];
    const gone = affected.filter((id) => !listed.has(id));
    const areCategoriesChanged = !isDeepStrictEqual(categories, catalog.categories);
    if (areCategoriesChanged) catalog.categories = categories;
    if (index.change(found, gone) || areCategoriesChanged) this.currentVersion += 1;
  }

  private async readAll(): Promise<Catalog> {
    const [products, categories] = await Promise.all([this.loader.products(), this.loader.categories()]);
    this.catalog = { index: new CatalogIndex(products), categories };
    this.currentVersion += 1;
    return this.catalog;
  }

  private warn(error: unknown): void {
    this.logger.warn(`The catalog could not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
