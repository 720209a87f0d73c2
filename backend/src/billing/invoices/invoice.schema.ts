import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import { ChargedRecord } from '../../documents/lines/line.schema.js';
import { Supply, SupplySchema } from '../../documents/parties/supply.schema.js';
import { InvoiceBuyer, InvoiceSeller } from './invoice-parties.schema.js';
import { InvoiceLine, InvoiceTax, TaxedPart, TaxedPartSchema } from './invoice-tax.schema.js';
import { BadDebt, BadDebtSchema } from './bad-debt.schema.js';
import { type Difference, DifferenceSchema } from './difference.schema.js';
import { type OpeningInvoice, OpeningInvoiceSchema } from './opening-invoice.schema.js';
import { INVOICE_KINDS, type InvoiceKind } from '@shop/contract/advances';
import type { Fils } from '@shop/contract/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { OrderRef, OrderRefSchema } from '../../documents/parties/order-ref.schema.js';
import { type Salesperson, SalespersonProp } from '../../documents/parties/salesperson.schema.js';

/** A delivery whose goods the invoice bills. */
@Schema({ versionKey: false })
export class InvoicedDelivery {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  number: string;

  @Prop({ type: Date, default: null })
  deliveredOn: Date | null;
}

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

  /** The number of the invoice that it was applied to instead of a repayment; empty if it was paid back. */
  @Prop({ type: String, default: '' })
  appliedTo: string;

  /** The payment of that invoice; null for a refund. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  appliedAs: Types.ObjectId | null;

  /** When that payment was reversed because the money was never received, or null. */
  @Prop({ type: Date, default: null })
  unappliedAt: Date | null;

  /** The name of the person who recorded it. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

export const PaymentRefundSchema = SchemaFactory.createForClass(PaymentRefund);

/** A receipt of money that settles several invoices, or that is credited to the account for later invoices. */
@Schema({ versionKey: false })
export class PaymentReceipt {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  receiptNumber: string;
}

export const PaymentReceiptSchema = SchemaFactory.createForClass(PaymentReceipt);

/** The reason why a payment that was never made, or was entered wrongly, does not count. */
@Schema({ _id: false, versionKey: false })
export class PaymentReversal {
  @Prop({ type: String, default: '' })
  reason: string;

  /** The name of the person who reversed it. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}
export const PaymentReversalSchema = SchemaFactory.createForClass(PaymentReversal);

/** The invoice's copy of a payment; the payments module stores the payment itself. */
@Schema({ versionKey: false })
export class InvoicePayment {
  _id: Types.ObjectId;

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

  @Prop({ type: String, default: '' })
  paidTo: string;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: String, enum: PAYMENT_STATUSES, required: true })
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

  /** null if it was not reversed; it may be refunded. */
  @Prop({ type: PaymentReversalSchema, default: null })
  reversal: PaymentReversal | null;

  /**
   * When credit of the account was applied, which was received on `paymentDate`; null if it was paid for this invoice.
   */
  @Prop({ type: Date, default: null })
  appliedAt: Date | null;

  /** The number of the overpaid invoice that the applied credit came from, or empty. */
  @Prop({ type: String, default: '' })
  appliedFrom: string;
}

/** The invoice's copy of a credit note; the module of credit notes stores the note itself. */
@Schema({ versionKey: false })
export class InvoiceCreditNote {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  creditNoteNumber: string;

  /** The part of it that was taken off this invoice. */
  @Money({ required: true })
  total: Fils;

  @Prop({ type: Date, required: true })
  createdAt: Date;
}

/** An advance invoice of the same order that an invoice deducts. */
@Schema({ versionKey: false })
export class UsedAdvance {
  /** `_id` of the advance invoice. */
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  number: string;

  @Prop({ type: Date, required: true })
  issuedOn: Date;

  /** The used amount of each VAT category. */
  @Prop({ type: [TaxedPartSchema], required: true })
  categories: TaxedPart[];

  /** The part that credit notes of the invoice gave back: the customer gets it by the advance invoice. */
  @Money({ default: 0 })
  givenBack: Fils;
}

@Schema({ ...RECORD_OPTIONS, collection: 'invoices' })
export class Invoice extends ChargedRecord {
  @Prop({ type: String, required: true, unique: true })
  invoiceNumber: string;

  @Prop({ type: String, enum: INVOICE_KINDS, default: 'Standard' })
  kind: InvoiceKind;

  /** The receipt whose money an advance invoice was issued for; null if staff issued it before the money came. */
  @Prop({ type: PaymentReceiptSchema, default: null })
  receipt: PaymentReceipt | null;

  /** The advance invoices that it uses, in the order of their issue. */
  @Prop({ type: [SchemaFactory.createForClass(UsedAdvance)], default: [] })
  advances: UsedAdvance[];

  /** The sum of them at issue. */
  @Money({ default: 0 })
  advanced: Fils;

  /** The part of an advance invoice that other invoices use. */
  @Money({ default: 0 })
  used: Fils;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  /** The confirmed company that the user bought for; null if the user is a person. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  /** Copied from the order. */
  @SalespersonProp()
  salesperson: Salesperson | null;

  @Prop({ type: SchemaFactory.createForClass(InvoiceSeller), required: true })
  seller: InvoiceSeller;

  @Prop({ type: SchemaFactory.createForClass(InvoiceBuyer), required: true })
  buyer: InvoiceBuyer;

  /** null for an invoice of the old books whose order was not brought in. */
  @Prop({ type: OrderRefSchema, default: null })
  order: OrderRef | null;

  /** Set if it was issued by the old books and brought in; it is in no VAT return, sales report or number series. */
  @Prop({ type: OpeningInvoiceSchema, default: null })
  opening: OpeningInvoice | null;

