import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf, ofAccount, overpaidOf } from './account.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
import type { BadDebtVat } from './domain/bad-debt.js';
import type { InvoiceTax } from './invoice-tax.schema.js';
import {
  type Sold,
  soldBy,
  soldByMonth,
  soldByProduct,
  type SoldProduct,
  type SoldThing,
} from '../../documents/lines/sales-stages.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { type Due, type Sum, sumOf } from './domain/aging.js';

/** The fields of an invoice that its account uses. */
export type AccountedInvoice = Pick<
  InvoiceRecord,
  | '_id'
  | 'invoiceNumber'
  | 'createdAt'
  | 'dueDate'
  | 'issuedTotal'
  | 'creditNotes'
  | 'poNumber'
  | 'voidedAt'
  | 'advanced'
  | 'badDebt'
>;

export type OwnedInvoice = AccountedInvoice & Pick<InvoiceRecord, 'user' | 'company'>;

const ACCOUNTED =
  'user company invoiceNumber createdAt dueDate issuedTotal advanced creditNotes badDebt.changes poNumber voidedAt';

export type OverdueInvoiceRecord = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'createdAt' | 'dueDate' | 'remainingDue' | 'user' | 'company'
> & { readonly buyer: { readonly name: string; readonly company?: { readonly legalName: string } | null } };

const MOST_OVERDUE = 20_000;

/** The fields of an invoice that the accounts use. */
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

/** An invoice with one of its adjustments of VAT. */
export type AdjustedInvoice = BookedInvoice & { readonly adjustment: BadDebtVat };

/** `FIELDS` contains only parts of these. */
const ITEMS = { 'buyer.company.trn': 1, lines: 1, 'tax.deliveryCharge': 1, 'tax.extraFee': 1 } as const;

/** An invoice with the VAT of its lines. */
export type ItemizedInvoice = BookedInvoice & Pick<InvoiceRecord, 'lines' | 'tax'>;

/** A number of a series that is used, and the state of its invoice. */
export type IssuedNumber = Pick<InvoiceRecord, '_id' | 'invoiceNumber' | 'voidedAt' | 'voidedBy' | 'voidReason'>;

const TOTAL = '$issuedTotal';

const ACCOUNT = { $ifNull: ['$company', '$user'] };

/**
 * The invoices of goods that were issued in this period, both ends included, and are not Void. Advances are no sales: the
 * invoices that use them are.
 */
export const issuedBetween = (from: Date, to: Date): PipelineStage[] => [
  { $match: { createdAt: { $gte: from, $lte: to }, voidedAt: null, kind: { $ne: 'Advance' } } },
];

/** Open amounts by due date. */
export const OPEN_BY_DUE_DATE: PipelineStage[] = [
  { $match: { remainingDue: { $gt: 0 } } },
  { $group: { _id: '$dueDate', count: { $sum: 1 }, amount: { $sum: '$remainingDue' } } },
];

/**
 * Reads invoices for accounts, the sales report, the dashboard and purchases of buyers. Amounts are sums of whole fils.
 */
@Injectable()
export class InvoiceViews {
  /** Open amounts, by due date and in total. */
  readonly open: () => Promise<{ dues: Due[]; total: Sum }>;

  constructor(
    @InjectModel(Invoice.name) private readonly invoices: Model<Invoice>,
    cache: QueryCache,
  ) {
    this.open = cache.cached(['invoices'], () => this.readOpen());
  }

  /** For the statement of the account, the first one first. */
  issuedTo(account: Account): Promise<AccountedInvoice[]> {
    return this.invoices
      .find(ofAccount(account))
      .select(ACCOUNTED)
      .sort({ createdAt: 1, _id: 1 })
      .lean<AccountedInvoice[]>();
  }

  /** Does the same for several companies. */
  issuedToCompanies(companies: readonly Types.ObjectId[]): Promise<OwnedInvoice[]> {
    return this.invoices
      .find({ company: { $in: [...companies] } })
      .select(ACCOUNTED)
      .sort({ createdAt: 1, _id: 1 })
      .lean<OwnedInvoice[]>();
  }

