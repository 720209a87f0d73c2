import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { CREDIT_REASONS, type CreditReason } from '@shop/contract/credit';
import type { Fils } from '@shop/contract/money';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { SchemaTypes, type Types } from 'mongoose';
import {
  InvoiceBuyer,
  InvoiceSeller,
  TaxedAmounts,
  TaxedPart,
  TaxedPartSchema,
} from '../invoices/invoice-changes.service.js';
import { Line } from '../../documents/lines/line.schema.js';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { OrderRef, OrderRefSchema } from '../../documents/parties/order-ref.schema.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';

@Schema({ versionKey: false })
export class CreditedInvoice {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  invoiceNumber: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;
}

/** The credited part of an invoice line. `qty` is 0 if the note credits an amount and no goods. */
@Schema({ versionKey: false })
export class CreditNoteLine extends Line {
  /** `_id` of the invoice's line. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  line: Types.ObjectId;

  /** True if the goods were returned with this note. */
  @Prop({ type: Boolean, default: false })
  restock: boolean;

  @Money({ required: true })
  net: Fils;

  /** 0 if the invoice has no VAT. */
  @Money({ required: true })
  vat: Fils;

  @Money({ required: true })
  gross: Fils;
}

/** Pieces of an order line that the note takes back. */
@Schema({ _id: false, versionKey: false })
export class TakenBackPieces {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  line: Types.ObjectId;

  @Prop({ type: Number, required: true })
  qty: number;
}

/** The VAT that the note credits. */
@Schema({ _id: false, versionKey: false })
export class CreditNoteTax extends TaxedAmounts {
  @Prop({ type: String, enum: PRICE_BASES, required: true })
  basis: PriceBasis;

  @Prop({ type: [TaxedPartSchema], required: true })
  categories: TaxedPart[];
}

const SupplyValueSchema = SchemaFactory.createForClass(TaxedAmounts);

/** An issued credit note never changes. */
@Schema({ ...RECORD_OPTIONS, collection: 'credit-notes' })
export class CreditNote extends Versioned {
  @Prop({ type: String, required: true, unique: true })
  creditNoteNumber: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: SchemaFactory.createForClass(InvoiceSeller), required: true })
  seller: InvoiceSeller;

  @Prop({ type: SchemaFactory.createForClass(InvoiceBuyer), required: true })
  buyer: InvoiceBuyer;

  @Prop({ type: SchemaFactory.createForClass(CreditedInvoice), required: true })
  invoice: CreditedInvoice;

  /** null if its invoice is of no order. */
  @Prop({ type: OrderRefSchema, default: null })
  order: OrderRef | null;

  /** True if the invoice is an advance. */
  @Prop({ type: Boolean, default: false })
  ofAdvance: boolean;

  @Prop({ type: String, enum: CREDIT_REASONS, required: true })
  reason: CreditReason;

  /** The reason as the buyer reads it. */
  @Prop({ type: String, required: true })
  words: string;

  /** True if the credited parts are billed again. */
  @Prop({ type: Boolean, default: false })
  rebill: boolean;

  /** The pieces of the order that came back, or will not be delivered. */
  @Prop({ type: [SchemaFactory.createForClass(TakenBackPieces)], default: [] })
  takenBack: TakenBackPieces[];

  /** Only the lines of which something is credited. */
  @Prop({ type: [SchemaFactory.createForClass(CreditNoteLine)], default: [] })
  lines: CreditNoteLine[];

  @Prop({ type: TaxedPartSchema, required: true })
  deliveryCharge: TaxedPart;

  @Prop({ type: TaxedPartSchema, required: true })
  extraFee: TaxedPart;

  /** The reason for the VAT category of the charges, from the lines of the invoice; empty for the standard category. */
  @Prop({ type: String, default: '' })
  chargesTaxReason: string;

  /** null if the invoice has no VAT. */
  @Prop({ type: SchemaFactory.createForClass(CreditNoteTax), default: null })
  tax: CreditNoteTax | null;

  /** The credited total, with VAT. */
  @Money({ required: true })
  total: Fils;

  /** Value of the supply before this note: the invoice less its earlier credit notes. */
  @Prop({ type: SupplyValueSchema, required: true })
  before: TaxedAmounts;

  /** Value of the supply after this note. */
  @Prop({ type: SupplyValueSchema, required: true })
  after: TaxedAmounts;
}

export type CreditNoteRecord = CreditNote & Stored;
export const CREDIT_NOTE_RECORD: RecordKind<CreditNote> = {
  resource: 'credit-notes',
  name: 'credit note',
  about: 'Credit notes for invoices',
  notFound: 'CREDIT_NOTE_NOT_FOUND',
  nameField: 'creditNoteNumber',
  readAction: 'invoices.read',
};
export const CreditNoteSchema = SchemaFactory.createForClass(CreditNote);
CreditNoteSchema.index({ 'invoice._id': 1, createdAt: 1 });
CreditNoteSchema.index({ createdAt: -1, _id: -1 });
CreditNoteSchema.index({ user: 1, createdAt: -1, _id: -1 });
CreditNoteSchema.index({ reason: 1, createdAt: -1, _id: -1 });
CreditNoteSchema.index({ total: 1, _id: 1 });
CreditNoteSchema.index({ updatedAt: 1 });
makeSearchable(CreditNoteSchema, {
  number: ({ creditNoteNumber }) => creditNoteNumber,
  texts: ({ invoice, order }) => [invoice.invoiceNumber, order?.orderNumber ?? ''],
});
