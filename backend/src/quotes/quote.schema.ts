import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import type { RecordKind } from '../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored } from '../platform/database/record.js';
import { makeSearchable } from '../platform/list-query/search-fields.js';
import { Line, LineSchema, PricedRecord } from '../lines/line.schema.js';
import type { Fils } from '@shop/contract/money';

@Schema({ ...RECORD_OPTIONS, collection: 'quotes' })
export class Quote extends PricedRecord {
  @Prop({ type: String, required: true, unique: true })
  number: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: String, enum: QUOTE_STATUSES, default: 'Requested' })
  status: QuoteStatus;

  @Prop({ type: [LineSchema], required: true })
  requestedItems: Line[];

  /** The payable total. It is zero until staff price the quote for the first time. */
  @Prop({ type: Number, default: 0 })
  totalPrice: Fils;

  @Prop({ type: String, default: '' })
  adminToAdminNote: string;

  @Prop({ type: String, default: '' })
  adminToClientNote: string;

  @Prop({ type: String, default: '' })
  clientToAdminNote: string;

  /** The author of `clientToAdminNote`, where staff have moved the document to another buyer since; else null. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  noteAuthor: Types.ObjectId | null;

  @Prop({ type: Date, default: null })
  quotedAt: Date | null;

  @Prop({ type: Date, default: null })
  confirmedAt: Date | null;

  @Prop({ type: Date, default: null })
  rejectedAt: Date | null;

  @Prop({ type: Boolean, default: false })
  isOrderCreated: boolean;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  createdOrderId: Types.ObjectId | null;
}

export type QuoteRecord = Quote & Stored;
export const QUOTE_RECORD: RecordKind<Quote> = { resource: 'quotes', name: 'quote' };
export const QuoteSchema = SchemaFactory.createForClass(Quote);
QuoteSchema.index({ createdAt: -1, _id: -1 });
QuoteSchema.index({ user: 1, createdAt: -1, _id: -1 });
QuoteSchema.index({ status: 1, createdAt: -1, _id: -1 });
QuoteSchema.index({ totalPrice: 1, _id: 1 });
QuoteSchema.index({ updatedAt: 1 });
makeSearchable(QuoteSchema, {
  number: ({ number }) => number,
  texts: ({ clientToAdminNote, poNumber = '' }) => [clientToAdminNote, poNumber],
});
