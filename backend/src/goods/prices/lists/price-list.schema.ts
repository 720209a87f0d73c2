import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { PRICE_STEPS, type PriceStep } from '@shop/contract/price-change';
import { PRICE_LIST_KINDS, PRICE_TARGETS, type PriceListKind, type PriceTarget } from '@shop/contract/price-lists';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../../platform/database/record.js';
import { makeSearchable } from '../../../platform/lists/search-fields.js';
import { Day } from '../../../platform/database/day.js';

/** Prices of accounts, groups or all buyers. Its lines are stored separately; each change of them changes the list. */
@Schema({ ...RECORD_OPTIONS, collection: 'price-lists' })
export class PriceListHead extends Versioned {
  @Prop({ type: String, required: true })
  name: string;

  /** The name without regard to case: names are unique. */
  @Prop({ type: String, required: true, unique: true })
  nameKey: string;

  @Prop({ type: String, enum: PRICE_LIST_KINDS, required: true })
  kind: PriceListKind;

  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  companies: Types.ObjectId[];

  /** Persons without a company. */
  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  users: Types.ObjectId[];

  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  groups: Types.ObjectId[];

  /** 1 comes first. */
  @Prop({ type: Number, default: 100 })
  rank: number;

  @Prop({ type: String, enum: PRICE_STEPS, default: '0.01' })
  step: PriceStep;

  /** Days in Dubai, both included; null if open. */
  @Day({ default: null })
  validFrom: string | null;

  @Day({ default: null })
  validTo: string | null;

  @Prop({ type: Boolean, default: true })
  isActive: boolean;

  @Prop({ type: String, default: '' })
  note: string;

  /** How many lines it has. */
  @Prop({ type: Number, default: 0 })
  lineCount: number;

  /** When its lines last changed. */
  @Prop({ type: Date, default: null })
  linesChangedAt: Date | null;
}

export type PriceListRecord = PriceListHead & Stored;
export const PRICE_LIST_RECORD: RecordKind<PriceListHead> = {
  resource: 'price-lists',
  name: 'price list',
  about: 'Prices for accounts, customer groups or all buyers, for staff',
  notFound: 'PRICE_LIST_NOT_FOUND',
  nameField: 'name',
  readAction: 'prices.read',
  reported: ({ nameKey: _nameKey, linesChangedAt: _linesChangedAt, ...list }) => list,
};
export const PriceListSchema = SchemaFactory.createForClass(PriceListHead);
for (const path of ['name', 'rank', 'validTo', 'createdAt', 'updatedAt']) PriceListSchema.index({ [path]: 1, _id: 1 });
for (const path of ['companies', 'users', 'groups']) PriceListSchema.index({ [path]: 1, name: 1, _id: 1 });
PriceListSchema.index({ kind: 1, name: 1, _id: 1 });
PriceListSchema.index({ isActive: 1, name: 1, _id: 1 });
makeSearchable(PriceListSchema, { texts: ({ name, note }) => [name, note] });

/** The price of a product, of a category, of a product type or of everything, from a quantity on. */
@Schema({ versionKey: false, collection: 'price-list-lines' })
export class PriceListLine {
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  list: Types.ObjectId;

  @Prop({ type: String, enum: PRICE_TARGETS, required: true })
  target: PriceTarget;

  /** The id of the product or category, or the product type; empty for all products. */
  @Prop({ type: String, default: '' })
  key: string;

  /** Names of its target at that time: a product may have been deleted. */
  @Prop({ type: String, default: '' })
  name: string;

  @Prop({ type: String, default: '' })
  sku: string;

  @Prop({ type: Number, required: true })
  minQty: number;

  /** Exactly one of price and percent is set. */
  @Money({ default: null })
  price: Fils | null;

  /** On the list price, in hundredths of a percent. */
  @Prop({ type: Number, default: null })
  percent: number | null;

  /** Quantities instead of those of the product; null for the product's own. */
  @Prop({ type: Number, default: null })
  moq: number | null;

  @Prop({ type: Number, default: null })
  step: number | null;

  @Prop({ type: Number, default: null })
  max: number | null;

  @Day({ default: null })
  validFrom: string | null;

  @Day({ default: null })
  validTo: string | null;
}

export const PriceListLineSchema = SchemaFactory.createForClass(PriceListLine);
PriceListLineSchema.index({ list: 1, target: 1, key: 1, minQty: 1, validFrom: 1 }, { unique: true });
PriceListLineSchema.index({ list: 1, target: 1, sku: 1, name: 1, minQty: 1, _id: 1 });
PriceListLineSchema.index({ key: 1 });
makeSearchable(PriceListLineSchema, { texts: ({ name, sku }) => [name, sku] });
