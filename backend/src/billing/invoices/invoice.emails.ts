import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Language } from '@shop/contract/languages';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SupplierPackLink } from '../../shop/supplier-pack/supplier-pack-link.service.js';
import { addressedTo, formatAed, formatDay, optionalFact } from '../../documents/texts/email-parts.js';
import { documentTexts, emailTexts } from '../../documents/texts/texts.js';
import type { InvoiceRecord } from './invoice.schema.js';

type IssuedInvoice = Pick<InvoiceRecord, '_id' | 'invoiceNumber' | 'buyer' | 'order' | 'amountDue' | 'dueDate' | 'tax'>;

@Injectable()
export class InvoiceEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly supplierPack: SupplierPackLink,
  ) {}

  /** @param language of the buyer */
  async issued(invoice: IssuedInvoice, language: Language, session: ClientSession): Promise<void> {
    const { invoiceIssued: texts } = emailTexts(language);
    const { invoiceNumber, buyer, order } = invoice;
    const pack = await this.supplierPack.address(session);
    const email = {
      ...addressedTo({ ...buyer, language }),
      subject: texts.subject(invoiceNumber, order.orderNumber),
      paragraphs: [texts.text(invoiceNumber, order.orderNumber)],
      facts: [
        { label: texts.amountDue, value: formatAed(invoice.amountDue, language) },
        ...(invoice.tax ? [{ label: texts.vat, value: formatAed(invoice.tax.vat, language) }] : []),
        { label: texts.dueDate, value: formatDay(invoice.dueDate, language) },
        ...optionalFact(documentTexts(language).supplierPack.invoiceFact, pack ?? ''),
      ],
      action: { label: texts.link, path: '/account/invoices' },
      about: { resource: 'invoices' as const, id: invoice._id, name: invoiceNumber },
    };
    await this.outbox.post(email, session);
  }
}
