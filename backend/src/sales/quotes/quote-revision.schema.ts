import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import type { Fils } from '@shop/contract/money';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { Money } from '../../platform/database/money.js';
import { Line, LineSchema } from '../../documents/lines/line.schema.js';
import { Day } from '../../platform/database/day.js';

/** A quote as it was sent, or the part that its buyer accepted. Never changed. */
@Schema({ collection: 'quote_revisions', versionKey: false })
export class QuoteRevision {
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  quote: Types.ObjectId;

  @Prop({ type: Number, required: true })
  revision: number;

  /** The buyer to whom it was sent. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  /** Confirmed: the accepted part. */
  @Prop({ type: String, enum: QUOTE_STATUSES, required: true })
  status: QuoteStatus;

  @Prop({ type: [LineSchema], required: true })
  requestedItems: Line[];

  @Money({ default: 0 })
  deliveryCharge: Fils;

  @Money({ default: 0 })
  extraFee: Fils;

  @Money({ default: 0 })
  discount: Fils;

  @Prop({ type: String, default: '' })
  discountReason: string;

  @Prop({ type: String, enum: [...PRICE_BASES, null], default: null })
  taxBasis: PriceBasis | null;

  @Money({ required: true })
  totalPrice: Fils;

  /** A day in Dubai; null: it never expires. */
  @Day({ default: null })
  validUntil: string | null;

  @Prop({ type: String, default: '' })
  adminToClientNote: string;

  @Prop({ type: Date, required: true })
  sentAt: Date;

  /** The name of the person who sent it, or accepted a part. */
  @Prop({ type: String, default: '' })
  sentBy: string;
}

export const QuoteRevisionSchema = SchemaFactory.createForClass(QuoteRevision);
QuoteRevisionSchema.index({ quote: 1, revision: 1 }, { unique: true });
