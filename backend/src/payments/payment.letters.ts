import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { documentDate } from '../platform/pdf/document-parts.js';
import { aed, greetingTo } from '../platform/mail/letter-parts.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import type { SettledInvoice, SettlingPayment } from '../invoices/invoice-settlement.service.js';
import type { UserResponse } from '../users/dto/user.response.js';
import { roomFor } from './domain/payment.rules.js';

export type ToldPayment = Pick<SettlingPayment, '_id' | 'amount' | 'paymentMethod' | 'paymentDate' | 'status'>;

/** The letters about a payment. The invoice is the one from before the change. */
@Injectable()
export class PaymentLetters {
  constructor(private readonly outbox: Outbox) {}

  recorded(invoice: SettledInvoice, payment: ToldPayment, buyer: UserResponse, session: ClientSession): Promise<void> {
    const news = { subject: 'Payment received', told: 'Thank you: we received a payment' };
    return this.post({ ...news, buyer }, invoice, payment, session);
  }

  refunded(invoice: SettledInvoice, payment: ToldPayment, buyer: UserResponse, session: ClientSession): Promise<void> {
    const news = { subject: 'Payment refunded', told: 'We refunded a payment' };
    return this.post({ ...news, buyer }, invoice, payment, session);
  }

  private async post(
    { subject, told, buyer }: { subject: string; told: string; buyer: UserResponse },
    { invoiceNumber, amountDue, payments }: SettledInvoice,
    payment: ToldPayment,
    session: ClientSession,
  ): Promise<void> {
    const others = payments.filter(({ _id }) => !_id.equals(payment._id));
    const letter = {
      to: buyer.email,
      subject: `${subject} for invoice ${invoiceNumber}`,
      greeting: greetingTo(buyer),
      paragraphs: [`${told} for invoice ${invoiceNumber}.`],
      facts: [
        { label: 'Amount', value: aed(payment.amount) },
        { label: 'Method', value: payment.paymentMethod },
        { label: 'Payment date', value: documentDate(payment.paymentDate) },
        { label: 'Remaining due', value: aed(roomFor(amountDue, [...others, payment])) },
      ],
      action: { label: 'See your invoices', path: '/account/invoices' },
    };
    await this.outbox.post(letter, session);
  }
}
