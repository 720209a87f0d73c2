import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { documentDate } from '../platform/pdf/document-parts.js';
import { aed, greetingTo } from '../platform/mail/letter-parts.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import type { Invoice } from './invoice.schema.js';

type IssuedInvoice = Pick<Invoice, 'invoiceNumber' | 'buyer' | 'order' | 'amountDue' | 'dueDate'>;

/** The letters about an invoice. */
@Injectable()
export class InvoiceLetters {
  constructor(private readonly outbox: Outbox) {}

  async issued({ invoiceNumber, buyer, order, ...invoice }: IssuedInvoice, session: ClientSession): Promise<void> {
    const letter = {
      to: buyer.email,
      subject: `Invoice ${invoiceNumber} for order ${order.orderNumber}`,
      greeting: greetingTo(buyer),
      paragraphs: [`We have issued invoice ${invoiceNumber} for your order ${order.orderNumber}.`],
      facts: [
        { label: 'Amount due', value: aed(invoice.amountDue) },
        { label: 'Due date', value: documentDate(invoice.dueDate) },
      ],
      action: { label: 'See your invoices', path: '/account/invoices' },
    };
    await this.outbox.post(letter, session);
  }
}
