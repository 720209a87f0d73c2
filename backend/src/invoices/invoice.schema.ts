import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import type { RecordKind } from '../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored } from '../platform/database/record.js';
import { makeSearchable } from '../platform/list-query/search-fields.js';
import { Line, LineSchema } from '../lines/line.schema.js';
import type { Fils } from '@shop/contract/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';

/** The order that an invoice was issued for. */
@Schema({ versionKey: false })
export class InvoicedOrder {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  orderNumber: string;
}

/** The buyer as they were at issue. */
@Schema({ _id: false, versionKey: false })
export class InvoiceParty {
  @Prop({ type: String, default: '' })
  name: string;

  @Prop({ type: String, default: '' })
  email: string;

  @Prop({ type: String, default: '' })
  phoneNumber: string;

  @Prop({ type: String, default: '' })
  address: string;
}

/** What an invoice shows of a payment; the payment itself is kept by its own module. */
@Schema({ versionKey: false })
export class InvoicePayment {
  _id: Types.ObjectId;

  @Prop({ type: Number, required: true })
  amount: Fils;

  @Prop({ type: String, enum: PAYMENT_METHODS, required: true })
  paymentMethod: PaymentMethod;

  @Prop({ type: Date, required: true })
  paymentDate: Date;

  @Prop({ type: String, default: '' })
  paidTo: string;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: String, enum: PAYMENT_STATUSES, required: true })
  status: PaymentStatus;

  /** When it was marked as refunded; null while it counts, and where that was not kept. */
  @Prop({ type: Date, default: null })
  refundedAt: Date | null;
}

@Schema({ ...RECORD_OPTIONS, collection: 'invoices' })
export class Invoice {
  @Prop({ type: String, required: true, unique: true })
  invoiceNumber: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: SchemaFactory.createForClass(InvoiceParty), required: true })
  buyer: InvoiceParty;

  @Prop({ type: SchemaFactory.createForClass(InvoicedOrder), required: true })
  order: InvoicedOrder;

  @Prop({ type: [LineSchema], required: true })
  lines: Line[];

  @Prop({ type: Number, default: 0 })
  deliveryCharge: Fils;

  @Prop({ type: Number, default: 0 })
  extraFee: Fils;

  /** Shown on the PDF. */
  @Prop({ type: String, default: '' })
  adminToClientNote: string;

  @Prop({ type: Number, required: true })
  amountDue: Fils;

  @Prop({ type: Number, default: 0 })
  amountPaid: Fils;

  /** `amountDue` less `amountPaid`, kept so that open invoices are found by an index. */
  @Prop({ type: Number, required: true })
  remainingDue: Fils;

  @Prop({ type: [SchemaFactory.createForClass(InvoicePayment)], default: [] })
  payments: InvoicePayment[];

  @Prop({ type: Date, required: true })
  dueDate: Date;

  @Prop({ type: Number, default: 1 })
  version: number;

  createdAt: Date;
  updatedAt: Date;
}

export type InvoiceRecord = Invoice & Stored;
export const INVOICE_RECORD: RecordKind<Invoice> = { resource: 'invoices', name: 'invoice' };
export const InvoiceSchema = SchemaFactory.createForClass(Invoice);
InvoiceSchema.index({ 'order._id': 1 }, { unique: true });
InvoiceSchema.index({ createdAt: -1, _id: -1 });
InvoiceSchema.index({ user: 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ dueDate: 1, _id: 1 });
InvoiceSchema.index({ remainingDue: 1, dueDate: 1, _id: 1 });
InvoiceSchema.index({ remainingDue: 1, _id: 1 });
InvoiceSchema.index({ amountDue: 1, _id: 1 });
InvoiceSchema.index({ 'lines.product': 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ updatedAt: 1 });
makeSearchable(InvoiceSchema, {
  number: ({ invoiceNumber }) => invoiceNumber,
  texts: ({ order }) => [order.orderNumber],
});
