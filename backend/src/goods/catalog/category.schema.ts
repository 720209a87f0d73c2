import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Lockable } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
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
export class Category extends Versioned implements Lockable {
  /** An internal name, for example `thermal-ribbon`. */
  @Prop({ type: String, required: true, unique: true })
  name: string;

  /** The name in lower case. */
  @Prop({ type: String, required: true })
  nameKey: string;

  @Prop({ type: String, required: true })
  displayName: string;

  /** Empty if the display name is translated by the words of the catalog. */
  @Prop({ type: String, default: '' })
  displayNameAr: string;

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

  @Prop({ type: Number, default: 0 })
  locks: number;
}

/** Names that differ only by case count as equal. */
export const nameKeyOf = (name: string): string => name.trim().toLowerCase();

export type CategoryRecord = Category & Stored;
export const CategorySchema = SchemaFactory.createForClass(Category);
CategorySchema.index({ isActive: 1, position: 1, name: 1 });
CategorySchema.index({ updatedAt: 1 });
CategorySchema.index({ nameKey: 1 }, { unique: true });
makeSearchable(CategorySchema, {
  texts: ({ name, displayName, displayNameAr, description }) => [name, displayName, displayNameAr, description],
});
