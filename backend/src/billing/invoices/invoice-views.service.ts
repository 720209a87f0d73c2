import type { Fils } from '@shop/contract/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf, ofAccount, overpaidOf } from './account.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { type Due, type Sum, sumOf } from './domain/aging.js';

/** A condition on the company of an account; without one: all accounts. */
export interface OfCompanies {
  readonly company?: { readonly $in: Types.ObjectId[] };
}

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
  | 'opening'
  | 'badDebt'
  | 'differences'
>;

export type OwnedInvoice = AccountedInvoice & Pick<InvoiceRecord, 'user' | 'company'>;

const ACCOUNTED =
  'user company invoiceNumber createdAt dueDate issuedTotal advanced opening.creditedBefore creditNotes badDebt.changes differences poNumber voidedAt';

export type OverdueInvoiceRecord = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'createdAt' | 'dueDate' | 'remainingDue' | 'user' | 'company'
> & { readonly buyer: { readonly name: string; readonly company?: { readonly legalName: string } | null } };

const MOST_OVERDUE = 20_000;

/** Open amounts by due date. */
export const OPEN_BY_DUE_DATE: PipelineStage[] = [
  { $match: { remainingDue: { $gt: 0 } } },
  { $group: { _id: '$dueDate', count: { $sum: 1 }, amount: { $sum: '$remainingDue' } } },
];

/** Reads invoices for accounts and the dashboard. Amounts are sums of whole fils. */
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

  /** The invoices of companies that were issued, credited or voided since then: each of these changes the invoice. */
  changedSince(since: Date, companies: readonly Types.ObjectId[]): Promise<OwnedInvoice[]> {
    return this.invoices
      .find({ company: { $in: [...companies] }, updatedAt: { $gte: since } })
      .select(ACCOUNTED)
      .lean<OwnedInvoice[]>();
  }

  /**
   * The invoices that may have been open or overpaid at that time. Each movement of money changes its invoice on its
   * day or later: an invoice that is settled and unchanged since was settled then.
   * @param of the accounts; all accounts if omitted
   */
  async maybeOpenAt(at: Date, of: OfCompanies = {}): Promise<OwnedInvoice[]> {
    const overpaid = { credited: { $gt: 0 }, amountPaid: { $gt: 0 }, remainingDue: 0 };
    const parts = [{ updatedAt: { $gt: at } }, { remainingDue: { $gt: 0 } }, overpaid];
    const found = await Promise.all(
      parts.map((filter) =>
        this.invoices
          .find({ ...of, ...filter })
          .select(ACCOUNTED)
          .lean<OwnedInvoice[]>(),
      ),
    );
    return [...new Map(found.flat().map((invoice) => [invoice._id.toHexString(), invoice])).values()];
  }

  /** The sum that all invoices are open by, less what is overpaid, by the amounts that they store. */
  async storedBalance(): Promise<Fils> {
    const settled = { $add: ['$amountPaid', '$writtenOff', '$waived'] };
    const [found] = await this.invoices.aggregate<{ sum: Fils }>([
      { $match: { voidedAt: null } },
      { $group: { _id: null, sum: { $sum: { $subtract: ['$amountDue', settled] } } } },
    ]);
    return found?.sum ?? 0;
  }

  /**
   * Open invoices whose last day for payment ended before this time, the oldest first.
   * @param account null for all accounts
   * @param moveIns those whose invoices are omitted
   */
  overdueAt(
    before: Date,
    account: Account | null,
    moveIns: readonly Types.ObjectId[],
    session: ClientSession | null,
  ): Promise<OverdueInvoiceRecord[]> {
    return this.invoices
      .find({
        remainingDue: { $gt: 0 },
        dueDate: { $lt: before },
        ...(moveIns.length === 0 ? {} : { 'opening.moveIn': { $nin: [...moveIns] } }),
        ...(account === null ? {} : ofAccount(account)),
      })
      .select('invoiceNumber createdAt dueDate remainingDue user company buyer.name buyer.company.legalName')
      .sort({ dueDate: 1, _id: 1 })
      .limit(MOST_OVERDUE)
      .session(session)
      .lean<OverdueInvoiceRecord[]>();
  }

  /** Every account that an invoice was ever issued to. */
  async accounts(): Promise<Account[]> {
    const found = await this.invoices.aggregate<{ _id: { company: Types.ObjectId | null; user: Types.ObjectId } }>([
      { $group: { _id: { company: '$company', user: '$user' } } },
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

  /** Documents of individuals, without a company. */
  openInvoicesOfPeople(people: readonly Types.ObjectId[], limit: number): Promise<InvoiceRecord[]> {
    return this.openInvoices({ company: null, user: { $in: [...people] } }, limit);
  }

  /** The invoices of all accounts, the oldest due date first. */
  allOpenInvoices(limit: number): Promise<InvoiceRecord[]> {
    return this.openInvoices({}, limit);
  }

  /** Invoices that are written off in full, which a late payment may recover; the latest first. */
  allWrittenOff(limit: number): Promise<InvoiceRecord[]> {
    return this.invoices
      .find({ remainingDue: 0, writtenOff: { $gt: 0 } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<InvoiceRecord[]>();
  }

  private openInvoices(of: QueryFilter<Invoice>, limit: number): Promise<InvoiceRecord[]> {
    return this.invoices
      .find({ ...of, remainingDue: { $gt: 0 } })
      .sort({ dueDate: 1, createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<InvoiceRecord[]>();
  }

  /** The invoices that are overpaid, because credit notes were issued after the payment; the oldest first. null for all accounts. */
  async overpaidInvoicesOf(account: Account | null, session: ClientSession | null): Promise<InvoiceRecord[]> {
    const credited = await this.invoices
      .find({ ...(account && ofAccount(account)), credited: { $gt: 0 }, amountPaid: { $gt: 0 }, remainingDue: 0 })
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .lean<InvoiceRecord[]>();
    return credited.filter((invoice) => overpaidOf(invoice) > 0);
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
