import { Inject, Injectable } from '@nestjs/common';
import type { InvoiceStatus } from '@shop/contract/statuses';
import type { Actor } from '../platform/auth/actor.js';
import { buyerBlock, documentDate, lineViews, sellerBlock, totalViews } from '../platform/pdf/document-parts.js';
import type { StatusTone } from '../platform/pdf/document-view.js';
import { DocumentsService } from '../platform/pdf/documents.service.js';
import type { PdfFile } from '../platform/http/pdf-answer.js';
import { Clock } from '../platform/clock.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import { invoiceStatus } from './domain/invoice.rules.js';
import { InvoicesService } from './invoices.service.js';

/** The invoice that the buyer gets. */
@Injectable()
export class InvoiceDocument {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND */
  async render(id: string, actor: Actor): Promise<PdfFile> {
    const invoice = await this.invoices.loadFor(actor, id);
    const status = invoiceStatus(invoice, this.clock.now());
    const bytes = await this.documents.invoicePdf(actor.id, {
      title: 'Invoice',
      number: invoice.invoiceNumber,
      statusLabel: status,
      statusTone: TONE[status],
      seller: sellerBlock(this.environment.shop),
      buyer: buyerBlock(invoice.buyer),
      dates: [
        { label: 'Issued', value: documentDate(invoice.createdAt) },
        { label: 'Due', value: documentDate(invoice.dueDate) },
        { label: 'Order', value: invoice.order.orderNumber },
      ],
      lines: lineViews(invoice.lines),
      totals: totalViews({ ...invoice, requestedItems: invoice.lines, totalPrice: invoice.amountDue }),
      note: invoice.adminToClientNote,
      terms: [`Payment is due by ${documentDate(invoice.dueDate)}.`],
      payments: invoice.payments
        .filter(({ status }) => status === 'Received')
        .map(({ paymentDate, paymentMethod, amount }) => ({
          date: documentDate(paymentDate),
          method: paymentMethod,
          amount,
        })),
      amountPaid: invoice.amountPaid,
      remaining: invoice.remainingDue,
    });
    return { name: invoice.invoiceNumber, bytes };
  }
}

const TONE: Record<InvoiceStatus, StatusTone> = {
  Unpaid: 'neutral',
  'Partially Paid': 'warning',
  Paid: 'positive',
  Overdue: 'negative',
};
