import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { SettledInvoice, SettlingPayment } from '../invoices/invoice-settlement.service.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import { addressedTo, emailTexts, formatAed, formatDay } from '../texts/email-parts.js';
import type { UserResponse } from '../users/dto/user.response.js';
import { roomFor } from './domain/payment.rules.js';

export type ReportedPayment = Pick<SettlingPayment, '_id' | 'amount' | 'paymentMethod' | 'paymentDate' | 'status'>;

/** The e-mails about a payment. The invoice is the one before the change. */
@Injectable()
export class PaymentEmails {
  constructor(private readonly outbox: Outbox) {}

  recorded(invoice: SettledInvoice, payment: ReportedPayment, buyer: UserResponse, session: ClientSession) {
    return this.post('paymentReceived', invoice, payment, buyer, session);
  }

  refunded(invoice: SettledInvoice, payment: ReportedPayment, buyer: UserResponse, session: ClientSession) {
    return this.post('paymentRefunded', invoice, payment, buyer, session);
  }

  private async post(
    event: 'paymentReceived' | 'paymentRefunded',
    { invoiceNumber, amountDue, payments }: SettledInvoice,
    payment: ReportedPayment,
    buyer: UserResponse,
    session: ClientSession,
  ): Promise<void> {
    const { language } = buyer;
    const { [event]: texts, payment: labels } = emailTexts(language);
    const others = payments.filter(({ _id }) => !_id.equals(payment._id));
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(invoiceNumber),
      paragraphs: [texts.text(invoiceNumber)],
      facts: [
        { label: labels.amount, value: formatAed(payment.amount, language) },
        { label: labels.method, value: labels.methodName(payment.paymentMethod) },
        { label: labels.date, value: formatDay(payment.paymentDate, language) },
        { label: labels.remaining, value: formatAed(roomFor(amountDue, [...others, payment]), language) },
      ],
      action: { label: labels.link, path: '/account/invoices' },
    };
    await this.outbox.post(email, session);
  }
}
