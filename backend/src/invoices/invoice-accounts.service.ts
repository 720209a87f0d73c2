import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';

type AccountedInvoice = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'createdAt' | 'dueDate' | 'issuedTotal' | 'creditNotes' | 'payments' | 'voidedAt'
>;

/** The money side of a customer's invoices. */
@Injectable()
export class InvoiceAccounts {
  constructor(@InjectModel(Invoice.name) private readonly invoices: Model<Invoice>) {}

  /** The customer's invoices that were issued by then, the first one first. */
  issuedTo(userId: string, until: Date): Promise<AccountedInvoice[]> {
    return this.invoices
      .find({ user: new Types.ObjectId(userId), createdAt: { $lte: until } })
      .select('invoiceNumber createdAt dueDate issuedTotal creditNotes payments voidedAt')
      .sort({ createdAt: 1, _id: 1 })
      .lean<AccountedInvoice[]>();
  }
}
