import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf, ofAccount, overpaidOf } from './account.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';

type AccountedInvoice = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'createdAt' | 'dueDate' | 'issuedTotal' | 'creditNotes' | 'payments' | 'voidedAt'
>;

export type OverdueInvoiceRecord = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'createdAt' | 'dueDate' | 'remainingDue' | 'user' | 'company'
> & { readonly buyer: { readonly name: string; readonly company?: { readonly legalName: string } | null } };

const MOST_OVERDUE = 20_000;

/** The money side of an account's invoices. */
@Injectable()
export class InvoiceAccounts {
  constructor(@InjectModel(Invoice.name) private readonly invoices: Model<Invoice>) {}

  /** The account's invoices that were issued by then, the first one first. */
  issuedTo(account: Account, until: Date): Promise<AccountedInvoice[]> {
    return this.invoices
      .find({ ...ofAccount(account), createdAt: { $lte: until } })
      .select('invoiceNumber createdAt dueDate issuedTotal creditNotes payments voidedAt')
      .sort({ createdAt: 1, _id: 1 })
      .lean<AccountedInvoice[]>();
  }

  /**
   * Open invoices whose last day in time ended before then, the oldest first.
   * @param account null: of everybody
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

  /** Those of which something is due, the one that is due first first. */
  openOf(account: Account, limit: number): Promise<InvoiceRecord[]> {
    return this.invoices
      .find({ ...ofAccount(account), remainingDue: { $gt: 0 } })
      .sort({ dueDate: 1, createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<InvoiceRecord[]>();
  }

  /** Those of which more was paid than they ask for: credit notes came after the money. The first one first. */
  async overpaidOf(account: Account, session: ClientSession | null): Promise<InvoiceRecord[]> {
    const credited = await this.invoices
      .find({ ...ofAccount(account), credited: { $gt: 0 }, amountPaid: { $gt: 0 }, remainingDue: 0 })
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .lean<InvoiceRecord[]>();
    return credited.filter((invoice) => overpaidOf(invoice) > 0);
  }
}
