import { Injectable } from '@nestjs/common';
import type { DocumentLanguage } from '@shop/contract/languages';
import { paymentStatusTones } from '@shop/contract/statuses';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import type { ReceiptModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { netOf } from '../invoices/domain/invoice.rules.js';
import { refundedOf } from './domain/payment.rules.js';
import type { PaymentRecord } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';

/** The receipt that the payer gets. */
@Injectable()
export class PaymentDocument {
  constructor(
    private readonly payments: PaymentsService,
    private readonly invoices: InvoicesService,
    private readonly users: UsersService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * @param language the payer's own unless told
   * @throws DomainError PAYMENT_NOT_FOUND
   */
  async render(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const payment = await this.payments.loadFor(actor, id);
    const { buyer } = await this.invoices.load(payment.invoice._id.toHexString());
    const parts = new DocumentParts(language ?? (await this.users.contact(payment.user.toHexString())).language);
    const { receipt: texts } = parts.texts;
    const number = receiptNumber(payment);
    const isRefunded = payment.status === 'Refunded';
    const byCheque = payment.paymentMethod === 'Cheque' ? [texts.onceCleared] : [];
    const model: ReceiptModel = {
      ...parts.head(this.settings.current(), buyer),
      title: texts.title,
      number,
      status: { label: texts.status(payment.status), tone: paymentStatusTones[payment.status] },
      dates: [
        { label: texts.date, value: parts.day(payment.paymentDate) },
        { label: texts.invoice, value: payment.invoice.invoiceNumber },
      ],
      received: payment.amount,
      amountInWords: parts.inWords(payment.amount),
      facts: factsOf(payment, buyer.company?.legalName ?? buyer.name, parts),
      note: '',
      terms: isRefunded ? [texts.refunded] : byCheque,
    };
    const bytes = await this.documents.print(actor.id, 'receipt', model);
    return { name: `Receipt-${number}`, bytes };
  }
}

/** Receipts have no series of their own: the number of the invoice, and the end of the payment's id. */
export function receiptNumber({ _id, invoice }: PaymentRecord): string {
  return `${invoice.invoiceNumber}-${_id.toHexString().slice(-6).toUpperCase()}`;
}

function factsOf(payment: PaymentRecord, payer: string, parts: DocumentParts) {
  const { texts } = parts;
  const { receipt: labels } = texts;
  const { chequeNumber, chequeDate } = payment;
  const isPartlyRefunded = payment.status === 'Received' && refundedOf(payment) > 0;
  return [
    { label: labels.receivedFrom, value: payer },
    { label: labels.forInvoice, value: payment.invoice.invoiceNumber },
    { label: labels.method, value: texts.paymentMethod(payment.paymentMethod) },
    ...(chequeNumber === '' ? [] : [{ label: labels.chequeNumber, value: chequeNumber }]),
    ...(chequeDate === null ? [] : [{ label: labels.chequeDate, value: parts.day(chequeDate) }]),
    ...(isPartlyRefunded ? refundsOf(payment, parts) : []),
  ];
}

/** The refunded part of the payment, and the part that counts. */
function refundsOf(payment: PaymentRecord, parts: DocumentParts) {
  const { receipt: labels } = parts.texts;
  return [
    { label: labels.paidBack, value: parts.amount(refundedOf(payment)) },
    { label: labels.counts, value: parts.amount(netOf(payment)) },
  ];
}
