import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type Account, ofAccount, overpaidOf } from './account.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';

type AccountedInvoice = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'createdAt' | 'dueDate' | 'issuedTotal' | 'creditNotes' | 'payments' | 'voidedAt'
>;

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
