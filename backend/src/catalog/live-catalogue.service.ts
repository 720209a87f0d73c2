import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { CatalogueChanges, type ChangedIds } from './catalogue-changes.service.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { CatalogueIndex, type IndexedProduct } from './domain/catalogue-index.js';
import { toPublicProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import { LISTED } from './product-selection.js';

const BATCH = 1000;

/** What visitors see, in the memory of this server. */
export interface Catalogue {
  readonly index: CatalogueIndex;
  /** Active ones, in the order of the shop. */
  readonly categories: readonly CategoryRecord[];
  /** Another one after each change. */
  readonly version: number;
}

/**
 * Keeps what the shop shows as the database has it: read once, then what was changed. Who asks after a change waits
 * until it is read.
 */
@Injectable()
export class LiveCatalogue implements OnApplicationBootstrap {
  private readonly logger = new Logger(LiveCatalogue.name);
  private index = new CatalogueIndex();
  private categoryRecords: readonly CategoryRecord[] = [];
  private version = 0;
  /** null: all of it. */
  private changed: ChangedIds[] | null = null;
  private reading: Promise<void> | undefined;

  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    private readonly changes: CatalogueChanges,
  ) {}

  /** Read while the server starts; a visitor who is there first waits for the rest. */
  onApplicationBootstrap(): void {
    this.changes.onChange((changed) => this.take(changed));
    this.readAll().catch((error: unknown) => {
      this.logger.warn(`The catalogue is not read yet: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  /** null while something was changed that is not read to its end. */
  now(): Catalogue | null {
    const { index, categoryRecords: categories, version, reading, changed } = this;
    return reading === undefined && changed?.length === 0 ? { index, categories, version } : null;
  }

  /** With every change that was made before the call. @throws what the database threw */
  async current(): Promise<Catalogue> {
    for (;;) {
      const catalogue = this.now();
      if (catalogue !== null) return catalogue;
      await this.readAll();
    }
  }

  private take(changed: ChangedIds | null): void {
    if (changed === null) this.changed = null;
    else this.changed?.push(changed);
  }

  /** One reading at a time. What fails to be read stays to be read. */
  private readAll(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    const { changed } = this;
    this.changed = [];
    try {
      if (changed === null) await this.readEverything();
      else await this.readChanged(changed);
      this.version += 1;
    } catch (error) {
      this.changed = null;
      throw error;
    }
  }

  private async readEverything(): Promise<void> {
    const index = new CatalogueIndex();
    const categories = await this.activeCategories();
    index.change(await this.indexed(LISTED));
    this.index = index;
    this.categoryRecords = categories;
  }

  private async readChanged(changed: readonly ChangedIds[]): Promise<void> {
    const products = changed.flatMap((one) => one.products);
    const categories = changed.flatMap((one) => one.categories);
    const or: QueryFilter<Product>[] = [{ _id: { $in: products } }, { 'category._id': { $in: categories } }];
    const found = await this.indexed({
      ...LISTED,
      $or: or.filter((_, at) => [products, categories][at]?.length !== 0),
    });
    if (categories.length > 0) this.categoryRecords = await this.activeCategories();
    const shown = new Set(found.map(({ id }) => id));
    const within = new Set(categories.map((id) => id.toHexString()));
    const affected = [...products.map((id) => id.toHexString()), ...this.index.idsIn(within)];
    this.index.change(
      found,
      affected.filter((id) => !shown.has(id)),
    );
  }

  private activeCategories(): Promise<CategoryRecord[]> {
    return this.categories.find({ isActive: true }).sort({ position: 1, name: 1 }).lean<CategoryRecord[]>();
  }

  private async indexed(filter: QueryFilter<Product>): Promise<IndexedProduct[]> {
    const indexed: IndexedProduct[] = [];
    const cursor = this.products.find(filter).lean<ProductRecord[]>().cursor({ batchSize: BATCH });
    for await (const product of cursor) indexed.push(toIndexed(product));
    return indexed;
  }
}

function toIndexed(product: ProductRecord): IndexedProduct {
  const answer = toPublicProduct(product);
  const { size, variant, color, code, sort, quality, origin, unit, productType } = answer;
  const values = {
    productType,
    category: answer.category._id,
    size,
    variant,
    color,
    code,
    sort,
    quality,
    origin,
    unit,
  };
  const { listKey, searchText } = product;
  return { id: answer._id, listKey, searchText, values, json: JSON.stringify(answer) };
}
