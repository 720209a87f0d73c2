import { BILLING_BASES, BILLING_STATES, type BillingBasis, type BillingState } from '@shop/contract/billing';
import { deriveFields } from '../../platform/database/derived-fields.js';
import { billableNow, billingStateOf, billsOf } from './domain/coming-bills.js';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { HOLD_REASONS, type HoldReason } from '@shop/contract/credit-limit';
import { SchemaTypes, type Types } from 'mongoose';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored } from '../../platform/database/record.js';
import { NumberedRef, NumberedRefSchema } from '../../platform/database/refs.schema.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import { Line, PricedRecord } from '../../documents/lines/line.schema.js';
import { Supply, SupplySchema } from '../../documents/parties/supply.schema.js';
import { OpeningMarker, OpeningMarkerSchema } from '../../documents/parties/opening-marker.schema.js';
import type { Fils } from '@shop/contract/money';
import { type Salesperson, SalespersonProp } from '../../documents/parties/salesperson.schema.js';
import { Day } from '../../platform/database/day.js';

/** The reason why an order can't be delivered or invoiced for now. */
@Schema({ _id: false, versionKey: false })
export class OrderHold {
  @Prop({ type: String, enum: HOLD_REASONS, required: true })
  reason: HoldReason;

  @Prop({ type: Date, required: true })
  since: Date;
}

@Schema({ _id: false, versionKey: false })
export class OrderReleased {
  @Prop({ type: String, required: true })
  reason: string;

  /** The name of the user. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** A line of an order with its returned goods. */
@Schema({ versionKey: false })
export class OrderLine extends Line {
  @Prop({ type: Number, default: 0 })
  deliveredQty: number;

  /** Billed, and not left to bill again by a void invoice or a credit note. */
  @Prop({ type: Number, default: 0 })
  invoicedQty: number;

  /** The quantity that will not be delivered. */
  @Prop({ type: Number, default: 0 })
  cancelledQty: number;

  /** The quantity that was delivered and given back. */
  @Prop({ type: Number, default: 0 })
  returnedQty: number;

  /** The day in Dubai on which the rest of the line is expected; null if unknown. */
  @Day({ default: null })
  expectedOn: string | null;
}

@Schema({ _id: false, versionKey: false })
export class BilledCharge {
  @Money({ required: true })
  net: Fils;

  @Money({ required: true })
  vat: Fils;
}

const BilledChargeSchema = SchemaFactory.createForClass(BilledCharge);

@Schema({ _id: false, versionKey: false })
export class BilledLine extends BilledCharge {
  /** `_id` of the order's line. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  line: Types.ObjectId;

  @Prop({ type: Number, required: true })
  qty: number;

  /** The amount of the line's own discount. */
  @Money({ required: true })
  discount: Fils;
}

/** The part of an order that an invoice bills, less what credit notes of it left to bill again. */
@Schema({ versionKey: false })
export class BilledInvoice extends NumberedRef {
  /** True if it is credited in full. */
  @Prop({ type: Boolean, default: false })
  isCredited: boolean;

  /** Credited with VAT for cancelled goods whose pieces no credit note names. */
  @Money({ default: 0 })
  creditedAmount: Fils;

  @Prop({ type: [SchemaFactory.createForClass(BilledLine)], required: true })
  lines: BilledLine[];

  @Prop({ type: BilledChargeSchema, required: true })
  deliveryCharge: BilledCharge;

  @Prop({ type: BilledChargeSchema, required: true })
  extraFee: BilledCharge;
}

/** A part of an advance of one VAT category. */
@Schema({ _id: false, versionKey: false })
export class AdvancePart extends BilledCharge {
  @Prop({ type: String, enum: TAX_CATEGORIES, required: true })
  category: TaxCategory;

  /** In percent. */
  @Prop({ type: Number, required: true })
  rate: number;

  @Money({ required: true })
  gross: Fils;
}

/** An advance invoice of the order that is not void. */
@Schema({ versionKey: false })
export class OrderAdvance extends NumberedRef {
  @Prop({ type: Date, required: true })
  issuedOn: Date;

  /** With VAT, at issue. */
  @Money({ required: true })
  total: Fils;

  /** The parts that no invoice uses and that are not credited. */
  @Prop({ type: [SchemaFactory.createForClass(AdvancePart)], required: true })
  left: AdvancePart[];
}

@Schema({ ...RECORD_OPTIONS, collection: 'orders' })
export class Order extends PricedRecord {
  @Prop({ type: String, required: true, unique: true })
  orderNumber: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  /** Copied from the quote, otherwise from the company. */
  @SalespersonProp()
  salesperson: Salesperson | null;

  @Prop({ type: NumberedRefSchema, default: null })
  quote: NumberedRef | null;

  /** null for an order that was entered here. */
  @Prop({ type: OpeningMarkerSchema, default: null })
  opening: OpeningMarker | null;

  @Prop({ type: String, enum: ORDER_STATUSES, default: 'Processing' })
  status: OrderStatus;

  @Prop({ type: [SchemaFactory.createForClass(OrderLine)], required: true })
  orderItems: OrderLine[];

