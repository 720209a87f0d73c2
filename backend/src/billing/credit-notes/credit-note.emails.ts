import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo, formatAed } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { UsersService } from '../../people/users/users.service.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

/** The e-mail about a credit note. */
@Injectable()
export class CreditNoteEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
  ) {}

  /** @param remainingDue what is to be paid of the invoice then */
  async issued(note: CreditNoteRecord, remainingDue: Fils, session: ClientSession): Promise<void> {
    const buyer = await this.users.contact(note.user.toHexString(), session);
    const { language } = buyer;
    const { creditNoteIssued: texts, payment: labels } = emailTexts(language);
    const { creditNoteNumber, invoice, total, words } = note;
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(creditNoteNumber, invoice.invoiceNumber),
      paragraphs: [texts.text(creditNoteNumber, invoice.invoiceNumber)],
      facts: [
        { label: labels.amount, value: formatAed(total, language) },
        { label: texts.reason, value: words },
        { label: labels.remaining, value: formatAed(remainingDue, language) },
      ],
      action: { label: labels.link, path: '/account/invoices' },
      about: { resource: 'credit-notes' as const, id: note._id, name: creditNoteNumber },
    };
    await this.outbox.post(email, session);
  }
}
