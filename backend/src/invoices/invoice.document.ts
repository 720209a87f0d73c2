import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import { type InvoiceStatus, invoiceStatusTones } from '@shop/contract/statuses';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import type { PdfFile } from '../platform/http/pdf-answer.js';
import type { InvoiceModel } from '../platform/pdf/document-model.js';
import { DocumentsService } from '../platform/pdf/documents.service.js';
import { DocumentParts } from '../texts/document-parts.js';
import { UsersService } from '../users/users.service.js';
import { invoiceStatus } from './domain/invoice.rules.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';

/** The invoice that the buyer gets. */
@Injectable()
export class InvoiceDocument {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly users: UsersService,
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @param language the buyer's own unless told
   * @throws DomainError INVOICE_NOT_FOUND
   */
  async render(id: string, actor: Actor, language?: Language): Promise<PdfFile> {
    const invoice = await this.invoices.loadFor(actor, id);
    const parts = new DocumentParts(language ?? (await this.users.contact(invoice.user.toHexString())).language);
    const status = invoiceStatus(invoice, this.clock.now());
    const bytes = await this.documents.invoicePdf(actor.id, {
      ...parts.head(this.environment.shop, invoice.buyer),
      ...bodyOf(invoice, status, parts),
    });
    return { name: invoice.invoiceNumber, bytes };
  }
}

type Body = Omit<InvoiceModel, keyof ReturnType<DocumentParts['head']>>;

function bodyOf(invoice: InvoiceRecord, status: InvoiceStatus, parts: DocumentParts): Body {
  const texts = parts.texts.invoice;
  const received = invoice.payments.filter((payment) => payment.status === 'Received');
  return {
    title: texts.title,
    number: invoice.invoiceNumber,
    status: { label: texts.status(status), tone: invoiceStatusTones[status] },
    dates: [
      { label: texts.issued, value: parts.day(invoice.createdAt) },
      { label: texts.due, value: parts.day(invoice.dueDate) },
      { label: texts.order, value: invoice.order.orderNumber },
    ],
    lines: parts.lines(invoice.lines),
    totals: parts.totals({ ...invoice, totalPrice: invoice.amountDue }),
    note: invoice.adminToClientNote.trim(),
    terms: [texts.paymentDueBy(parts.day(invoice.dueDate))],
    payments: received.map(({ paymentDate, paymentMethod, amount }) => ({
      date: parts.day(paymentDate),
      method: parts.texts.paymentMethod(paymentMethod),
      amount,
    })),
    amountPaid: invoice.amountPaid,
    remaining: invoice.remainingDue,
  };
}
