import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { InvoiceTax } from './invoice-tax.schema.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';

/** The fields of an invoice that the books read. */
export type BookedInvoice = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'seller' | 'buyer' | 'issuedTotal' | 'supplyDate' | 'taxDate' | 'createdAt'
> & {
  /** Missing where the invoice has no VAT. */
  readonly tax?: Pick<InvoiceTax, 'categories'> | null;
};

const FIELDS = {
  invoiceNumber: 1,
  'seller.address.emirate': 1,
  'buyer.name': 1,
  'buyer.company.legalName': 1,
  'tax.categories': 1,
  issuedTotal: 1,
  supplyDate: 1,
  taxDate: 1,
  createdAt: 1,
} as const;

/** `FIELDS` has only parts of these. */
const ITEMS = { 'buyer.company.trn': 1, lines: 1, 'tax.deliveryCharge': 1, 'tax.extraFee': 1 } as const;

/** An invoice with all that its lines tell of VAT. */
export type ItemizedInvoice = BookedInvoice & Pick<InvoiceRecord, 'lines' | 'tax'>;

/** A number of a series that is given, and what became of it. */
export type IssuedNumber = Pick<InvoiceRecord, '_id' | 'invoiceNumber' | 'voidedAt' | 'voidedBy' | 'voidReason'>;

/** Reads issued invoices for the books. */
@Injectable()
export class InvoiceBooks {
  constructor(@InjectModel(Invoice.name) private readonly invoices: Model<Invoice>) {}

  /** The invoices that count in this time, both ends included, and are not Void; the oldest first. */
  between(from: Date, to: Date): Promise<BookedInvoice[]> {
    return this.invoices
      .find({ taxDate: { $gte: from, $lte: to }, voidedAt: null }, FIELDS)
      .sort({ taxDate: 1, _id: 1 })
      .lean<BookedInvoice[]>();
  }

  /** As `between`, with their lines. */
  itemized(from: Date, to: Date): Promise<ItemizedInvoice[]> {
    return this.invoices
      .find({ taxDate: { $gte: from, $lte: to }, voidedAt: null }, { ...FIELDS, ...ITEMS })
      .sort({ taxDate: 1, _id: 1 })
      .lean<ItemizedInvoice[]>();
  }

  /** All that were issued in a year, in the order of their numbers. @param prefix as `INV-2026-` */
  numbered(prefix: string): Promise<IssuedNumber[]> {
    return this.invoices
      .find(
        { invoiceNumber: { $gte: prefix, $lt: `${prefix}~` } },
        { invoiceNumber: 1, voidedAt: 1, voidedBy: 1, voidReason: 1 },
      )
      .sort({ invoiceNumber: 1 })
      .lean<IssuedNumber[]>();
  }
}
