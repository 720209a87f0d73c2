import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  DEFAULT_TAX_CATEGORY,
  PRICE_BASES,
  type PriceBasis,
  TAX_CATEGORIES,
  type TaxCategory,
} from '@shop/contract/vat';
import { SchemaTypes, type Types } from 'mongoose';
import type { Fils } from '@shop/contract/money';
import { Money } from '../../platform/database/money.js';
import { PurchaseRecord } from '../particulars/purchase-details.schema.js';

/** The line of a price list that decided a price. */
@Schema({ _id: false, versionKey: false })
export class PriceSource {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  list: Types.ObjectId;

  /** The name of the list at that time. */
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  line: Types.ObjectId;

  @Prop({ type: Number, required: true })
  minQty: number;

  /** VAT included, at that time. */
  @Money({ required: true })
  listPrice: Fils;
}

const PriceSourceSchema = SchemaFactory.createForClass(PriceSource);

/** A product as a line names it: a copy of that time, or free text. */
export abstract class NamedProduct {
  /** null for a line of free text. It has no SKU and no stock. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  product: Types.ObjectId | null;

  /** The name of the product, or the text of the line. */
  @Prop({ type: String, required: true })
  productName: string;

  /** The Arabic name of the product; empty if there was none. */
  @Prop({ type: String, default: '' })
  productNameAr: string;

  @Prop({ type: String, default: '' })
  sku: string;

  @Prop({ type: String, default: '' })
  code: string;

  @Prop({ type: String, default: '' })
  size: string;

  @Prop({ type: String, default: '' })
  unit: string;

  /** The units in a pack; null if not packed. */
  @Prop({ type: Number, default: null })
  packSize: number | null;

  @Prop({ type: String, default: '' })
  packUnit: string;
}

/** One line of a quote, an order or an invoice. */
@Schema({ versionKey: false })
export class Line extends NamedProduct {
  /** The id is the same from the quote to the invoice. */
  _id: Types.ObjectId;

  /** HS code of the product, 6 to 12 digits; empty if there is none. */
  @Prop({ type: String, default: '' })
  hsCode: string;

  /**
   * Code of the product's unit (UN/ECE Recommendation 20); empty for the code of the unit's name.
   */
  @Prop({ type: String, default: '' })
  unitCode: string;

  @Prop({ type: Number, required: true })
  qty: number;

  @Money({ required: true })
  unitPrice: Fils;

  /** The source of the unit price; null for the list price and for prices entered by staff. */
  @Prop({ type: PriceSourceSchema, default: null })
  priceSource: PriceSource | null;

  /** True if staff entered the unit price. */
  @Prop({ type: Boolean, default: true })
  priceIsManual: boolean;

  /**
   * The cost of a piece when the line was created, without VAT; null if unknown. Only staff see
   * it.
   */
  @Money({ default: null })
  costPrice: Fils | null;

  /** Discount on the whole line. */
  @Money({ default: 0 })
  discount: Fils;

  @Prop({ type: String, enum: TAX_CATEGORIES, default: DEFAULT_TAX_CATEGORY })
  taxCategory: TaxCategory;

  /** In percent, of the day on which the line was created or priced. */
  @Prop({ type: Number, required: true })
  taxRate: number;

  /** The reason for a VAT category that differs from the product's. */
  @Prop({ type: String, default: '' })
  taxReason: string;
}

export type LinePrice = Pick<Line, 'unitPrice' | 'priceSource' | 'priceIsManual'>;

export const LineSchema = SchemaFactory.createForClass(Line);

/** A document with lines, charges and a discount. */
@Schema()
export abstract class ChargedRecord extends PurchaseRecord {
  @Money({ default: 0 })
  deliveryCharge: Fils;

  @Money({ default: 0 })
  extraFee: Fils;

  /** Discount on all lines together. */
  @Money({ default: 0 })
  discount: Fils;

  @Prop({ type: String, default: '' })
  discountReason: string;
}

/** A document whose prices may still change. */
export abstract class PricedRecord extends ChargedRecord {
  /** True if its prices include VAT. null if it has none. */
  @Prop({ type: String, enum: [...PRICE_BASES, null], default: null })
  taxBasis: PriceBasis | null;

  /**
   * The confirmed company of the buyer when the document was created; null if the buyer is a person.
   */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;
}
