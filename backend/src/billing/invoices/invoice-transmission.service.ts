import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';

/** The documents that took the place of an invoice, or took something off it. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** The invoice's side of its e-invoice: while that is with a provider, the invoice can't become Void. */
@Injectable()
export class InvoiceTransmission {
  constructor(
    @InjectModel(Invoice.name) private readonly model: Model<Invoice>,
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
  ) {}

  /** The version of the invoice guards it: of this and a void at the same moment one alone happens. */
  async markSent(id: Types.ObjectId, at: Date, by: ChangeContext): Promise<InvoiceRecord> {
    const invoice = await this.invoices.load(id.toHexString(), by.session);
    return this.records.store(invoice, { eInvoiceSentAt: at }, { ...by, action: 'e-invoice sent', changes: [] });
  }

  async markRejected(id: Types.ObjectId, by: ChangeContext): Promise<void> {
    const invoice = await this.invoices.load(id.toHexString(), by.session);
    const fields = { eInvoiceSentAt: null };
    await this.records.store(invoice, fields, { ...by, action: 'e-invoice rejected', changes: [] });
  }

  /** By the ids of the invoices: the numbers of their credit notes, and of the later invoice of the same order. */
  async correctionsOf(ids: readonly Types.ObjectId[]): Promise<Corrections> {
    const own = await this.model
      .find({ _id: { $in: [...ids] } }, { creditNotes: 1, order: 1, createdAt: 1 })
      .lean<InvoiceRecord[]>();
    const orders = own.map(({ order }) => order._id);
    const later = await this.model
      .find({ 'order._id': { $in: orders }, voidedAt: null }, { invoiceNumber: 1, order: 1, createdAt: 1 })
      .lean<InvoiceRecord[]>();
    return new Map(
      own.map((invoice) => [invoice._id.toHexString(), [...creditsOf(invoice), ...after(invoice, later)]]),
    );
  }

  /** Those that were issued in this time, the oldest first, one by one. */
  issuedBetween(from: Date, to: Date): AsyncIterable<InvoiceRecord> {
    return this.model
      .find({ createdAt: { $gte: from, $lte: to } })
      .sort({ createdAt: 1, _id: 1 })
      .lean<InvoiceRecord[]>()
      .cursor() as AsyncIterable<InvoiceRecord>;
  }
}

const creditsOf = ({ creditNotes = [] }: InvoiceRecord) => creditNotes.map(({ creditNoteNumber }) => creditNoteNumber);

function after({ order, createdAt }: InvoiceRecord, others: readonly InvoiceRecord[]): string[] {
  const isLater = (other: InvoiceRecord) => other.order._id.equals(order._id) && other.createdAt > createdAt;
  return others.filter(isLater).map(({ invoiceNumber }) => invoiceNumber);
}
