import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { SettledInvoice, SettlingPayment } from '../invoices/invoice-settlement.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo, formatAed, formatDay, optionalFact } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';

export type ReportedMoney = Pick<SettlingPayment, 'amount' | 'paymentMethod' | 'paymentDate'> &
  Partial<Pick<SettlingPayment, 'chequeNumber' | 'chequeDate'>>;

/** The e-mails about a payment. The invoice is the one after the change. */
@Injectable()
export class PaymentEmails {
  constructor(private readonly outbox: Outbox) {}

  recorded(invoice: SettledInvoice, payment: ReportedMoney, buyer: UserContact, session: ClientSession) {
    return this.post('paymentReceived', invoice, payment, buyer, session);
  }

  refunded(invoice: SettledInvoice, refund: ReportedMoney, buyer: UserContact, session: ClientSession) {
    return this.post('paymentRefunded', invoice, refund, buyer, session);
  }

  private async post(
    event: 'paymentReceived' | 'paymentRefunded',
    { _id, invoiceNumber, remainingDue }: SettledInvoice,
    payment: ReportedMoney,
    buyer: UserContact,
    session: ClientSession,
  ): Promise<void> {
    const { language } = buyer;
    const { [event]: texts, payment: labels } = emailTexts(language);
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(invoiceNumber),
      paragraphs: [texts.text(invoiceNumber)],
      facts: [
        { label: labels.amount, value: formatAed(payment.amount, language) },
        { label: labels.method, value: labels.methodName(payment.paymentMethod) },
        { label: labels.date, value: formatDay(payment.paymentDate, language) },
        ...optionalFact(labels.chequeNumber, payment.chequeNumber ?? ''),
        ...(payment.chequeDate ? [{ label: labels.chequeDate, value: formatDay(payment.chequeDate, language) }] : []),
        { label: labels.remaining, value: formatAed(remainingDue, language) },
      ],
      action: { label: labels.link, path: '/account/invoices' },
      about: { resource: 'invoices' as const, id: _id, name: invoiceNumber },
    };
    await this.outbox.post(email, session);
  }
}
