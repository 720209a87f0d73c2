import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import {
  InvoiceSeller,
  type PaymentReceipt,
  PaymentReceiptSchema,
  type PaymentRefund,
  PaymentRefundSchema,
  type PaymentReversal,
  PaymentReversalSchema,
} from '../../billing/invoices/invoice-changes.service.js';
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
export class Payment extends Versioned {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: SchemaFactory.createForClass(PaidInvoice), required: true })
  invoice: PaidInvoice;

  /** The shop's details when it was recorded. */
  @Prop({ type: SchemaFactory.createForClass(InvoiceSeller), required: true })
  seller: InvoiceSeller;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, enum: PAYMENT_METHODS, required: true })
  paymentMethod: PaymentMethod;

  @Prop({ type: Date, required: true })
  paymentDate: Date;

  /** The number of the cheque; empty if it is unknown, and for other methods. */
  @Prop({ type: String, default: '' })
  chequeNumber: string;

  /** The date on the cheque, which may be in the future; null if not entered. */
  @Prop({ type: Date, default: null })
  chequeDate: Date | null;

  @Prop({ type: String, default: '' })
  paidTo: string;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: String, enum: PAYMENT_STATUSES, default: 'Received' })
  status: PaymentStatus;

  /** The oldest first. */
  @Prop({ type: [PaymentRefundSchema], default: [] })
  refunds: PaymentRefund[];

  /** When all of it was refunded; null if some of it counts, and if the time was not recorded. */
  @Prop({ type: Date, default: null })
  refundedAt: Date | null;

  /** The receipt that contains it; null if it belongs to no receipt. */
  @Prop({ type: PaymentReceiptSchema, default: null })
  receipt: PaymentReceipt | null;

  /** When credit of the account was applied; null if it was paid for this invoice. */
  @Prop({ type: Date, default: null })
  appliedAt: Date | null;

  /** The number of the overpaid invoice that the applied credit came from, or empty. */
  @Prop({ type: String, default: '' })
  appliedFrom: string;

  /** True if the old books received it for an invoice that was brought in: it is no money of the shop. */
  @Prop({ type: Boolean, default: false })
  isOpening: boolean;

  /** null if it was not reversed; it may be refunded. */
  @Prop({ type: PaymentReversalSchema, default: null })
  reversal: PaymentReversal | null;
}

export type PaymentRecord = Payment & Stored;
export const PAYMENT_RECORD: RecordKind<Payment> = {
  resource: 'payments',
  name: 'payment',
  about: 'Payments of single invoices',
  notFound: 'PAYMENT_NOT_FOUND',
  nameField: 'invoice.invoiceNumber',
  readAction: 'payments.read',
  namedAmounts: ['refund'],
};
export const PaymentSchema = SchemaFactory.createForClass(Payment);
PaymentSchema.index({ 'invoice._id': 1, paymentDate: 1 });
PaymentSchema.index({ paymentDate: -1, _id: -1 });
PaymentSchema.index({ user: 1, paymentDate: -1, _id: -1 });
PaymentSchema.index({ status: 1, paymentDate: -1, _id: -1 });
PaymentSchema.index({ createdAt: -1, _id: -1 });
PaymentSchema.index({ amount: 1, _id: 1 });
PaymentSchema.index({ updatedAt: 1 });
PaymentSchema.index({ 'refunds._id': 1 });
makeSearchable(PaymentSchema, {
  texts: ({ invoice, chequeNumber, receipt, paidTo, note }) => [
    invoice.invoiceNumber,
    chequeNumber,
    ...(receipt ? [receipt.receiptNumber] : []),
    paidTo,
    note,
  ],
});
