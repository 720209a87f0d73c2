import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { OrderInvoicing } from '../orders/order-invoicing.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { Transactions } from '../platform/database/transactions.js';
import { changesOfCreation } from '../platform/history/changes.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { InvoiceEmails } from './invoice.emails.js';
import { Invoice } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';
import { NewInvoices } from './new-invoices.service.js';

/** Issues invoices. Their numbers have no gaps: this server issues one after the other. */
@Injectable()
export class InvoiceIssuing {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly newInvoices: NewInvoices,
    private readonly orders: OrderInvoicing,
    private readonly emails: InvoiceEmails,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Issues the invoice of an order: lines, buyer and amounts are copied and never change.
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE
   */
  async issue(orderId: string, actor: Actor): Promise<InvoiceResponse> {
    const _id = new Types.ObjectId();
    const work = async (session: ClientSession) => {
      const order = await this.orders.loadInvoiceable(orderId, session);
      const { fields, language } = await this.newInvoices.of(order, session);
      // As late as the records that name it allow: another server waits for the counter from here on.
      const number = await this.sequences.nextInvoiceNumber(fields.createdAt, session);
      const invoice = { _id, invoiceNumber: number, ...fields };
      const changes = changesOfCreation(invoice);
      await this.orders.bind(order, { _id, number }, { actor, session });
      const issued = { ...invoice, updatedAt: invoice.createdAt };
      const record = await this.records.insert(issued, { actor, session, action: 'issued', changes });
      await this.emails.issued(record, language, session);
      return record;
    };
    return this.invoices.answerFor(actor, await this.transactions.run(actor, work, 'invoice numbers'));
  }
}
