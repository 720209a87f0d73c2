import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { Money } from '../../platform/database/money.js';
import type { RecordKind } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import { ChargedRecord } from '../../documents/lines/line.schema.js';
import { Supply, SupplySchema } from '../../documents/parties/supply.schema.js';
import { InvoiceBuyer, InvoiceSeller } from './invoice-parties.schema.js';
import { InvoiceLine, InvoiceTax } from './invoice-tax.schema.js';
import type { Fils } from '@shop/contract/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';

/** The order that an invoice was issued for. */
@Schema({ versionKey: false })
class InvoicedOrder {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  orderNumber: string;
}

/** A part of a payment, or the rest of it, that was paid back. */
@Schema({ versionKey: false })
export class PaymentRefund {
  _id: Types.ObjectId;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, enum: PAYMENT_METHODS, required: true })
  paymentMethod: PaymentMethod;

  @Prop({ type: Date, required: true })
  paymentDate: Date;

  @Prop({ type: String, default: '' })
  note: string;

  /** The number of the invoice that it was applied to in place of being paid back; empty, or missing: money went back. */
  @Prop({ type: String, default: '' })
  appliedTo?: string | undefined;

  /** The name of who recorded it. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

export const PaymentRefundSchema = SchemaFactory.createForClass(PaymentRefund);

/** A receipt of money that settles several invoices, or is kept for later ones. */
@Schema({ versionKey: false })
export class PaymentReceipt {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  receiptNumber: string;
}

export const PaymentReceiptSchema = SchemaFactory.createForClass(PaymentReceipt);

/** The copy of a payment that its invoice shows; the payments module keeps the payment itself. */
@Schema({ versionKey: false })
export class InvoicePayment {
  _id: Types.ObjectId;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, enum: PAYMENT_METHODS, required: true })
  paymentMethod: PaymentMethod;

  @Prop({ type: Date, required: true })
  paymentDate: Date;

  /** Missing in copies from before cheques had one. */
  @Prop({ type: String, default: '' })
  chequeNumber?: string | undefined;

  /** Missing in copies from before cheques had one. */
  @Prop({ type: Date, default: null })
  chequeDate?: Date | null | undefined;

  @Prop({ type: String, default: '' })
  paidTo: string;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: String, enum: PAYMENT_STATUSES, required: true })
  status: PaymentStatus;

  /** The first one first. Missing in copies from before there were any. */
  @Prop({ type: [PaymentRefundSchema], default: [] })
  refunds?: PaymentRefund[] | undefined;

  /** When all of it was refunded; null while some of it counts, and where that was not kept. */
  @Prop({ type: Date, default: null })
  refundedAt: Date | null;

  /** The receipt that it is a part of; null, or missing: it stands alone. */
  @Prop({ type: PaymentReceiptSchema, default: null })
  receipt?: PaymentReceipt | null | undefined;

  /** When credit of the account was applied, which had come on `paymentDate`; null, or missing: it was paid for this invoice. */
  @Prop({ type: Date, default: null })
  appliedAt?: Date | null | undefined;

  /** The number of the overpaid invoice that the applied credit came from; empty, or missing: none. */
  @Prop({ type: String, default: '' })
  appliedFrom?: string | undefined;
}

/** The copy of a credit note that its invoice shows; the module of credit notes keeps the note itself. */
@Schema({ versionKey: false })
export class InvoiceCreditNote {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  creditNoteNumber: string;

  @Money({ required: true })
  total: Fils;

  @Prop({ type: Date, required: true })
  createdAt: Date;
}

@Schema({ ...RECORD_OPTIONS, collection: 'invoices' })
export class Invoice extends ChargedRecord {
  @Prop({ type: String, required: true, unique: true })
  invoiceNumber: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  /** The confirmed company that the user bought for; null, or missing in older records: the user is a person. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company?: Types.ObjectId | null;

  @Prop({ type: SchemaFactory.createForClass(InvoiceSeller), required: true })
  seller: InvoiceSeller;

  @Prop({ type: SchemaFactory.createForClass(InvoiceBuyer), required: true })
  buyer: InvoiceBuyer;

  @Prop({ type: SchemaFactory.createForClass(InvoicedOrder), required: true })
  order: InvoicedOrder;

  @Prop({ type: [SchemaFactory.createForClass(InvoiceLine)], required: true })
  lines: InvoiceLine[];

  /** Never computed again; null: the invoice has no VAT. */
  @Prop({ type: SchemaFactory.createForClass(InvoiceTax), default: null })
  tax: InvoiceTax | null;

