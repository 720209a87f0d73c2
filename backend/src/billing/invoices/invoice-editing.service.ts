import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '../../sales/orders/order-invoicing.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { requireVersion } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { invoiceState, requireInvoiceAction } from './domain/invoice.rules.js';
import type { UpdateInvoiceDto } from './dto/invoice.requests.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { Invoice } from './invoice.schema.js';
import { INVOICE_VOIDED } from './invoice.events.js';
import { Events } from '../../platform/events/events.service.js';
import { OnEvent } from '../../platform/events/events.js';
import { ORDER_INVOICE_VOIDED, type ActorChange } from '../../sales/orders/order.events.js';
import { plannedInvoice } from './invoice-update.js';
import { InvoicesService } from './invoices.service.js';

/** Staff change the due date and the note of an issued invoice, or void it. */
@Injectable()
export class InvoiceEditing {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly orders: OrderInvoicing,
    private readonly events: Events,
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
      await this.voidIn(id, reason, { actor, session });
      return { _id: id };
    });
  }

  /** Staff turn off `invoiceGenerated` of an order. @param id of the invoice */
  @OnEvent(ORDER_INVOICE_VOIDED)
  async voidForOrder(id: string, by: ActorChange): Promise<void> {
    await this.voidIn(id, '', by);
  }

  /** Its number stays used, it stays visible, and its order can be invoiced again. */
  private async voidIn(id: string, reason: string, by: ActorChange): Promise<void> {
    const now = this.clock.now();
    const invoice = await this.invoices.load(id, by.session);
    requireInvoiceAction(invoiceState(invoice, now), 'delete');
    await this.periods.requireOpen(invoice.taxDate, by.session);
    const fields = { voidedAt: now, voidedBy: by.actor.name, voidReason: reason, remainingDue: 0 };
    const changes = reason === '' ? [] : [{ field: 'reason', from: null, to: reason }];
    const after = await this.records.store(invoice, fields, { ...by, action: 'voided', changes });
    await this.events.publish(INVOICE_VOIDED, after, by);
    await this.orders.release(invoice.order._id, by);
  }
}
