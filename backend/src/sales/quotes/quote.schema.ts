import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import { SchemaTypes, type Types } from 'mongoose';
import { DECLINE_REASONS, type DeclineReason, QUOTE_DECISIONS, type QuoteDecision } from '@shop/contract/offers';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import { Line, LineSchema, PricedRecord } from '../../documents/lines/line.schema.js';
import type { Fils } from '@shop/contract/money';
import { type Salesperson, SalespersonProp } from '../../documents/parties/salesperson.schema.js';
import { Day } from '../../platform/database/day.js';
import { OpeningMarker, OpeningMarkerSchema } from '../../documents/parties/opening-marker.schema.js';

@Schema({ versionKey: false })
export class RequestedLine {
  /** The id of the quote's line that was made from it. */
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  product: Types.ObjectId | null;

  @Prop({ type: String, required: true })
  productName: string;

  @Prop({ type: String, default: '' })
  productNameAr: string;

  @Prop({ type: String, default: '' })
  unit: string;

  @Prop({ type: Number, required: true })
  qty: number;

  /** The list price at that time, in the price basis of the quote; null: none was known. */
  @Money({ default: null })
  unitPrice: Fils | null;
}

const RequestedLineSchema = SchemaFactory.createForClass(RequestedLine);

/** The buyer's answer to an offer. */
@Schema({ _id: false, versionKey: false })
export class QuoteAnswer {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  /** The name at that time. */
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: String, enum: QUOTE_DECISIONS, required: true })
  decision: QuoteDecision;

  @Prop({ type: String, enum: [...DECLINE_REASONS, null], default: null })
  reason: DeclineReason | null;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: Number, required: true })
  revision: number;
}

const QuoteAnswerSchema = SchemaFactory.createForClass(QuoteAnswer);

@Schema({ ...RECORD_OPTIONS, collection: 'quotes' })
export class Quote extends PricedRecord {
  @Prop({ type: String, required: true, unique: true })
  number: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @SalespersonProp()
  salesperson: Salesperson | null;

  /** null for a quote that was made here. */
  @Prop({ type: OpeningMarkerSchema, default: null })
  opening: OpeningMarker | null;

  @Prop({ type: String, enum: QUOTE_STATUSES, default: 'Requested' })
  status: QuoteStatus;

  @Prop({ type: [LineSchema], required: true })
  requestedItems: Line[];

  /** The lines of the request as they were sent; empty for a quote without a request. */
  @Prop({ type: [RequestedLineSchema], default: [] })
  askedFor: RequestedLine[];

  /** How often it was offered; 0 before the first time. */
  @Prop({ type: Number, default: 0 })
  revision: number;

  /** When that revision was sent. */
  @Prop({ type: Date, default: null })
  sentAt: Date | null;

  /** The last day of the offer in Dubai, as `2026-11-21`; null: it never expires. */
  @Day({ default: null })
  validUntil: string | null;

  /** True if the buyer may accept some of the lines. */
  @Prop({ type: Boolean, default: false })
  allowPartial: boolean;

  /** The buyer's answer, as long as it is valid. */
  @Prop({ type: QuoteAnswerSchema, default: null })
  answer: QuoteAnswer | null;

  /** Answers that are no longer valid, the oldest first. */
  @Prop({ type: [QuoteAnswerSchema], default: [] })
  earlierAnswers: QuoteAnswer[];

  /** The payable total. It is zero until staff price the quote for the first time. */
  @Money({ default: 0 })
  totalPrice: Fils;

  /**
   * Up to this total the company need not approve again: its buyer accepted it within their limit, or an approver
   * approved it.
   */
  @Money({ default: 0 })
  agreedTotal: Fils;

  @Prop({ type: String, default: '' })
  adminToAdminNote: string;

  @Prop({ type: String, default: '' })
  adminToClientNote: string;

  @Prop({ type: String, default: '' })
  clientToAdminNote: string;

  /** The author of `clientToAdminNote`, if staff have since moved the document to another buyer; otherwise null. */
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

  /** Messages of the thread that a side has not read. */
  @Prop({ type: Number, default: 0 })
  unreadByBuyer: number;

  @Prop({ type: Number, default: 0 })
  unreadByStaff: number;

  /** When the latest link to it was made; null: there is none, or all were revoked. */
  @Prop({ type: Date, default: null })
  sharedAt: Date | null;
}

export type QuoteRecord = Quote & Stored;
export const QUOTE_RECORD: RecordKind<Quote> = {
  resource: 'quotes',
  name: 'quote',
  about: 'Quote requests and quotes',
  notFound: 'QUOTE_NOT_FOUND',
  nameField: 'number',
  readAction: 'quotes.read',
  due: {
    action: 'expired',
    field: 'validUntil',
    filter: (from, to) => ({ status: 'Quoted', validUntil: { $gte: dubaiDay(from), $lt: dubaiDay(to) } }),
  },
  // These follow from what the history shows.
  reported: ({
    askedFor: _requested,
    sentAt: _sent,
    answer: _answer,
    earlierAnswers: _earlier,
    agreedTotal: _agreed,
    ...reported
  }) => reported,
};
export const QuoteSchema = SchemaFactory.createForClass(Quote);
QuoteSchema.index({ createdAt: -1, _id: -1 });
QuoteSchema.index({ user: 1, createdAt: -1, _id: -1 });
QuoteSchema.index({ company: 1, createdAt: -1, _id: -1 });
QuoteSchema.index({ status: 1, createdAt: -1, _id: -1 });
QuoteSchema.index({ 'salesperson._id': 1, createdAt: -1, _id: -1 });
QuoteSchema.index({ totalPrice: 1, _id: 1 });
QuoteSchema.index({ validUntil: 1, _id: 1 });
QuoteSchema.index({ 'answer.decision': 1, createdAt: -1, _id: -1 });
QuoteSchema.index({ updatedAt: 1 });
makeSearchable(QuoteSchema, {
  number: ({ number }) => number,
  texts: ({ clientToAdminNote, poNumber }) => [clientToAdminNote, poNumber],
});
