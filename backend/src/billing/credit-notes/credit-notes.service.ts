import { DocumentReads } from '../../people/users/document-reads.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, PipelineStage, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { changedRecords, type ChangedRecords } from '../../platform/database/changed-records.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { type ListTotalsResponse } from '../../platform/lists/list-totals.js';
import { type ListQueryDto, type RangeQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { UsersService } from '../../people/users/users.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { OrderAdvances } from '../../sales/orders/order-advances.service.js';
import { type InvoiceRecord, orderOf } from '../invoices/invoice-changes.service.js';
import { creditableOf, unusedPart } from './domain/creditable.js';
import type { CreditableResponse, CreditNoteResponse } from './dto/credit-note.response.js';
import { toCreditable, toCreditNote } from './credit-note.mapper.js';
import { CREDIT_NOTE_RECORD, CreditNote, type CreditNoteRecord } from './credit-note.schema.js';
import { CREDIT_NOTE_LIST, CREDIT_NOTE_TOTALS } from './credit-notes.list.js';
import {
  type Sold,
  soldBy,
  soldByMonth,
  soldByProduct,
  type SoldProduct,
  type SoldThing,
} from '../../documents/lines/sales-stages.js';

export type { CreditNoteRecord };

/** The fields of a credit note that the accounts use. */
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

const JOURNALLED = { ...FIELDS, invoice: 1, ofAdvance: 1, deliveryCharge: 1, extraFee: 1 } as const;

/** A credit note with the VAT of its lines. */
export type ItemizedCreditNote = BookedCreditNote & Pick<CreditNoteRecord, 'lines' | 'deliveryCharge' | 'extraFee'>;

const TOTAL = '$total';

/** Advances are no sales, and neither are their credits. */
const issuedBetween = (from: Date, to: Date): PipelineStage[] => [
  { $match: { createdAt: { $gte: from, $lte: to }, ofAdvance: false } },
];

/**
 * Reads credit notes, also for the accounts and the sales report: sums credited, in whole fils, on the day of the
 * credit note.
 */
@Injectable()
export class CreditNotesService extends DocumentReads<CreditNote> {
  constructor(
    @InjectModel(CreditNote.name) private readonly notes: Model<CreditNote>,
    cache: QueryCache,
    private readonly invoices: InvoicesService,
    private readonly users: UsersService,
    clock: Clock,
    private readonly advances: OrderAdvances,
  ) {
    super(notes, CREDIT_NOTE_RECORD, CREDIT_NOTE_LIST, { users, clock, cache });
  }

  async list(query: ListQueryDto): Promise<ListPage<CreditNoteResponse>> {
    const { records, ...page } = await this.page(query);
    const refs = await this.users.refs(records.map(({ user }) => user));
    const rows = records.map((note) => toCreditNote(note, refs.of(note.user)));
    return { ...page, rows: await this.invoices.withEInvoices(rows) };
  }

  totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    return this.totalsOf(query, CREDIT_NOTE_TOTALS);
  }

  async listOwn(actor: Actor, query: RangeQueryDto): Promise<ListPage<CreditNoteResponse>> {
    const user = { _id: actor.id, name: actor.name, email: actor.email };
    const own = await this.invoices.ownParts(actor);
    const { records, ...page } = await this.own(own, query);
    return { ...page, rows: records.map((note) => toCreditNote(note, user)) };
  }

  async get(id: string, actor: Actor): Promise<CreditNoteResponse> {
    return this.toCreditNoteResponse(await this.loadFor(actor, id));
  }

  async toCreditNoteResponse(note: CreditNoteRecord): Promise<CreditNoteResponse> {
    return toCreditNote(note, (await this.users.refs([note.user])).of(note.user));
  }

  protected mayRead(actor: Actor, note: CreditNoteRecord): Promise<boolean> {
    return this.invoices.mayReadPartOf(note.invoice._id, actor);
  }

  /** The part of an invoice that is not credited yet. @throws DomainError INVOICE_NOT_FOUND */
  async creditable(invoiceId: string): Promise<CreditableResponse> {
    const invoice = await this.invoices.load(invoiceId);
    return toCreditable(invoice.lines, (await this.leftOf(invoice, await this.ofInvoice(invoice._id, null))).left);
  }

  /** The value of an invoice after its notes, and what of it may be credited: of an advance what no invoice uses. */
  async leftOf(invoice: InvoiceRecord, notes: readonly CreditNoteRecord[], session?: ClientSession) {
    const value = creditableOf(invoice, notes);
    if (invoice.kind !== 'Advance') return { value, left: value };
    return {
      value,
      left: unusedPart(value, await this.advances.leftOf({ ...invoice, order: orderOf(invoice) }, session)),
    };
  }

  /** The notes that were issued in this period, the oldest first, one by one. */
  issuedBetween(from: Date, to: Date): AsyncIterable<CreditNoteRecord> {
    return this.notes
      .find({ createdAt: { $gte: from, $lte: to } })
      .sort({ createdAt: 1, _id: 1 })
      .lean<CreditNoteRecord[]>()
      .cursor() as AsyncIterable<CreditNoteRecord>;
  }

  /** The notes of an invoice, the oldest first. */
  ofInvoice(invoice: Types.ObjectId, session: ClientSession | null): Promise<CreditNoteRecord[]> {
    return this.notes
      .find({ 'invoice._id': invoice })
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .lean<CreditNoteRecord[]>();
  }

  /** The numbers that were issued in a year, in ascending order. @param prefix for example `CRN-2026-` */
  async numbered(prefix: string): Promise<string[]> {
    const found = await this.notes
      .find({ creditNoteNumber: { $gte: prefix, $lt: `${prefix}~` } }, { creditNoteNumber: 1 })
      .sort({ creditNoteNumber: 1 })
      .lean<Pick<CreditNoteRecord, 'creditNoteNumber'>[]>();
    return found.map(({ creditNoteNumber }) => creditNoteNumber);
  }

  /**
   * The notes that were issued in this period, both ends included; the oldest first. The day of issue decides the
   * period.
   */
  issuedInPeriod(from: Date, to: Date): Promise<BookedCreditNote[]> {
    return this.notes
      .find({ createdAt: { $gte: from, $lte: to } }, FIELDS)
      .sort({ createdAt: 1, _id: 1 })
      .lean<BookedCreditNote[]>();
  }

  /** The same notes as `issuedInPeriod`, with their lines. */
  itemized(from: Date, to: Date): Promise<ItemizedCreditNote[]> {
    return this.notes
      .find({ createdAt: { $gte: from, $lte: to } }, { ...FIELDS, ...ITEMS })
      .sort({ createdAt: 1, _id: 1 })
      .lean<ItemizedCreditNote[]>();
  }

  journalled(which: ChangedRecords): AsyncIterable<CreditNoteRecord> {
    return changedRecords(this.notes, which, JOURNALLED);
  }

  async creditedTotal(from: Date, to: Date): Promise<Sold<null> | undefined> {
    const [total] = await this.notes.aggregate<Sold<null>>([...issuedBetween(from, to), ...soldBy(null, TOTAL)]);
    return total;
  }

  creditedByMonth(from: Date, to: Date): Promise<Sold<string>[]> {
    return this.notes.aggregate([...issuedBetween(from, to), ...soldByMonth(TOTAL)]);
  }

  creditedByProduct(from: Date, to: Date): Promise<SoldProduct<SoldThing>[]> {
    return this.notes.aggregate([...issuedBetween(from, to), ...soldByProduct()]);
  }

  /** The credited sums by invoice. */
  creditedByInvoice(from: Date, to: Date): Promise<Sold<Types.ObjectId>[]> {
    return this.notes.aggregate([...issuedBetween(from, to), ...soldBy('$invoice._id', TOTAL)]);
  }
}
