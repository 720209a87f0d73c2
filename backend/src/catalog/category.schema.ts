import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Lockable } from '../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored } from '../platform/database/record.js';
import { makeSearchable } from '../platform/list-query/search-fields.js';
import type { CategoryFilter } from './domain/category-filters.js';
import { FILTER_KEYS, type FilterKey, PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';

@Schema({ _id: false, versionKey: false })
export class StoredFilter implements CategoryFilter {
  @Prop({ type: String, enum: FILTER_KEYS, required: true })
  Key: FilterKey;

  @Prop({ type: String, default: '' })
  displayName: string;

  @Prop({ type: [String], default: [] })
  values: string[];

  @Prop({ type: Number, default: 0 })
  order: number;
}

const StoredFilterSchema = SchemaFactory.createForClass(StoredFilter);

@Schema({ ...RECORD_OPTIONS, collection: 'categories' })
export class Category implements Lockable {
  /** Internal, in the manner of `thermal-ribbon`. */
  @Prop({ type: String, required: true, unique: true })
  name: string;

  @Prop({ type: String, required: true })
  displayName: string;

  @Prop({ type: String, enum: PRODUCT_TYPES, required: true })
  productType: ProductType;

  @Prop({ type: String, default: '' })
  description: string;

  @Prop({ type: Number, default: 0 })
  position: number;

  @Prop({ type: Boolean, default: false })
  isActive: boolean;

  /** Address of a picture, or empty. */
  @Prop({ type: String, default: '' })
  image: string;

  @Prop({ type: [StoredFilterSchema], default: [] })
  filters: StoredFilter[];

  @Prop({ type: Number, default: 1 })
  version: number;

  @Prop({ type: Number, default: 0 })
  locks: number;
}

export type CategoryRecord = Category & Stored;
export const CategorySchema = SchemaFactory.createForClass(Category);
CategorySchema.index({ isActive: 1, position: 1, name: 1 });
CategorySchema.index({ updatedAt: 1 });
makeSearchable(CategorySchema, { texts: ({ name, displayName, description }) => [name, displayName, description] });
