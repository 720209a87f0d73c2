import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Mutex } from 'async-mutex';
import type { Types } from 'mongoose';
import { errorMessage } from '../../../platform/errors/error-message.js';
import { DatabaseSilence } from '../../../platform/database/database-silence.service.js';
import { ChangeFeed, type RecordChange } from '../../../platform/history/change-feed.service.js';
import type { CategoryResponse } from '../dto/category.response.js';
import type { FacetsResponse } from '../dto/facets.response.js';
import type { ProductPageResponse, ProductResponse } from '../dto/product.response.js';
import type { GroupedSuggestionsResponse, SuggestionResponse } from '../dto/suggestion.response.js';
import { toSuggestion } from '../product.mapper.js';
import { plainText } from '../search/plain-words.js';
import { SearchSynonyms } from '../search/search-synonyms.service.js';
import { CatalogIndex } from './catalog-index.js';
import { CatalogLoader } from './catalog-loader.js';
import { CatalogReadModel, type PageWindow, type ProductMatches, type Selection } from './catalog-read-model.js';
import { facetsOf } from './facets.js';
import type { ListingOrder } from './listing-order.js';

/** A difference is repaired only if two comparisons find it: a change may be committed but not yet reported. */
const COMPARE_EVERY_MS = 30_000;
/** A phone shows this many suggestions above its keyboard. */
const MOST_SUGGESTIONS = 6;
/** Grouped suggestions need more space, since they have pictures and prices. */
const MOST_GROUPED = { categories: 3, sizes: 4, products: 5 };
/** One row of the shop on a large screen, or two screens of a phone. */
const MOST_NEAREST = 8;
/** Two rows below the picture of a product. */
const MOST_ALTERNATIVES = 6;
/** Time limits in milliseconds for matching texts: for one call, and until other calls get a turn. */
const MATCHING_MS = { ofCall: 100, atOnce: 2 };

interface Catalog {
  readonly index: CatalogIndex;
  categories: readonly CategoryResponse[];
}

/**
 * The catalog in the memory of this server: read once from the database, then updated from the change feed. A change by
 * this server is applied before its call is answered. The number of products is compared with the database twice a
 * minute.
 */