  /** When the goods were supplied in the sense of the VAT law; null where that was not kept. */
  @Prop({ type: Date, default: null })
  supplyDate: Date | null;

  /** When the goods were delivered, as the order said at issue; null: not yet. Missing in older records. */
  @Prop({ type: Date, default: null })
  deliveredAt?: Date | null;

  /** The day that the VAT return counts it on. */
  @Prop({ type: Date, required: true })
  taxDate: Date;

  /** The total at issue. It never changes. */
  @Money({ required: true })
  issuedTotal: Fils;

  /** Shown on the PDF. */
  @Prop({ type: String, default: '' })
  adminToClientNote: string;

  /** The sum of the credit notes. Older records do not have it. */
  @Money({ default: 0 })
  credited?: Fils;

  /** `issuedTotal` less `credited`. */
  @Money({ required: true })
  amountDue: Fils;

  @Money({ default: 0 })
  amountPaid: Fils;

  /** `amountDue` less `amountPaid`; 0 once it is Void. Kept so that open invoices are found by an index. */
  @Money({ required: true })
  remainingDue: Fils;

  @Prop({ type: [SchemaFactory.createForClass(InvoicePayment)], default: [] })
  payments: InvoicePayment[];

  /** The first one first. Missing in records from before there were any. */
  @Prop({ type: [SchemaFactory.createForClass(InvoiceCreditNote)], default: [] })
  creditNotes?: InvoiceCreditNote[];

  /** When the last of it was credited; null, or missing, while something is due. Its order may have another one then. */
  @Prop({ type: Date, default: null })
  creditedAt?: Date | null;

  @Prop({ type: Date, required: true })
  dueDate: Date;

  /** For its e-invoice; null, or missing: a supply within the country, outside of free zones. */
  @Prop({ type: SupplySchema, default: null })
  supply?: Supply | null;

  /** When its e-invoice went to a provider; null, or missing: it did not, or was refused. Then alone it may become Void. */
  @Prop({ type: Date, default: null })
  eInvoiceSentAt?: Date | null;

  /** When it became Void; null while it stands. */
  @Prop({ type: Date, default: null })
  voidedAt: Date | null;

  /** The name of who voided it. */
  @Prop({ type: String, default: '' })
  voidedBy: string;

  /** Missing in older records. */
  @Prop({ type: String, default: '' })
  voidReason?: string;
}

export type InvoiceRecord = Invoice & Stored;
export const INVOICE_RECORD: RecordKind<Invoice> = { resource: 'invoices', name: 'invoice' };
export const InvoiceSchema = SchemaFactory.createForClass(Invoice);
// An order has one invoice that stands: neither Void nor credited in full.
InvoiceSchema.index({ 'order._id': 1, voidedAt: 1, creditedAt: 1 }, { unique: true });
InvoiceSchema.index({ createdAt: -1, _id: -1 });
InvoiceSchema.index({ user: 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ company: 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ taxDate: 1, _id: 1 });
InvoiceSchema.index({ dueDate: 1, _id: 1 });
InvoiceSchema.index({ remainingDue: 1, dueDate: 1, _id: 1 });
InvoiceSchema.index({ remainingDue: 1, _id: 1 });
InvoiceSchema.index({ amountDue: 1, _id: 1 });
InvoiceSchema.index({ 'lines.product': 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ updatedAt: 1 });
makeSearchable(InvoiceSchema, {
  number: ({ invoiceNumber }) => invoiceNumber,
  texts: ({ order, poNumber = '' }) => [order.orderNumber, poNumber],
});
