import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Filter } from 'mongodb';
import type { Model } from 'mongoose';
import { CatalogueChanges, type ChangedIds } from './catalogue-changes.service.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { CatalogueIndex, type IndexedProduct } from './domain/catalogue-index.js';
import { PackedTexts } from './domain/packed-texts.js';
import { IndexedProducts } from './indexed-products.js';
import { Product, type ProductRecord } from './product.schema.js';
import { isListed } from './product-selection.js';

const BATCH = 1000;
/** So few are objects at a time that the garbage collector is done with them before they count as old. */
const AT_ONCE = 50;
/** Some hundreds of products to a piece of memory. */
const PIECE_BYTES = 2 ** 20;

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
    // Without a condition: asked for most of a collection through an index, the database takes twice as long.
    index.change(await this.indexed({}, PIECE_BYTES));
    this.index = index;
    this.categoryRecords = categories;
  }

  private async readChanged(changed: readonly ChangedIds[]): Promise<void> {
    const products = changed.flatMap((one) => one.products);
    const categories = changed.flatMap((one) => one.categories);
    const or: Filter<ProductRecord>[] = [{ _id: { $in: products } }, { 'category._id': { $in: categories } }];
    const found = await this.indexed({ $or: or.filter((_, at) => [products, categories][at]?.length !== 0) }, 0);
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

  private async indexed(filter: Filter<ProductRecord>, pieceBytes: number): Promise<IndexedProduct[]> {
    const products = new IndexedProducts(new PackedTexts(pieceBytes));
    const indexed: IndexedProduct[] = [];
    const { db, collection } = this.products;
    const cursor = db.collection<ProductRecord>(collection.name).find(filter, { batchSize: BATCH });
    while (await cursor.hasNext()) {
      const some = cursor.readBufferedDocuments(AT_ONCE).filter(isListed);
      for (const product of some) indexed.push(products.of(product));
    }
    return indexed;
  }
}