  /**
   * The invoices of all accounts that may have been open, or overpaid, at that time. Each movement of money changes its invoice, on its
   * day or later: one that is settled, and unchanged since, was settled then.
   */
  async maybeOpenAt(at: Date): Promise<OwnedInvoice[]> {
    const overpaid = { credited: { $gt: 0 }, amountPaid: { $gt: 0 }, remainingDue: 0 };
    const parts = [{ updatedAt: { $gt: at } }, { remainingDue: { $gt: 0 } }, overpaid];
    const found = await Promise.all(
      parts.map((filter) => this.invoices.find(filter).select(ACCOUNTED).lean<OwnedInvoice[]>()),
    );
    return [...new Map(found.flat().map((invoice) => [invoice._id.toHexString(), invoice])).values()];
  }

  /**
   * Open invoices whose last day for payment ended before this time, the oldest first.
   * @param account null: all accounts
   */
  overdueAt(before: Date, account: Account | null, session: ClientSession | null): Promise<OverdueInvoiceRecord[]> {
    return this.invoices
      .find({ remainingDue: { $gt: 0 }, dueDate: { $lt: before }, ...(account === null ? {} : ofAccount(account)) })
      .select('invoiceNumber createdAt dueDate remainingDue user company buyer.name buyer.company.legalName')
      .sort({ dueDate: 1, _id: 1 })
      .limit(MOST_OVERDUE)
      .session(session)
      .lean<OverdueInvoiceRecord[]>();
  }

  /** Every account that an invoice was ever issued to. */
  async accounts(): Promise<Account[]> {
    const found = await this.invoices.aggregate<{ _id: { company: Types.ObjectId | null; user: Types.ObjectId } }>([
      { $group: { _id: { company: { $ifNull: ['$company', null] }, user: '$user' } } },
    ]);
    const accounts = found.map(({ _id }) => accountOf(_id));
    return [...new Map(accounts.map((account) => [accountKeyOf(account), account])).values()];
  }

  /** The invoices with an open amount, the earliest due date first. */
  openInvoicesOf(account: Account, limit: number): Promise<InvoiceRecord[]> {
    return this.openInvoices(ofAccount(account), limit);
  }

  /** The open advance invoices of an order, the oldest first. */
  openAdvancesOf(order: Types.ObjectId, session: ClientSession): Promise<InvoiceRecord[]> {
    return this.invoices
      .find({ 'order._id': order, kind: 'Advance', remainingDue: { $gt: 0 } })
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .lean<InvoiceRecord[]>();
  }

  /** Those of people that name no company. */
  openInvoicesOfPeople(people: readonly Types.ObjectId[], limit: number): Promise<InvoiceRecord[]> {
    return this.openInvoices({ company: null, user: { $in: [...people] } }, limit);
  }

  /** The invoices of all accounts, the oldest due date first. */
  allOpenInvoices(limit: number): Promise<InvoiceRecord[]> {
    return this.openInvoices({}, limit);
  }

