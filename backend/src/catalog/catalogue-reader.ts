import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Filter } from 'mongodb';
import type { Model, Types } from 'mongoose';
import { Category, type CategoryRecord } from './category.schema.js';
import type { IndexedProduct } from './domain/catalogue-rows.js';
import { IndexedProducts } from './indexed-products.js';
import { Product, type ProductRecord } from './product.schema.js';
import { isListed } from './product-selection.js';

const BATCH = 400;
/** So few are objects at a time that the garbage collector is done with them before they count as old. */
const AT_ONCE = 50;

/** Reads of the database what visitors see. */
@Injectable()
export class CatalogueReader {
  constructor(
    @InjectModel(Product.name) private readonly productModel: Model<Product>,
    @InjectModel(Category.name) private readonly categoryModel: Model<Category>,
  ) {}

  /** Active ones, in the order of the shop. */
  categories(): Promise<CategoryRecord[]> {
    return this.categoryModel.find({ isActive: true }).sort({ position: 1, name: 1 }).lean<CategoryRecord[]>();
  }

  /** As far as the database knows without counting: about so many `allProducts` are, or a few more. */
  productCount(): Promise<number> {
    return this.productModel.estimatedDocumentCount();
  }

  /** Some at a time, in no order. */
  allProducts(): AsyncIterable<IndexedProduct[]> {
    // Without a condition: asked for most of a collection through an index, the database takes twice as long.
    return this.indexed({});
  }

  /** Those with these ids, and those of these categories. */
  async products(ids: readonly Types.ObjectId[], categories: readonly Types.ObjectId[]): Promise<IndexedProduct[]> {
    const alternatives: Filter<ProductRecord>[] = [];
    if (ids.length > 0) alternatives.push({ _id: { $in: [...ids] } });
    if (categories.length > 0) alternatives.push({ 'category._id': { $in: [...categories] } });
    const [only, ...others] = alternatives;
    const found: IndexedProduct[] = [];
    if (only === undefined) return found;
    for await (const some of this.indexed(others.length === 0 ? only : { $or: alternatives })) found.push(...some);
    return found;
  }

  private async *indexed(filter: Filter<ProductRecord>): AsyncIterable<IndexedProduct[]> {
    const products = new IndexedProducts();
    const { db, collection } = this.productModel;
    const cursor = db.collection<ProductRecord>(collection.name).find(filter, { batchSize: BATCH });
    while (await cursor.hasNext()) {
      yield cursor
        .readBufferedDocuments(AT_ONCE)
        .filter(isListed)
        .map((product) => products.of(product));
    }
  }
}
