import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BadDebtVat } from './domain/bad-debt.js';
import { changedRecords, type ChangedRecords } from '../../platform/database/changed-records.js';
import type { InvoiceTax } from './invoice-tax.schema.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';

/** The fields of an invoice that the VAT return uses. */
export type BookedInvoice = Pick<
  InvoiceRecord,
  | '_id'
  | 'invoiceNumber'
  | 'seller'
  | 'buyer'
  | 'issuedTotal'
  | 'supplyDate'
  | 'taxDate'
  | 'createdAt'
  | 'advances'
  | 'advanced'
> & {
  /** Missing if the invoice has no VAT. */
  readonly tax?: Pick<InvoiceTax, 'categories'> | null;
};

const FIELDS = {
  invoiceNumber: 1,
  'seller.address.emirate': 1,
  'buyer.name': 1,
  'buyer.company.legalName': 1,
  'tax.categories': 1,
  issuedTotal: 1,
  advances: 1,
  advanced: 1,
  supplyDate: 1,
  taxDate: 1,
  createdAt: 1,
} as const;

/** The old books reported the VAT of the invoices that were brought in. */
const COUNTED = { voidedAt: null, opening: null } as const;

export type AdjustedInvoice = BookedInvoice & { readonly adjustment: BadDebtVat };

/** `FIELDS` contains only parts of these. */
const ITEMS = { 'buyer.company.trn': 1, lines: 1, 'tax.deliveryCharge': 1, 'tax.extraFee': 1 } as const;

export type ItemizedInvoice = BookedInvoice & Pick<InvoiceRecord, 'lines' | 'tax'>;

const BUYER = {
  invoiceNumber: 1,
  user: 1,
  company: 1,
  'buyer.name': 1,
  'buyer.company.legalName': 1,
  'buyer.company.trn': 1,
} as const;

/** The buyer of an invoice and the account that owes it. */
export type InvoiceBuyerView = Pick<InvoiceRecord, 'invoiceNumber' | 'user' | 'company' | 'buyer'>;

const JOURNALLED = {
  ...FIELDS,
  ...BUYER,
  'tax.deliveryCharge': 1,
  'tax.extraFee': 1,
  kind: 1,
  dueDate: 1,
  poNumber: 1,
  opening: 1,
  creditNotes: 1,
  'badDebt.changes': 1,
  'badDebt.vat': 1,
  differences: 1,
  voidedAt: 1,
} as const;

/** The fields of an invoice that the journal books. */
export type JournalInvoice = InvoiceBuyerView &
  Pick<InvoiceRecord, Exclude<keyof typeof JOURNALLED, `${string}.${string}`> & keyof InvoiceRecord> &
  Pick<InvoiceRecord, '_id' | 'seller' | 'tax' | 'badDebt'>;

/** A number of a series that is used, and the state of its invoice. */
export type IssuedNumber = Pick<InvoiceRecord, '_id' | 'invoiceNumber' | 'voidedAt' | 'voidedBy' | 'voidReason'>;

/** Reads invoices for the VAT return, the journal and the series of numbers. */
@Injectable()
export class InvoiceTaxViews {
  constructor(@InjectModel(Invoice.name) private readonly invoices: Model<Invoice>) {}

  /** The invoices that count in this period, both ends included, and are not Void; the oldest first. */
  issuedInPeriod(from: Date, to: Date): Promise<BookedInvoice[]> {
    return this.invoices
      .find({ taxDate: { $gte: from, $lte: to }, ...COUNTED }, FIELDS)
      .sort({ taxDate: 1, _id: 1 })
      .lean<BookedInvoice[]>();
  }

  /** The same invoices as `issuedInPeriod`, with their lines. */
  itemized(from: Date, to: Date): Promise<ItemizedInvoice[]> {
    return this.invoices
      .find({ taxDate: { $gte: from, $lte: to }, ...COUNTED }, { ...FIELDS, ...ITEMS })
      .sort({ taxDate: 1, _id: 1 })
      .lean<ItemizedInvoice[]>();
  }

  /** The adjustments of VAT for bad debts that count in this period, both ends included, the oldest first. */
  async badDebtsIn(from: Date, to: Date): Promise<AdjustedInvoice[]> {
    const found = await this.invoices
      .find(
        { 'badDebt.vat': { $elemMatch: { at: { $gte: from, $lte: to } } } },
        { ...FIELDS, 'buyer.company.trn': 1, 'badDebt.vat': 1 },
      )
      .lean<(BookedInvoice & Pick<InvoiceRecord, 'badDebt'>)[]>();
    return found
      .flatMap(({ badDebt, ...invoice }) => (badDebt?.vat ?? []).map((adjustment) => ({ ...invoice, adjustment })))
      .filter(({ adjustment: { at } }) => at >= from && at <= to)
      .sort((one, other) => one.adjustment.at.getTime() - other.adjustment.at.getTime());
  }

  journalled(which: ChangedRecords): AsyncIterable<JournalInvoice> {
    return changedRecords(this.invoices, which, JOURNALLED);
  }

  async buyersOf(numbers: readonly string[]): Promise<InvoiceBuyerView[]> {
    return this.invoices.find({ invoiceNumber: { $in: [...numbers] } }, BUYER).lean<InvoiceBuyerView[]>();
  }

  /** All invoices that were issued in a year, in the order of their numbers. @param prefix for example `INV-2026-` */
  numbered(prefix: string): Promise<IssuedNumber[]> {
    return this.invoices
      .find(
        { invoiceNumber: { $gte: prefix, $lt: `${prefix}~` }, opening: null },
        { invoiceNumber: 1, voidedAt: 1, voidedBy: 1, voidReason: 1 },
      )
      .sort({ invoiceNumber: 1 })
      .lean<IssuedNumber[]>();
  }
}
