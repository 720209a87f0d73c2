import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { SchemaTypes, type Types } from 'mongoose';
import {
  InvoiceBuyer,
  InvoiceSeller,
  type PaymentRefund,
  PaymentRefundSchema,
  type PaymentReversal,
  PaymentReversalSchema,
} from '../../billing/invoices/invoice-changes.service.js';
import { Money } from '../../platform/database/money.js';
import type { Lockable } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { OrderRef, OrderRefSchema } from '../../documents/parties/order-ref.schema.js';
import { NumberedRef, NumberedRefSchema } from '../../platform/database/refs.schema.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';

/** A part of a receipt that settles an invoice: one payment. */
@Schema({ _id: false, versionKey: false })
export class ReceiptAllocation {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  invoice: Types.ObjectId;

  @Prop({ type: String, required: true })
  invoiceNumber: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  payment: Types.ObjectId;

  @Money({ required: true })
  amount: Fils;

  /** When the rest of the receipt was used for it; null if it was allocated when the money was received. */
  @Prop({ type: Date, default: null })
  appliedAt: Date | null;

  /** The part that was already refunded when the bank took the money of the receipt back; 0 if none. */
  @Money({ default: 0 })
  paidBack: Fils;
}

/** Money that was received at once for several invoices of an account, or for none yet. */
@Schema({ ...RECORD_OPTIONS, collection: 'receipts' })
export class Receipt extends Versioned implements Lockable {
  @Prop({ type: String, required: true, unique: true })
  receiptNumber: string;

  /** The account: a company, otherwise a person. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  /**
   * The person of the account; for a company the recipient of emails about it; null if the company has no known user.
   */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  user: Types.ObjectId | null;

  /** The name of the payer's account at that time. */
  @Prop({ type: String, required: true })
  payer: string;

  /** The shop's details when it was recorded. */
  @Prop({ type: SchemaFactory.createForClass(InvoiceSeller), required: true })
  seller: InvoiceSeller;

  /** The payer's details when it was recorded. */
  @Prop({ type: SchemaFactory.createForClass(InvoiceBuyer), required: true })
  buyer: InvoiceBuyer;

  /** The order without an invoice that the money is for, or null. */
  @Prop({ type: OrderRefSchema, default: null })
  order: OrderRef | null;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, enum: PAYMENT_METHODS, required: true })
  paymentMethod: PaymentMethod;

  @Prop({ type: Date, required: true })
  paymentDate: Date;

  @Prop({ type: String, default: '' })
  chequeNumber: string;

  @Prop({ type: Date, default: null })
  chequeDate: Date | null;

  /** The cheque of the register that cleared, or null. */
  @Prop({ type: NumberedRefSchema, default: null })
  cheque: NumberedRef | null;

  /** The bank's reference of the transfer. */
  @Prop({ type: String, default: '' })
  reference: string;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: [SchemaFactory.createForClass(ReceiptAllocation)], default: [] })
  allocations: ReceiptAllocation[];

  /** Put on account by name: it never settles the order by itself. */
  @Money({ default: 0 })
  onAccount: Fils;

  /** Refunds of the rest, oldest first. */
  @Prop({ type: [PaymentRefundSchema], default: [] })
  refunds: PaymentRefund[];

  /**
   * The amount less its allocations and refunds. Once it is reversed, what customers had got back, as a negative amount: the
   * account owes it. Stored so that an index finds credit.
   */
  @Money({ required: true })
  unallocated: Fils;

  /** The amount that ended with the reversal, without what ended as payments of its invoices. */
  @Money({ default: 0 })
  reversedRest: Fils;

  /** True if it is credit of the old books that was brought in: the shop did not receive it. */
  @Prop({ type: Boolean, default: false })
  isOpening: boolean;

  @Prop({ type: PaymentReversalSchema, default: null })
  reversal: PaymentReversal | null;

  @Prop({ type: Number, default: 0 })
  locks: number;
}

export type ReceiptRecord = Receipt & Stored;
export const RECEIPT_RECORD: RecordKind<Receipt> = {
  resource: 'receipts',
  name: 'receipt',
  about: 'Payments for several invoices or on account',
  notFound: 'RECEIPT_NOT_FOUND',
  nameField: 'receiptNumber',
  readAction: 'payments.read',
  namedAmounts: ['refund'],
};
export const ReceiptSchema = SchemaFactory.createForClass(Receipt);
ReceiptSchema.index({ paymentDate: -1, _id: -1 });
ReceiptSchema.index({ createdAt: -1, _id: -1 });
ReceiptSchema.index({ amount: 1, _id: 1 });
ReceiptSchema.index({ unallocated: 1, _id: 1 });
ReceiptSchema.index({ company: 1, paymentDate: -1, _id: -1 });
ReceiptSchema.index({ user: 1, paymentDate: -1, _id: -1 });
ReceiptSchema.index({ 'order._id': 1, paymentDate: 1 });
ReceiptSchema.index({ updatedAt: 1 });
ReceiptSchema.index({ 'refunds._id': 1 });
makeSearchable(ReceiptSchema, {
  number: ({ receiptNumber }) => receiptNumber,
  texts: ({ payer, order, chequeNumber, cheque, reference, note }) => [
    payer,
    ...(order ? [order.orderNumber] : []),
    chequeNumber,
    ...(cheque ? [cheque.number] : []),
    reference,
    note,
  ],
});
