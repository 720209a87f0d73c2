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

/** One position of a quote, an order or an invoice: the product as it was when the line was made, or goods in words. */
@Schema({ versionKey: false })
export class Line {
  /** Stays the same from the quote to the invoice. */
  _id: Types.ObjectId;

  /** null: a line of free text. It has no SKU and no stock. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  product: Types.ObjectId | null;

  /** The name of the product, or the text of the line. */
  @Prop({ type: String, required: true })
  productName: string;

  @Prop({ type: String, default: '' })
  sku: string;

  @Prop({ type: String, default: '' })
  code: string;

  @Prop({ type: String, default: '' })
  size: string;

  @Prop({ type: String, default: '' })
  unit: string;

  /** HS code of the product, 6 to 12 digits; empty: none. Missing in older records. */
  @Prop({ type: String, default: '' })
  hsCode?: string;

  /** Code of the unit (UN/ECE Recommendation 20) of the product; empty: that of its name. Missing in older records. */
  @Prop({ type: String, default: '' })
  unitCode?: string;

  @Prop({ type: Number, required: true })
  qty: number;

  @Money({ required: true })
  unitPrice: Fils;

  /** The cost of a piece when the line was made, without VAT; null: not known. Missing in older records. For staff alone. */
  @Money({ default: null })
  costPrice?: Fils | null;

  /** Taken off the whole line. */
  @Money({ default: 0 })
  discount: Fils;

  @Prop({ type: String, enum: TAX_CATEGORIES, default: DEFAULT_TAX_CATEGORY })
  taxCategory: TaxCategory;

  /** In percent: as it was on the day when the line was made or priced. */
  @Prop({ type: Number, required: true })
  taxRate: number;

  /** Why the category is another one than that of the product. */
  @Prop({ type: String, default: '' })
  taxReason: string;
}

export const LineSchema = SchemaFactory.createForClass(Line);

/** A document with lines: what is asked for beside them, and what is taken off. */
export abstract class ChargedRecord extends PurchaseRecord {
  @Money({ default: 0 })
  deliveryCharge: Fils;

  @Money({ default: 0 })
  extraFee: Fils;

  /** Taken off the lines together. */
  @Money({ default: 0 })
  discount: Fils;

  @Prop({ type: String, default: '' })
  discountReason: string;
}

/** A document whose prices may still change. */
export abstract class PricedRecord extends ChargedRecord {
  /** Whether its prices hold the VAT. null: it has none. */
  @Prop({ type: String, enum: [...PRICE_BASES, null], default: null })
  taxBasis: PriceBasis | null;

  /** The confirmed company of the buyer when it was made; null: the buyer is a person. Missing in older records. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company?: Types.ObjectId | null;
}