  /** Before its issue, the first one first. */
  @Prop({ type: [SchemaFactory.createForClass(InvoicedDelivery)], default: [] })
  deliveries: InvoicedDelivery[];

  @Prop({ type: [SchemaFactory.createForClass(InvoiceLine)], required: true })
  lines: InvoiceLine[];

  /** Computed at issue and never again; null if the invoice has no VAT. */
  @Prop({ type: SchemaFactory.createForClass(InvoiceTax), default: null })
  tax: InvoiceTax | null;

  /** The date of supply by the VAT law; null if it was not recorded. */
  @Prop({ type: Date, default: null })
  supplyDate: Date | null;

  /** When the goods were delivered, by the order at issue; null if not yet. */
  @Prop({ type: Date, default: null })
  deliveredAt: Date | null;

  /** The day that decides the period of the VAT return. */
  @Prop({ type: Date, required: true })
  taxDate: Date;

  /** The total at issue. It never changes. */
  @Money({ required: true })
  issuedTotal: Fils;

  /** Shown on the PDF. */
  @Prop({ type: String, default: '' })
  adminToClientNote: string;

  /**
   * The amount of its credit notes. Notes of an invoice that uses advances first reduce its amount, then return parts
   * of the advance invoices.
   */
  @Money({ default: 0 })
  credited: Fils;

  /** `issuedTotal` less `advanced` and `credited`. */
  @Money({ required: true })
  amountDue: Fils;

  @Money({ default: 0 })
  amountPaid: Fils;

  /** Its write-offs; null if nothing was ever written off. */
  @Prop({ type: BadDebtSchema, default: null })
  badDebt: BadDebt | null;

  /** The part that is written off and was not paid afterwards. */
  @Money({ default: 0 })
  writtenOff: Fils;

  /** The first one first. */
  @Prop({ type: [DifferenceSchema], default: [] })
  differences: Difference[];

  /** The sum of the differences that count. */
  @Money({ default: 0 })
  waived: Fils;

  /** `amountDue` less `amountPaid`, `writtenOff` and `waived`; 0 once it is Void. Stored so that an index finds open invoices. */
  @Money({ required: true })
  remainingDue: Fils;

  @Prop({ type: [SchemaFactory.createForClass(InvoicePayment)], default: [] })
  payments: InvoicePayment[];

  /** The oldest first. */
  @Prop({ type: [SchemaFactory.createForClass(InvoiceCreditNote)], default: [] })
  creditNotes: InvoiceCreditNote[];

  /**
   * When the last of it was credited; null while something is due.
   */
  @Prop({ type: Date, default: null })
  creditedAt: Date | null;

  @Prop({ type: Date, required: true })
  dueDate: Date;

  /** For its e-invoice; null for a supply within the country, outside free zones. */
  @Prop({ type: SupplySchema, default: null })
  supply: Supply | null;

  /**
   * When its e-invoice was sent to a provider; null if not sent, or if rejected. Only then the invoice may become
   * Void.
   */
  @Prop({ type: Date, default: null })
  eInvoiceSentAt: Date | null;

  /** When it became Void; null if it is not Void. */
  @Prop({ type: Date, default: null })
  voidedAt: Date | null;

  /** The name of the person who voided it. */
  @Prop({ type: String, default: '' })
  voidedBy: string;

  @Prop({ type: String, default: '' })
  voidReason: string;
}

export type InvoiceRecord = Invoice & Stored;

/** An invoice that the shop issued itself: each is of an order. */
export type InvoiceOfOrder = InvoiceRecord & { readonly order: OrderRef };

export const isOfOrder = (invoice: InvoiceRecord): invoice is InvoiceOfOrder => invoice.order !== null;

/** The order of an invoice that has one by its kind, such as an advance. */
export function orderOf({ invoiceNumber, order }: Pick<Invoice, 'invoiceNumber' | 'order'>): OrderRef {
  if (order === null) throw new Error(`${invoiceNumber} is of no order`);
  return order;
}

export const INVOICE_RECORD: RecordKind<Invoice> = {
  resource: 'invoices',
  name: 'invoice',
  about: 'Invoices to buyers',
  notFound: 'INVOICE_NOT_FOUND',
  nameField: 'invoiceNumber',
  readAction: 'invoices.read',
  due: {
    action: 'overdue',
    field: 'dueDate',
    filter: (from, to) => ({ remainingDue: { $gt: 0 }, dueDate: { $gte: from, $lt: to }, opening: null }),
  },
  namedAmounts: ['writeOff', 'bankCharge', 'difference'],
};
export const InvoiceSchema = SchemaFactory.createForClass(Invoice);
InvoiceSchema.index({ 'order._id': 1, createdAt: 1 });
InvoiceSchema.index({ createdAt: -1, _id: -1 });
InvoiceSchema.index({ user: 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ company: 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ taxDate: 1, _id: 1 });
InvoiceSchema.index({ dueDate: 1, _id: 1 });
InvoiceSchema.index({ remainingDue: 1, dueDate: 1, _id: 1 });
InvoiceSchema.index({ remainingDue: 1, _id: 1 });
InvoiceSchema.index({ amountDue: 1, _id: 1 });
InvoiceSchema.index({ 'lines.product': 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ 'salesperson._id': 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ writtenOff: 1, createdAt: -1, _id: -1 });
InvoiceSchema.index({ 'badDebt.vat.at': 1 }, { sparse: true });
InvoiceSchema.index({ updatedAt: 1 });
InvoiceSchema.index({ 'opening.moveIn': 1 }, { sparse: true });
makeSearchable(InvoiceSchema, {
  number: ({ invoiceNumber }) => invoiceNumber,
  texts: ({ order, poNumber }) => [order?.orderNumber ?? '', poNumber],
});
