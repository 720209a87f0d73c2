import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { type InvoiceableOrder, OrderInvoicing } from '../../sales/orders/order-invoicing.service.js';
import { ORDER_INVOICE_REQUESTED, type InvoiceRequest } from '../../sales/orders/order.events.js';
import { OnEvent } from '../../platform/events/events.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { INVOICE_NUMBERS } from '../../documents/number-series.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Events } from '../../platform/events/events.service.js';
import { changesOfCreation } from '../../platform/history/changes.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { InvoiceEmails } from './invoice.emails.js';
import { INVOICE_DRAFTED, INVOICE_ISSUED } from './invoice.events.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
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
    private readonly events: Events,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Issues the invoice of an order: lines, buyer and amounts are copied and never change.
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE, and those of who hears INVOICE_DRAFTED
   */
  issue(orderId: string, actor: Actor): Promise<InvoiceResponse> {
    const _id = new Types.ObjectId();
    const work = async (session: ClientSession) => {
      const order = await this.orders.loadInvoiceable(orderId, session);
      return this.invoices.answerFor(actor, await this.issueIn(order, _id, { actor, session }));
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  /** Staff turn on `invoiceGenerated` of an order. */
  @OnEvent(ORDER_INVOICE_REQUESTED)
  async issueForOrder({ order, invoiceId }: InvoiceRequest, by: ChangeContext): Promise<void> {
    await this.issueIn(order, invoiceId, by);
  }

  /** The same as a part of the caller's transaction, which is in the queue INVOICE_NUMBERS. */
  async issueIn(order: InvoiceableOrder, _id: Types.ObjectId, by: ChangeContext): Promise<InvoiceRecord> {
    const { session } = by;
    const { fields, language } = await this.newInvoices.of(order, session);
    await this.events.publish(INVOICE_DRAFTED, fields, by);
    // As late as the records that name it allow: another server waits for the counter from here on.
    const number = await this.sequences.nextWithoutGap('INV', fields.createdAt, session);
    const invoice = { _id, invoiceNumber: number, ...fields };
    const changes = changesOfCreation(invoice);
    await this.orders.bind(order, { _id, number }, by);
    const record = await this.records.insert(
      { ...invoice, updatedAt: invoice.createdAt },
      { ...by, action: 'issued', changes },
    );
    await this.emails.issued(record, language, session);
    await this.events.publish(INVOICE_ISSUED, record, by);
    // A listener may have marked it, as sent for example.
    return this.invoices.load(record._id.toHexString(), session);
  }
}
