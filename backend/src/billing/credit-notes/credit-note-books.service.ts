import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CreditNote, type CreditNoteRecord } from './credit-note.schema.js';

/** The fields of a credit note that the books read. */
export type BookedCreditNote = Pick<
  CreditNoteRecord,
  '_id' | 'creditNoteNumber' | 'seller' | 'buyer' | 'tax' | 'total' | 'createdAt'
>;

const FIELDS = {
  creditNoteNumber: 1,
  'seller.address.emirate': 1,
  'buyer.name': 1,
  'buyer.company.legalName': 1,
  'tax.categories': 1,
  total: 1,
  createdAt: 1,
} as const;

const ITEMS = { 'buyer.company.trn': 1, lines: 1, deliveryCharge: 1, extraFee: 1 } as const;

/** A credit note with all that its lines tell of VAT. */
export type ItemizedCreditNote = BookedCreditNote & Pick<CreditNoteRecord, 'lines' | 'deliveryCharge' | 'extraFee'>;

/** Reads credit notes for the books. */
@Injectable()
export class CreditNoteBooks {
  constructor(@InjectModel(CreditNote.name) private readonly notes: Model<CreditNote>) {}

  /** The numbers that were issued in a year, in their order. @param prefix as `CRN-2026-` */
  async numbered(prefix: string): Promise<string[]> {
    const found = await this.notes
      .find({ creditNoteNumber: { $gte: prefix, $lt: `${prefix}~` } }, { creditNoteNumber: 1 })
      .sort({ creditNoteNumber: 1 })
      .lean<Pick<CreditNoteRecord, 'creditNoteNumber'>[]>();
    return found.map(({ creditNoteNumber }) => creditNoteNumber);
  }

  /** Those that were issued in this time, both ends included; the oldest first. They count when they are issued. */
  between(from: Date, to: Date): Promise<BookedCreditNote[]> {
    return this.notes
      .find({ createdAt: { $gte: from, $lte: to } }, FIELDS)
      .sort({ createdAt: 1, _id: 1 })
      .lean<BookedCreditNote[]>();
  }

  /** As `between`, with their lines. */
  itemized(from: Date, to: Date): Promise<ItemizedCreditNote[]> {
    return this.notes
      .find({ createdAt: { $gte: from, $lte: to } }, { ...FIELDS, ...ITEMS })
      .sort({ createdAt: 1, _id: 1 })
      .lean<ItemizedCreditNote[]>();
  }
}
