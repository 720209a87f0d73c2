import { Injectable } from '@nestjs/common';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesBetween } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { requireVersion } from '../platform/database/versioned.js';
import { Clock } from '../platform/clock.js';
import { invoiceState } from './domain/invoice.rules.js';
import type { UpdateInvoiceDto } from './dto/invoice.requests.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { plannedInvoice } from './invoice-update.js';
import { requireInvoiceAction } from './invoices.errors.js';
import { InvoicesService } from './invoices.service.js';

/** What staff may still change of an invoice: when it is due, and what it tells the client. */
@Injectable()
export class InvoiceEditing {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, STALE_VERSION, or `invalid` naming the field */
  async update(id: string, body: UpdateInvoiceDto, actor: Actor): Promise<InvoiceResponse> {
    const after = await this.transactions.run(async (session) => {
      const now = this.clock.now();
      const before = await this.invoices.load(id, session);
      requireVersion('invoice', before, body.version);
      requireInvoiceAction(invoiceState(before, now), 'edit');
      const planned = plannedInvoice(before, body, now);
      const stored = await this.invoices.store(before, planned, session);
      const changes = changesBetween(before, planned);
      await this.audit.record({ resource: 'invoices', id: before._id, action: 'updated', actor, changes }, session);
      return stored;
    });
    return this.invoices.answerFor(actor, after);
  }
}
