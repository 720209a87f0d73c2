import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { derivedFields } from '../../platform/database/derived-fields.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { deriveProduct } from './domain/derived-product.js';
import { ProductStock } from './product-stock.service.js';
import { Product, type ProductRecord } from './product.schema.js';

/** The fields of a category that its products copy. */
const TAKEN_FIELDS = ['name', 'displayName', 'productType', 'position', 'isActive'] as const;

/** Keeps products and their categories together. */
@Injectable()
export class CategoryProducts {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    @InjectRecords(Product) private readonly productRecords: RecordStore<Product>,
    @InjectRecords(Category) private readonly categoryRecords: RecordStore<Category>,
    private readonly stock: ProductStock,
  ) {}

  /** The category of a product that is about to be put into it; a deletion at the same moment collides with this. */
  async lock(id: Types.ObjectId, session: ClientSession): Promise<CategoryRecord> {
    const category = await this.categoryRecords.lock(id, session);
    if (category === null) throw refuseField('category', 'UNKNOWN_CATEGORY');
    return category;
  }

  /** The category of a product that is in it. */
  async of(product: ProductRecord, session: ClientSession): Promise<CategoryRecord> {
    const category = await this.categories
      .findById(product.category._id)
      .session(session)
      .lean<CategoryRecord | null>();
    if (category === null) throw refuseField('category', 'UNKNOWN_CATEGORY');
    return category;
  }

  async exist(category: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return (await this.products.exists({ 'category._id': category }).session(session)) !== null;
  }

  /** Brings what products take from their category up to date. */
  async follow(before: CategoryRecord, category: CategoryRecord, by: ChangeContext): Promise<void> {
    const { session } = by;
    if (!TAKEN_FIELDS.some((field) => before[field] !== category[field])) return;
    // In the order in which stock is moved too (`sumByProduct`): the two can't block each other.
    const products = await this.products
      .find({ 'category._id': category._id })
      .sort({ _id: 1 })
      .session(session)
      .lean<ProductRecord[]>();
    const updates = products.map((product) => {
      const derived = deriveProduct(product, category);
      const searched = derivedFields<Product>(this.products, { ...product, ...derived });
      return { _id: product._id, fields: { ...derived, ...searched } };
    });
    await this.productRecords.follow(updates, session);
    const changes = products.map((product, index) => ({
      before: product,
      after: { ...product, ...updates[index]?.fields },
    }));
    await this.stock.publishReturned(changes, by);
  }
}
