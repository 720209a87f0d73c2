import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '../../sales/orders/order-invoicing.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { requireVersion } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { invoiceState } from './domain/invoice.rules.js';
import type { UpdateInvoiceDto } from './dto/invoice.requests.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { Invoice } from './invoice.schema.js';
import { InvoiceFollowers } from './invoice-followers.service.js';
import { plannedInvoice } from './invoice-update.js';
import { requireInvoiceAction } from './invoices.errors.js';
import { InvoicesService } from './invoices.service.js';

/** Staff change the due date and the note of an issued invoice, or void it. */
@Injectable()
export class InvoiceEditing {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly orders: OrderInvoicing,
    private readonly followers: InvoiceFollowers,
    private readonly periods: VatPeriodsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, STALE_VERSION, PERIOD_CLOSED, E_INVOICE_SENT, or `invalid` naming the field */
  update(id: string, body: UpdateInvoiceDto, actor: Actor): Promise<InvoiceResponse> {
    return this.transactions.answer(actor, async (session) => {
      const now = this.clock.now();
      const before = await this.invoices.load(id, session);
      requireVersion('invoice', before, body.version);
      requireInvoiceAction(invoiceState(before, now), 'edit');
      await this.periods.requireOpen(before.taxDate, session);
      const after = await this.records.store(before, plannedInvoice(before, body, now), { actor, session });
      return this.invoices.answerFor(actor, after);
    });
  }

  /** @throws DomainError E_INVOICE_SENT, INVOICE_HAS_PAYMENTS, INVOICE_HAS_CREDITS, INVOICE_VOID, PERIOD_CLOSED */
  void(id: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      await this.voidIn(id, { actor, session }, reason);
      return { _id: id };
    });
  }

  /** Its number stays used, it stays to be seen, and its order can be invoiced again. */
  async voidIn(id: string, by: ChangeContext & { readonly actor: Actor }, reason = ''): Promise<void> {
    const now = this.clock.now();
    const invoice = await this.invoices.load(id, by.session);
    requireInvoiceAction(invoiceState(invoice, now), 'delete');
    await this.periods.requireOpen(invoice.taxDate, by.session);
    const fields = { voidedAt: now, voidedBy: by.actor.name, voidReason: reason, remainingDue: 0 };
    const changes = reason === '' ? [] : [{ field: 'reason', from: null, to: reason }];
    const after = await this.records.store(invoice, fields, { ...by, action: 'voided', changes });
    await this.followers.voided(after, by);
    await this.orders.release(invoice.order._id, by);
  }
}
