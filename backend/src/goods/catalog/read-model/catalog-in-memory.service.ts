import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Mutex } from 'async-mutex';
import type { Types } from 'mongoose';
import { errorMessage } from '../../../platform/errors/error-message.js';
import { RepeatedWork } from '../../../platform/jobs/repeated-work.js';
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

const FAILURE = 'Failed to read the catalog';

interface Catalog {
  readonly index: CatalogIndex;
  categories: readonly CategoryResponse[];
  /** The value of `missedChanges` when its reading began: an older catalog is outdated. */
  readonly missedChanges: number;
}

/**
 * The catalog in the memory of this server: read once from the database, then updated from the change feed. A change by
 * this server is applied before its call is answered. While the database can't be read, visitors get the last state. The
 * number of products is compared with the database twice a minute.
 */
@Injectable()
export class CatalogInMemory extends CatalogReadModel implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CatalogInMemory.name);
  /** Allows one reading at a time, so that no older state overwrites a newer one. */
  private readonly mutex = new Mutex();
  /** null until everything is read. */
  private catalog: Catalog | null = null;
  /** Counts the times that changes may have been missed. */
  private missedChanges = 0;
  private currentVersion = 0;
  private loading: Promise<Catalog> | undefined;
  private waiting: RecordChange[] = [];
  /** The number of products that the database had more at the last comparison. */
  private missing = 0;
  private readonly comparisons = new RepeatedWork(this.logger, FAILURE, () => this.compareOnce());

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
    this.comparisons.start(COMPARE_EVERY_MS);
    this.current().catch((error: unknown) => this.warn(error));
  }

  onApplicationShutdown(): void {
    this.comparisons.stop();
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
    return this.forEach(texts, (text) => index.matches(text, most));
  }

  async nearest(texts: readonly string[], most: number): Promise<readonly ProductMatches[]> {
    const { index } = await this.current();
    return this.forEach(texts, (text) => index.nearestMatches(text, most));
  }

  /** Other calls are served between the texts; the last ones are omitted if all take too long. */
  private async forEach(
    texts: readonly string[],
    match: (text: string) => ProductMatches,
  ): Promise<readonly ProductMatches[]> {
    const known = new Map<string, ProductMatches>();
    const found: ProductMatches[] = [];
    let spent = 0;
    let turn = performance.now();
    for (const text of texts) {
      const matches = known.get(text) ?? match(text);
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
   * Finds products that were inserted or deleted manually; the change feed reports other manual changes. Never rejects:
   * the next comparison repeats the check.
   */
  compare(): Promise<void> {
    return this.comparisons.run();
  }

  private async compareOnce(): Promise<void> {
    await this.mutex.runExclusive(async () => {
      await this.readWaiting();
      const count = await this.loader.productCount();
      if (this.catalog === null) return;
      const missing = count - this.catalog.index.size;
      const isLasting = missing !== 0 && missing === this.missing;
      this.missing = missing;
      if (isLasting) await this.readAll();
    });
  }

  /**
   * Callers share one reading of the database. If it fails, they get the last state.
   * @throws the error of the database, or 503 within 3 s, if nothing was read yet
   */
  private async current(): Promise<Catalog> {
    if (this.upToDate !== null) return this.upToDate;
    try {
      return await this.silence.within(() => (this.loading ??= this.load()));
    } catch (error) {
      if (this.catalog === null) throw error;
      return this.catalog;
    }
  }

  private async load(): Promise<Catalog> {
    try {
      return await this.mutex.runExclusive(() => this.upToDate ?? this.readAll());
    } finally {
      this.loading = undefined;
    }
  }

  private get upToDate(): Catalog | null {
    return this.catalog?.missedChanges === this.missedChanges ? this.catalog : null;
  }

  /** Resolves when the changes are applied, or when the catalog is dropped to be read again. */
  private async applyChanges(changes: readonly RecordChange[] | null): Promise<void> {
    const ofCatalog = changes?.filter(({ resource }) => resource === 'products' || resource === 'categories');
    if (changes?.some(({ resource }) => resource === 'synonyms') === true) {
      await this.mutex.runExclusive(() => this.readSynonyms());
    }
    if (ofCatalog?.length === 0) return;
    if (ofCatalog === undefined) {
      this.missedChanges += 1;
      return;
    }
    this.waiting.push(...ofCatalog);
    await this.mutex.runExclusive(() => this.readWaiting());
  }

  private async readSynonyms(): Promise<void> {
    const { upToDate } = this;
    if (upToDate === null) return;
    await this.elseReadAll(async () => {
      upToDate.index.useSynonyms(await this.synonyms.compiled());
      this.currentVersion += 1;
    });
  }

  private async readWaiting(): Promise<void> {
    const changes = this.waiting.splice(0);
    const { upToDate } = this;
    if (changes.length === 0 || upToDate === null) return;
    await this.elseReadAll(() => this.readAgain(upToDate, changes));
  }

  /** If `read` fails, everything is read again when it is needed. */
  private async elseReadAll(read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      this.missedChanges += 1;
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
    const { missedChanges } = this;
    const [products, categories, synonyms] = await Promise.all([
      this.loader.products(),
      this.loader.categories(),
      this.synonyms.compiled(),
    ]);
    this.catalog = { index: new CatalogIndex(products, synonyms), categories, missedChanges };
    this.currentVersion += 1;
    return this.catalog;
  }

  private warn(error: unknown): void {
    this.logger.warn(`${FAILURE}: ${errorMessage(error)}`);
  }
}

const toTexts = (ids: readonly Types.ObjectId[]): string[] => ids.map((id) => id.toHexString());