@Injectable()
export class CatalogInMemory extends CatalogReadModel implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CatalogInMemory.name);
  /** Allows one reading at a time, so that no older state overwrites a newer one. */
  private readonly mutex = new Mutex();
  /** null until everything is read, and after changes that may have been missed. */
  private catalog: Catalog | null = null;
  private currentVersion = 0;
  private loading: Promise<Catalog> | undefined;
  private waiting: RecordChange[] = [];
  /** The number of products that the database had more at the last comparison. */
  private missing = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly loader: CatalogLoader,
    private readonly feed: ChangeFeed,
    private readonly synonyms: SearchSynonyms,
    private readonly silence: DatabaseSilence,
  ) {
    super();
  }

  /** Starts reading with the server; the first visitors wait for the rest. */
  onApplicationBootstrap(): void {
    this.feed.onChange((changes) => this.applyChanges(changes));
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

  async page(selection: Selection, window: PageWindow, order?: ListingOrder): Promise<ProductPageResponse> {
    const { index } = await this.current();
    const { total, products, search } = index.page(selection, window, order);
    const pagination = { ...window, total, totalPages: Math.ceil(total / window.limit) };
    if (search === undefined) return { data: products, pagination };
    const { near, corrected, leftOut } = search;
    const nearest = search.rows.length === 0 ? index.nearest(selection.q, MOST_NEAREST) : null;
    return {
      data: products,
      pagination,
      search: { near: [...near], corrected: [...corrected], leftOut: [...leftOut], nearest },
    };
  }

  async facets(selection: Selection): Promise<FacetsResponse> {
    const { index, categories } = await this.current();
    return facetsOf(index, categories, selection);
  }

  async suggestions(text: string): Promise<SuggestionResponse[]> {
    const q = plainText(text);
    if (q === '') return [];
    const { index } = await this.current();
    const anything = { productType: undefined, categoryIds: [], ids: [], attributes: new Map() };
    const { products } = index.page({ ...anything, q }, { page: 1, limit: MOST_SUGGESTIONS });
    return products.map(toSuggestion);
  }

  async groupedSuggestions(text: string): Promise<GroupedSuggestionsResponse> {
    const q = plainText(text);
    if (q === '') return { categories: [], sizes: [], products: [], leftOut: [] };
    return (await this.current()).index.suggest(q, MOST_GROUPED);
  }

  /** A repeated text is matched once. */
  async matches(texts: readonly string[], most: number): Promise<readonly ProductMatches[]> {
    const { index } = await this.current();
    const known = new Map<string, ProductMatches>();
    const found: ProductMatches[] = [];
    let spent = 0;
    let turn = performance.now();
    for (const text of texts) {
      const matches = known.get(text) ?? index.matches(text, most);
      known.set(text, matches);
      found.push(matches);
      const worked = performance.now() - turn;
      if (spent + worked > MATCHING_MS.ofCall) break;
      if (worked < MATCHING_MS.atOnce) continue;
      spent += worked;
      await setImmediate();
      turn = performance.now();
    }
    return found;
  }

  async product(id: string): Promise<ProductResponse | null> {
    const { index } = await this.current();
    return index.get(id.toLowerCase()) ?? null;
  }

  async alternatives(id: string): Promise<ProductResponse[] | null> {
    return (await this.current()).index.alternatives(id.toLowerCase(), MOST_ALTERNATIVES);
  }

  async categories(): Promise<readonly CategoryResponse[]> {
    return (await this.current()).categories;
  }

  /**
   * Finds products that were inserted or deleted by hand; the change feed reports other changes by hand. Never throws:
   * the next comparison repeats the check.
   */
  async compare(): Promise<void> {
    try {
      await this.mutex.runExclusive(async () => {
        await this.readWaiting();
        const count = await this.loader.productCount();
        if (this.catalog === null) return;
        const missing = count - this.catalog.index.size;
        const isLasting = missing !== 0 && missing === this.missing;
        this.missing = missing;
        if (isLasting) await this.readAll();
      });
    } catch (error) {
      this.warn(error);
    }
  }

  /** Callers share one reading of the database. @throws the error of the database, or 503 after 3 s */
  private async current(): Promise<Catalog> {
    if (this.catalog !== null) return this.catalog;
    this.loading ??= this.mutex
      .runExclusive(() => this.catalog ?? this.readAll())
      .finally(() => {
        this.loading = undefined;
      });
    const loading = this.loading;
    return this.silence.within(() => loading);
  }

  /** Resolves when the changes are applied, or when the catalog is dropped to be read again. */
  private async applyChanges(changes: readonly RecordChange[] | null): Promise<void> {
    const ofCatalog = changes?.filter(({ resource }) => resource === 'products' || resource === 'categories');
    if (changes?.some(({ resource }) => resource === 'synonyms') === true) {
      await this.mutex.runExclusive(() => this.readSynonyms());
    }
    if (ofCatalog?.length === 0) return;
    if (ofCatalog === undefined) this.catalog = null;
    else this.waiting.push(...ofCatalog);
    await this.mutex.runExclusive(async () => {
      // This also drops the result of a reading that is still running.
      if (ofCatalog === undefined) this.catalog = null;
      else await this.readWaiting();
    });
  }

  /** If the database can't be reached, everything is read again, including synonyms. */
  private async readSynonyms(): Promise<void> {
    if (this.catalog === null) return;
    try {
      this.catalog.index.useSynonyms(await this.synonyms.compiled());
      this.currentVersion += 1;
    } catch (error) {
      this.catalog = null;
      this.warn(error);
    }
  }

  private async readWaiting(): Promise<void> {
    const changes = this.waiting.splice(0);
    if (changes.length === 0 || this.catalog === null) return;
    try {
      await this.readAgain(this.catalog, changes);
    } catch (error) {
      this.catalog = null;
      this.warn(error);
    }
  }

  private async readAgain(catalog: Catalog, changes: readonly RecordChange[]): Promise<void> {
    const { index } = catalog;
    const idsOf = (wanted: RecordChange['resource']) =>
      changes.filter(({ resource }) => resource === wanted).map(({ id }) => id);
    const [products, categories] = [idsOf('products'), idsOf('categories')];
    const found = await this.loader.productsOf(products, categories);
    const listed = new Set(found.map(({ product }) => product._id));
    const affected = [...toTexts(products), ...index.idsIn(toTexts(categories))];
    const gone = affected.filter((id) => !listed.has(id));
    const categoriesNow = categories.length > 0 ? await this.loader.categories() : catalog.categories;
    const areCategoriesChanged = !isDeepStrictEqual(categoriesNow, catalog.categories);
    catalog.categories = categoriesNow;
    if (index.change(found, gone) || areCategoriesChanged) this.currentVersion += 1;
  }

  private async readAll(): Promise<Catalog> {
    const [products, categories, synonyms] = await Promise.all([
      this.loader.products(),
      this.loader.categories(),
      this.synonyms.compiled(),
    ]);
    this.catalog = { index: new CatalogIndex(products, synonyms), categories };
    this.currentVersion += 1;
    return this.catalog;
  }

  private warn(error: unknown): void {
    this.logger.warn(`Failed to read the catalog: ${errorMessage(error)}`);
  }
}

const toTexts = (ids: readonly Types.ObjectId[]): string[] => ids.map((id) => id.toHexString());
