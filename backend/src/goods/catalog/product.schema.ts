import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import type { Lockable } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import type { Fils } from '@shop/contract/money';
import type { CategoryRef, DerivedProduct } from './domain/derived-product.js';
import { type FilterKey, PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';
import { UNIT_CODES, type UnitCode } from '@shop/contract/units';
import { DEFAULT_TAX_CATEGORY, TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';

@Schema({ _id: false, versionKey: false })
export class ProductCategory implements CategoryRef<Types.ObjectId> {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  displayName: string;

  @Prop({ type: Boolean, required: true })
  isActive: boolean;

  @Prop({ type: String, default: '' })
  displayNameAr: string;
}

const ProductCategorySchema = SchemaFactory.createForClass(ProductCategory);

/** The fields that staff enter. The others are derived, or set once. */
export class ProductFields implements Record<FilterKey, string> {
  @Prop({ type: String, required: true })
  size: string;

  @Prop({ type: String, default: '' })
  variant: string;

  @Prop({ type: String, default: '' })
  color: string;

  @Prop({ type: String, default: '' })
  code: string;

  /** Empty if the name is made of the category and the attributes. */
  @Prop({ type: String, default: '' })
  nameEn: string;

  /** Arabic; empty if it is made of the words of the catalog. */
  @Prop({ type: String, default: '' })
  nameAr: string;

  @Prop({ type: String, default: '' })
  sort: string;

  @Prop({ type: String, default: '' })
  quality: string;

  @Prop({ type: String, default: '' })
  origin: string;

  @Prop({ type: String, default: 'pcs' })
  unit: string;

  /** Key features, separated by commas. */
  @Prop({ type: String, default: '' })
  displaySpecs: string;

  @Prop({ type: String, default: '' })
  description: string;

  /** The same in Arabic; empty if staff have not written it. */
  @Prop({ type: String, default: '' })
  descriptionAr: string;

  @Prop({ type: String, default: '' })
  storageLocation: string;

  /** The machines or printers that it fits, separated by commas. */
  @Prop({ type: String, default: '' })
  machines: string;

  @Prop({ type: Number, default: 0 })
  stock: number;

  /** Minimum order quantity. */
  @Prop({ type: Number, default: 1 })
  moq: number;

  /** Buyers request multiples of it, from the MOQ up. */
  @Prop({ type: Number, default: 1 })
  step: number;

  /** The most pieces of a request; null if there is no maximum. */
  @Prop({ type: Number, default: null })
  max: number | null;

  /** The pieces in a pack; null if it is not packed. */
  @Prop({ type: Number, default: null })
  packSize: number | null;

  /** The pack in the words of staff: `carton`. */
  @Prop({ type: String, default: '' })
  packUnit: string;

  @Money({ default: 0 })
  price: Fils;

  /** The cost of a piece to the shop, without VAT; null if unknown. Only staff see it. */
  @Money({ default: null })
  costPrice: Fils | null;

  @Prop({ type: Boolean, default: true })
  isAvailable: boolean;

  @Prop({ type: Boolean, default: true })
  isActive: boolean;

  /** The VAT category. */
  @Prop({ type: String, enum: TAX_CATEGORIES, default: DEFAULT_TAX_CATEGORY })
  taxCategory: TaxCategory;

  /** The reason why it is not standard rated; empty if it is. */
  @Prop({ type: String, default: '' })
  taxReason: string;

  /** Customs tariff code, 6 to 12 digits; empty if not entered yet. */
  @Prop({ type: String, default: '' })
  hsCode: string;

  /** Code of the unit (UN/ECE Recommendation 20). */
  @Prop({ type: String, enum: UNIT_CODES, required: true })
  unitCode: UnitCode;

  /** Addresses of pictures. */
  @Prop({ type: [String], default: [] })
  images: string[];
}

@Schema({ ...RECORD_OPTIONS, collection: 'products' })
export class Product extends ProductFields implements DerivedProduct<Types.ObjectId>, Lockable {
  @Prop({ type: String, required: true, unique: true, immutable: true })
  sku: string;

  @Prop({ type: String, enum: PRODUCT_TYPES, required: true })
  productType: ProductType;

  @Prop({ type: ProductCategorySchema, required: true })
  category: ProductCategory;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  searchText: string;

  @Prop({ type: String, required: true })
  sizeKey: string;

  @Prop({ type: String, required: true })
  listKey: string;

  /**
   * Increases with every change by staff and with every stock movement, but not when fields of its category are copied.
   */
  @Prop({ type: Number, default: 1 })
  version: number;

  @Prop({ type: Number, default: 0 })
  locks: number;
}

const STAFF_SORTS = [
  ...['name', 'sku', 'productType', 'category.displayName', 'sizeKey', 'variant', 'color', 'code', 'quality'],
  ...['stock', 'moq', 'price', 'isAvailable', 'isActive', 'updatedAt'],
] as const;

export type ProductRecord = Product & Stored;
export const ProductSchema = SchemaFactory.createForClass(Product);
ProductSchema.index({ isActive: 1, 'category.isActive': 1, productType: 1, listKey: 1, _id: 1 });
ProductSchema.index({ 'category._id': 1, listKey: 1, _id: 1 });
ProductSchema.index({ listKey: 1, _id: 1 });
ProductSchema.index({ createdAt: -1, _id: -1 });
ProductSchema.index({ isActive: 1, stock: 1, _id: 1 });
ProductSchema.index({ updatedAt: 1 });
for (const path of STAFF_SORTS) ProductSchema.index({ [path]: 1, _id: 1 });
makeSearchable(ProductSchema, { texts: ({ name, nameAr, sku, code }) => [name, nameAr, sku, code] });
