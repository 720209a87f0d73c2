import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Filter } from 'mongodb';
import type { Model, Types } from 'mongoose';
import { Category, type CategoryRecord } from './category.schema.js';
import type { IndexedProduct } from './domain/catalogue-index.js';
import { PackedTexts } from './domain/packed-texts.js';
import { IndexedProducts } from './indexed-products.js';
import { Product, type ProductRecord } from './product.schema.js';
import { isListed } from './product-selection.js';

const BATCH = 1000;
/** So few are objects at a time that the garbage collector is done with them before they count as old. */
const AT_ONCE = 50;
/** Some hundreds of products to a piece of memory. */
const PIECE_BYTES = 2 ** 20;

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

  allProducts(): Promise<IndexedProduct[]> {
    // Without a condition: asked for most of a collection through an index, the database takes twice as long.
    return this.indexed({}, PIECE_BYTES);
  }

  /** Those with these ids, and those of these categories. */
  products(ids: readonly Types.ObjectId[], categories: readonly Types.ObjectId[]): Promise<IndexedProduct[]> {
    const alternatives: Filter<ProductRecord>[] = [];
    if (ids.length > 0) alternatives.push({ _id: { $in: [...ids] } });
    if (categories.length > 0) alternatives.push({ 'category._id': { $in: [...categories] } });
    const [only, ...others] = alternatives;
    if (only === undefined) return Promise.resolve([]);
    return this.indexed(others.length === 0 ? only : { $or: alternatives }, 0);
  }

  private async indexed(filter: Filter<ProductRecord>, pieceBytes: number): Promise<IndexedProduct[]> {
    const products = new IndexedProducts(new PackedTexts(pieceBytes));
    const indexed: IndexedProduct[] = [];
    const { db, collection } = this.productModel;
    const cursor = db.collection<ProductRecord>(collection.name).find(filter, { batchSize: BATCH });
    while (await cursor.hasNext()) {
      const some = cursor.readBufferedDocuments(AT_ONCE).filter(isListed);
      for (const product of some) indexed.push(products.of(product));
    }
    return indexed;
  }
}
