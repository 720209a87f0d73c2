import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { ClientSession } from 'mongoose';
import { addressedAgain, addressedTo, balanceFact, formatAed, formatDay } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { MailRecipients } from '../../platform/mail/mail-recipients.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { settledInvoice } from '../invoices/domain/invoice.rules.js';
import type { WriteOff } from '../invoices/invoice-changes.service.js';
import { type InvoiceRecord, InvoicesService } from '../invoices/invoices.service.js';

const PATH = '/account/invoices';

/** Notifies customers of write-offs, which is a condition of the relief of VAT. */
@Injectable()
export class WriteOffPapers {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly recipients: MailRecipients,
    private readonly outbox: Outbox,
  ) {}

  /** @param after the invoice without the amount @param vat of the amount */
  async mailWrittenOff(
    after: InvoiceRecord,
    { _id: part, amount }: WriteOff,
    vat: Fils,
    session: ClientSession,
  ): Promise<void> {
    const { _id: id, invoiceNumber: name } = after;
    const buyer = await this.invoices.recipientOf(id, session);
    const { language } = buyer;
    const { debtWrittenOff: texts, invoiceIssued, payment: labels } = emailTexts(language);
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(name),
      paragraphs: [texts.text(name, formatDay(after.createdAt, language)), ...(vat > 0 ? [texts.vat] : [])],
      facts: [
        { label: labels.amount, value: formatAed(amount, language) },
        ...(vat > 0 ? [{ label: invoiceIssued.vat, value: formatAed(vat, language) }] : []),
        balanceFact(settledInvoice(after), language),
      ],
      action: { label: labels.link, path: PATH },
      about: { resource: 'invoices' as const, id, name, part },
    };
    await this.outbox.post(email, session);
  }

  /** Corrects the notice for all its recipients. */
  async mailUndone(after: InvoiceRecord, { _id: part, amount }: WriteOff, session: ClientSession): Promise<void> {
    const { _id: id, invoiceNumber: name } = after;
    const about = { resource: 'invoices' as const, id, name, part };
    const mailed = await this.recipients.recipientsAbout([about], session);
    if (mailed.length === 0) return;
    const buyer = await this.invoices.recipientOf(id, session);
    const emails = mailed.map((recipient) => {
      const { language } = recipient;
      const { writeOffUndone: texts, payment: labels } = emailTexts(language);
      return {
        ...addressedAgain(recipient, buyer, { label: labels.link, path: PATH }),
        subject: texts.subject(name),
        paragraphs: [texts.text(name)],
        facts: [
          { label: labels.amount, value: formatAed(amount, language) },
          balanceFact(settledInvoice(after), language),
        ],
        about,
      };
    });
    await this.outbox.post(emails, session);
  }
}
