import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo, formatAed, formatDay } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { UsersService } from '../../people/users/users.service.js';
import type { ReceiptRecord } from './receipt.schema.js';

/** One e-mail about all that a receipt settles. */
@Injectable()
export class ReceiptEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
  ) {}

  async recorded(receipt: ReceiptRecord, session: ClientSession): Promise<void> {
    if (receipt.user === null) return;
    const buyer = await this.users.contact(receipt.user.toHexString(), session);
    const { language } = buyer;
    const { receiptRecorded: texts, payment: labels } = emailTexts(language);
    const { receiptNumber, amount, paymentMethod, paymentDate, chequeNumber, chequeDate, unallocated } = receipt;
    const settled = receipt.allocations.map((part) => ({
      label: part.invoiceNumber,
      value: formatAed(part.amount, language),
    }));
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(receiptNumber),
      paragraphs: [texts.text(receiptNumber)],
      facts: [
        { label: labels.amount, value: formatAed(amount, language) },
        { label: labels.method, value: labels.methodName(paymentMethod) },
        { label: labels.date, value: formatDay(paymentDate, language) },
        ...(chequeNumber === '' ? [] : [{ label: labels.chequeNumber, value: chequeNumber }]),
        ...(chequeDate === null ? [] : [{ label: labels.chequeDate, value: formatDay(chequeDate, language) }]),
        ...settled,
        ...(unallocated > 0 ? [{ label: texts.credit, value: formatAed(unallocated, language) }] : []),
      ],
      action: { label: labels.link, path: '/account/invoices' },
      about: { resource: 'receipts' as const, id: receipt._id, name: receiptNumber },
    };
    await this.outbox.post(email, session);
  }
}
