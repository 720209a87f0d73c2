import { Injectable } from '@nestjs/common';
import { INVOICE_DRAFTED } from '../invoices/invoice.events.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { OnEvent } from '../../platform/events/events.js';
import { type DraftableOrder, type InvoiceDraft, NewInvoices } from '../invoices/new-invoices.service.js';
import { OrdersService } from '../../sales/orders/orders.service.js';
import { Clock } from '../../platform/clock.js';
import { QuotesService } from '../../sales/quotes/quotes.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { findingsOf } from './checks/check.js';
import { invoiceModel } from './domain/model.js';
import { NO_OPTIONS } from './domain/source.js';
import type { FindingsResponse } from './dto/e-invoice.response.js';
import { NOT_NEEDED, pathOfBuyer, toFindings } from './e-invoice.mapper.js';
import { invoiceNotReady } from './e-invoices.errors.js';

/** Checks the invoice that an order or a quote would get now, while everything can still be mended. */
@Injectable()
export class DraftChecks {
  constructor(
    private readonly newInvoices: NewInvoices,
    private readonly orders: OrdersService,
    private readonly quotes: QuotesService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ORDER_NOT_FOUND */
  async ofOrder(id: string): Promise<FindingsResponse> {
    return this.check(await this.orders.load(id), `/orders/${id}/edit`);
  }

  /** @throws DomainError QUOTE_NOT_FOUND */
  async ofQuote(id: string): Promise<FindingsResponse> {
    const quote = await this.quotes.load(id);
    const supply = { isDelivered: false, deliveredAt: null };
    const order = { ...quote, ...supply, orderNumber: quote.number, orderItems: quote.requestedItems };
    return this.check(order, `/quotes/${id}/edit`);
  }

  /** @param path of the page where the lines are changed */
  private async check(order: DraftableOrder, path: string): Promise<FindingsResponse> {
    return this.findings(await this.newInvoices.draft(order), path);
  }

  /** The settings say whether only complete e-invoices are issued. @throws DomainError E_INVOICE_NOT_READY */
  @OnEvent(INVOICE_DRAFTED)
  async requireReady(invoice: InvoiceDraft, { session }: ChangeContext): Promise<void> {
    const { requireReadyEInvoices = false } = await this.settings.load(session);
    if (!requireReadyEInvoices) return;
    const { findings } = this.findings(invoice, `/orders/${invoice.order._id.toHexString()}/edit`);
    if (findings.length > 0) throw invoiceNotReady(findings);
  }

  private findings(draft: InvoiceDraft, path: string): FindingsResponse {
    const { tax, order } = draft;
    if (tax === null) return NOT_NEEDED;
    const source = { ...draft, tax, _id: order._id, invoiceNumber: order.orderNumber, payments: [] };
    const buyer = { company: draft.company?.toHexString() ?? null, user: draft.user.toHexString() };
    const at = { settings: '/settings', buyer: pathOfBuyer(buyer), lines: path, supply: path };
    return toFindings(findingsOf(invoiceModel(source, draft.supply ?? NO_OPTIONS), this.clock.now()), at);
  }
}
