import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { Fils } from '@shop/contract/money';

/** One position of a quote, an order or an invoice: the product as it was when the line was made. */
@Schema({ _id: false, versionKey: false })
export class Line {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  product: Types.ObjectId;

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

  @Prop({ type: Number, required: true })
  qty: number;

  @Prop({ type: Number, required: true })
  unitPrice: Fils;
}

export const LineSchema = SchemaFactory.createForClass(Line);
