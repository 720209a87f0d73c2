import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '../orders/order-invoicing.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { requireVersion } from '../platform/database/record.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Transactions } from '../platform/database/transactions.js';
import { invoiceState } from './domain/invoice.rules.js';
import type { UpdateInvoiceDto } from './dto/invoice.requests.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { Invoice } from './invoice.schema.js';
import { plannedInvoice } from './invoice-update.js';
import { requireInvoiceAction } from './invoices.errors.js';
import { InvoicesService } from './invoices.service.js';

/** What staff may still do to an invoice: change when it is due and what it tells the client, or void it. */
@Injectable()
export class InvoiceEditing {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly orders: OrderInvoicing,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, STALE_VERSION, or `invalid` naming the field */
  async update(id: string, body: UpdateInvoiceDto, actor: Actor): Promise<InvoiceResponse> {
    const after = await this.transactions.run(actor, async (session) => {
      const now = this.clock.now();
      const before = await this.invoices.load(id, session);
      requireVersion('invoice', before, body.version);
      requireInvoiceAction(invoiceState(before, now), 'edit');
      return this.records.store(before, plannedInvoice(before, body, now), { actor, session });
    });
    return this.invoices.answerFor(actor, after);
  }

  /** Voids an invoice without payments: its number stays used and the order can be invoiced again. */
  async void(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(actor, async (session) => {
      const invoice = await this.invoices.load(id, session);
      requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'delete');
      await this.records.remove(invoice, { actor, session, action: 'voided' });
      await this.orders.release(invoice.order._id, { actor, session });
    });
  }
}