  private openInvoices(of: QueryFilter<Invoice>, limit: number): Promise<InvoiceRecord[]> {
    return this.invoices
      .find({ ...of, remainingDue: { $gt: 0 } })
      .sort({ dueDate: 1, createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<InvoiceRecord[]>();
  }

  /** The invoices that are overpaid, because credit notes were issued after the payment; the oldest first. null: of all accounts. */
  async overpaidInvoicesOf(account: Account | null, session: ClientSession | null): Promise<InvoiceRecord[]> {
    const credited = await this.invoices
      .find({ ...(account && ofAccount(account)), credited: { $gt: 0 }, amountPaid: { $gt: 0 }, remainingDue: 0 })
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .lean<InvoiceRecord[]>();
    return credited.filter((invoice) => overpaidOf(invoice) > 0);
  }

  /** The invoices that count in this period, both ends included, and are not Void; the oldest first. */
  issuedInPeriod(from: Date, to: Date): Promise<BookedInvoice[]> {
    return this.invoices
      .find({ taxDate: { $gte: from, $lte: to }, voidedAt: null }, FIELDS)
      .sort({ taxDate: 1, _id: 1 })
      .lean<BookedInvoice[]>();
  }

  /** The same invoices as `issuedInPeriod`, with their lines. */
  itemized(from: Date, to: Date): Promise<ItemizedInvoice[]> {
    return this.invoices
      .find({ taxDate: { $gte: from, $lte: to }, voidedAt: null }, { ...FIELDS, ...ITEMS })
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

  /** All invoices that were issued in a year, in the order of their numbers. @param prefix for example `INV-2026-` */
  numbered(prefix: string): Promise<IssuedNumber[]> {
    return this.invoices
      .find(
        { invoiceNumber: { $gte: prefix, $lt: `${prefix}~` } },
        { invoiceNumber: 1, voidedAt: 1, voidedBy: 1, voidReason: 1 },
      )
      .sort({ invoiceNumber: 1 })
      .lean<IssuedNumber[]>();
  }

  async soldTotal(from: Date, to: Date): Promise<Sold<null> | undefined> {
    const [total] = await this.invoices.aggregate<Sold<null>>([...issuedBetween(from, to), ...soldBy(null, TOTAL)]);
    return total;
  }

  soldByMonthIn(from: Date, to: Date): Promise<Sold<string>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldByMonth(TOTAL)]);
  }

  soldByProductIn(from: Date, to: Date): Promise<SoldProduct<SoldThing>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldByProduct()]);
  }

  /** By company, otherwise by person. */
  soldByAccountIn(from: Date, to: Date): Promise<Sold<Types.ObjectId>[]> {
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldBy(ACCOUNT, TOTAL)]);
  }

  /** By the id of the salesperson; null: nobody. */
  soldBySalespersonIn(from: Date, to: Date): Promise<Sold<Types.ObjectId | null>[]> {
    const salesperson = { $ifNull: ['$salesperson._id', null] };
    return this.invoices.aggregate([...issuedBetween(from, to), ...soldBy(salesperson, TOTAL)]);
  }

  /** The salesperson of each of these invoices, by the id of the invoice; those of nobody have no entry. */
  async salespeopleOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Types.ObjectId>> {
    const found = await this.invoices
      .find({ _id: { $in: [...ids] }, 'salesperson._id': { $ne: null } })
      .select('salesperson')
      .lean<Pick<InvoiceRecord, '_id' | 'salesperson'>[]>();
    return new Map(
      found.flatMap(({ _id, salesperson }) => (salesperson ? [[_id.toHexString(), salesperson._id]] : [])),
    );
  }

  /** The company, otherwise the person, of each of these invoices, by the id of the invoice. */
  async accountsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Types.ObjectId>> {
    const found = await this.invoices
      .find({ _id: { $in: [...ids] } })
      .select('user company')
      .lean<Pick<InvoiceRecord, '_id' | 'user' | 'company'>[]>();
    return new Map(found.map(({ _id, user, company }) => [_id.toHexString(), company ?? user]));
  }

  /** The open sum of one account; not cached. */
  openSumOf(account: Account, session: ClientSession | null = null): Promise<{ dues: Due[]; total: Sum }> {
    return this.readOpen([{ $match: ofAccount(account) }], session);
  }

  private async readOpen(
    of: readonly PipelineStage[] = [],
    session: ClientSession | null = null,
  ): Promise<{ dues: Due[]; total: Sum }> {
    const stages = [...of, ...OPEN_BY_DUE_DATE];
    const found = await this.invoices.aggregate<Sum & { _id: Date }>(stages).session(session);
    const dues = found.map(({ _id, count, amount }) => ({ dueDate: _id, count, amount }));
    return { dues, total: sumOf(dues) };
  }
}
