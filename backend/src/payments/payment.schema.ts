import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import type { RecordKind } from '../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored } from '../platform/database/record.js';
import { makeSearchable } from '../platform/list-query/search-fields.js';
import type { Fils } from '@shop/contract/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';

/** The invoice that a payment settles. */
@Schema({ versionKey: false })
export class PaidInvoice {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  invoiceNumber: string;
}

@Schema({ ...RECORD_OPTIONS, collection: 'payments' })
export class Payment {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: SchemaFactory.createForClass(PaidInvoice), required: true })
  invoice: PaidInvoice;

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

  @Prop({ type: String, enum: PAYMENT_STATUSES, default: 'Received' })
  status: PaymentStatus;

  /** When it was marked as refunded; null while it counts, and where that was not kept. */
  @Prop({ type: Date, default: null })
  refundedAt: Date | null;

  @Prop({ type: Number, default: 1 })
  version: number;

  createdAt: Date;
  updatedAt: Date;
}

export type PaymentRecord = Payment & Stored;
export const PAYMENT_RECORD: RecordKind<Payment> = { resource: 'payments', name: 'payment' };
export const PaymentSchema = SchemaFactory.createForClass(Payment);
PaymentSchema.index({ 'invoice._id': 1, paymentDate: 1 });
PaymentSchema.index({ paymentDate: -1, _id: -1 });
PaymentSchema.index({ user: 1, paymentDate: -1, _id: -1 });
PaymentSchema.index({ status: 1, paymentDate: -1, _id: -1 });
PaymentSchema.index({ createdAt: -1, _id: -1 });
PaymentSchema.index({ amount: 1, _id: 1 });
PaymentSchema.index({ updatedAt: 1 });
makeSearchable(PaymentSchema, { texts: ({ invoice, paidTo, note }) => [invoice.invoiceNumber, paidTo, note] });