  @Prop({ type: String, default: '' })
  shippingAddress: string;

  /** The payable total. */
  @Money({ required: true })
  totalPrice: Fils;

  @Prop({ type: Boolean, default: false })
  isDelivered: boolean;

  @Prop({ type: Date, default: null })
  deliveredAt: Date | null;

  @Prop({ type: String, default: '' })
  deliveredBy: string;

  /** The latest delivery, also of a part. */
  @Prop({ type: Date, default: null })
  lastDeliveredAt: Date | null;

  /** For the e-invoice of its invoice; null for a supply within the country, outside free zones. */
  @Prop({ type: SupplySchema, default: null })
  supply: Supply | null;

  /** The first day on which money was received for it that no invoice has taken. */
  @Prop({ type: Date, default: null })
  paidAt: Date | null;

  /** True if the lines are taken out of stock. */
  @Prop({ type: Boolean, default: false })
  stockUpdated: boolean;

  /** Without void ones, the oldest first. */
  @Prop({ type: [SchemaFactory.createForClass(BilledInvoice)], default: [] })
  invoices: BilledInvoice[];

  /** The oldest first. */
  @Prop({ type: [SchemaFactory.createForClass(OrderAdvance)], default: [] })
  advances: OrderAdvance[];

  /** The latest of the invoices. */
  @Prop({ type: NumberedRefSchema, default: null })
  invoice: NumberedRef | null;

  /** Copied from the account. */
  @Prop({ type: String, enum: BILLING_BASES, default: 'order' })
  billing: BillingBasis;

  /** Computed when it is stored, for lists. */
  @Prop({ type: String, enum: BILLING_STATES })
  billingState: BillingState;

  /** Computed when it is stored: true if an invoice of it could be issued, were it not on hold. */
  @Prop({ type: Boolean })
  isToBill: boolean;

  /** True if that invoice is credited in full and no longer valid. */
  @Prop({ type: Boolean, default: false })
  invoiceCredited: boolean;

  /** When its quote was accepted; null if there was none before. */
  @Prop({ type: Date, default: null })
  acceptedAt: Date | null;

  /** Up to this total the company need not approve again. */
  @Money({ default: 0 })
  agreedTotal: Fils;

  /** null if it is not held. */
  @Prop({ type: SchemaFactory.createForClass(OrderHold), default: null })
  hold: OrderHold | null;

  @Prop({ type: SchemaFactory.createForClass(OrderReleased), default: null })
  released: OrderReleased | null;

  @Prop({ type: String, default: '' })
  adminToAdminNote: string;

  @Prop({ type: String, default: '' })
  adminToClientNote: string;

  @Prop({ type: String, default: '' })
  clientToAdminNote: string;

  /** The author of `clientToAdminNote`, if staff have since moved the document to another buyer; otherwise null. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  noteAuthor: Types.ObjectId | null;
}

export type OrderRecord = Order & Stored;
export const ORDER_RECORD: RecordKind<Order> = {
  resource: 'orders',
  name: 'order',
  about: 'Orders and their processing',
  notFound: 'ORDER_NOT_FOUND',
  nameField: 'orderNumber',
  readAction: 'orders.read',
  // These follow from what the history shows.
  reported: ({
    acceptedAt: _accepted,
    agreedTotal: _agreed,
    invoices: _invoices,
    advances: _advances,
    billingState: _state,
    isToBill: _toBill,
    ...reported
  }) => reported,
};
export const OrderSchema = SchemaFactory.createForClass(Order);
OrderSchema.index({ createdAt: -1, _id: -1 });
OrderSchema.index({ user: 1, createdAt: -1, _id: -1 });
OrderSchema.index({ company: 1, createdAt: -1, _id: -1 });
OrderSchema.index({ status: 1, createdAt: -1, _id: -1 });
OrderSchema.index({ totalPrice: 1, _id: 1 });
OrderSchema.index({ deliveredAt: 1, _id: 1 });
OrderSchema.index({ paidAt: 1, _id: 1 });
OrderSchema.index({ 'quote._id': 1 }, { unique: true, partialFilterExpression: { 'quote._id': { $exists: true } } });
OrderSchema.index({ 'orderItems.product': 1 });
OrderSchema.index({ 'hold.since': 1 }, { sparse: true });
OrderSchema.index({ billingState: 1, createdAt: -1, _id: -1 });
OrderSchema.index({ isToBill: 1, createdAt: -1, _id: -1 });
OrderSchema.index({ 'salesperson._id': 1, createdAt: -1, _id: -1 });
OrderSchema.index({ updatedAt: 1 });
deriveFields<Order>(OrderSchema, (order) => {
  const bills = billsOf(order);
  return { billingState: billingStateOf(order, bills.order), isToBill: billableNow(order, bills) > 0 };
});
makeSearchable(OrderSchema, {
  number: ({ orderNumber }) => orderNumber,
  texts: ({ quote, invoice, poNumber }) => [quote?.number ?? '', invoice?.number ?? '', poNumber],
});
