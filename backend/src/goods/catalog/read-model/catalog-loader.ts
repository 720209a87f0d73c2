import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Filter } from 'mongodb';
import type { Model, Types } from 'mongoose';
import { compactId } from '../../../platform/database/record.js';
import { CategoryResponse } from '../dto/category.response.js';
import { Category, type CategoryRecord } from '../category.schema.js';
import { FILTER_KEYS } from '@shop/contract/catalog';
import { type ProductCategoryResponse, ProductResponse } from '../dto/product.response.js';
import { Product, type ProductRecord } from '../product.schema.js';
import { isListed, LISTED } from '../product-selection.js';
import type { CatalogProduct } from './catalog-index.js';

const BATCH = 400;

/** Reads what visitors see from the database. */
@Injectable()
export class CatalogLoader {
  constructor(
    @InjectModel(Product.name) private readonly productModel: Model<Product>,
    @InjectModel(Category.name) private readonly categoryModel: Model<Category>,
  ) {}

  /** The active categories, in the order of the shop. */
  async categories(): Promise<CategoryResponse[]> {
    const active = this.categoryModel.find({ isActive: true }).sort({ position: 1, name: 1 });
    return (await active.lean<CategoryRecord[]>()).map((category) => CategoryResponse.stored(category));
  }

  /** All products that visitors see, unsorted. */
  products(): Promise<CatalogProduct[]> {
    // Reads without a condition: reading most of a collection through an index takes the database twice as long.
    return this.read({});
  }

  productCount(): Promise<number> {
    return this.productModel.countDocuments(LISTED);
  }

  /** Loads the public products that have these ids or belong to these categories. */
  async productsOf(ids: readonly Types.ObjectId[], categories: readonly Types.ObjectId[]): Promise<CatalogProduct[]> {
    const found = ids.length > 0 ? await this.read({ _id: { $in: [...ids] } }) : [];
    return categories.length > 0
      ? [...found, ...(await this.read({ 'category._id': { $in: [...categories] } }))]
      : found;
  }

  private async read(filter: Filter<ProductRecord>): Promise<CatalogProduct[]> {
    const { db, collection } = this.productModel;
    const toCatalogProduct = catalogProductMapper();
    const found: CatalogProduct[] = [];
    for await (const record of db.collection<ProductRecord>(collection.name).find(filter, { batchSize: BATCH })) {
      if (isListed(record)) found.push(toCatalogProduct(record));
    }
    return found;
  }
}

const SHARED_TEXTS = ['displaySpecs', 'description', 'descriptionAr', 'nameAr', 'machines'] as const;

/** Stores equal values of the mapped products only once in memory. */
function catalogProductMapper(): (record: ProductRecord) => CatalogProduct {
  const texts = new Map<string, string>();
  const categories = new Map<string, ProductCategoryResponse>();
  const shared = <T>(known: Map<string, T>, key: string, value: T): T => {
    if (!known.has(key)) known.set(key, value);
    return known.get(key) ?? value;
  };
  return (record) => {
    const product = ProductResponse.stored(record);
    for (const key of [...FILTER_KEYS, ...SHARED_TEXTS] as const) {
      product[key] = shared(texts, product[key], product[key]);
    }
    product.category = shared(categories, product.category._id, product.category);
    product.images = product.images.map((image) => shared(texts, image, image));
    product._id = compactId(record._id);
    return { product, listKey: record.listKey };
  };
}
