import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { PRICE_BASES, type PriceBasis, TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { Money } from '../../platform/database/money.js';
import { Line } from '../../documents/lines/line.schema.js';

/** A line with its share of the VAT, less its share of the document's discount. */
@Schema({ versionKey: false })
export class InvoiceLine extends Line {
  /** `net`, `vat` and `gross` are null if the invoice has no VAT. */
  @Money({ default: null })
  net: Fils | null;

  @Money({ default: null })
  vat: Fils | null;

  @Money({ default: null })
  gross: Fils | null;
}

/** An amount before VAT, its VAT, and both together. */
@Schema({ _id: false, versionKey: false })
export class TaxedAmounts {
  @Money({ required: true })
  net: Fils;

  @Money({ required: true })
  vat: Fils;

  @Money({ required: true })
  gross: Fils;
}

@Schema({ _id: false, versionKey: false })
export class TaxedPart extends TaxedAmounts {
  @Prop({ type: String, enum: TAX_CATEGORIES, required: true })
  category: TaxCategory;

  /** In percent. */
  @Prop({ type: Number, required: true })
  rate: number;
}

export const TaxedPartSchema = SchemaFactory.createForClass(TaxedPart);

/** The VAT of an invoice as it was computed at issue. */
@Schema({ _id: false, versionKey: false })
export class InvoiceTax extends TaxedAmounts {
  @Prop({ type: String, enum: PRICE_BASES, required: true })
  basis: PriceBasis;

  @Prop({ type: [TaxedPartSchema], required: true })
  categories: TaxedPart[];

  @Prop({ type: TaxedPartSchema, required: true })
  deliveryCharge: TaxedPart;

  @Prop({ type: TaxedPartSchema, required: true })
  extraFee: TaxedPart;
}
