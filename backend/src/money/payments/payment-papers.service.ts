import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import type { Fils } from '@shop/contract/money';
import { CHEQUE_RETURNED } from '@shop/contract/payment';
import { moneyStateOf, moneyStateTones } from '@shop/contract/statuses';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import type { LabelledText, ReceiptModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import { InvoicesService } from '../../billing/invoices/invoices.service.js';
import { settledInvoice } from '../../billing/invoices/domain/invoice.rules.js';
import { type LaterUse, type Use, useOfRefund, usesByDay } from './domain/later-uses.js';
import type { PaymentRecord } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';
import type { EmailFact, EmailSubject } from '../../platform/mail/email.js';
import {
  type MailableKind,
  type MailableRecord,
  MailedDocuments,
} from '../../platform/mail/mailed-documents.service.js';
import {
  addressedAgain,
  addressedTo,
  balanceFact,
  formatAed,
  formatDay,
  optionalFact,
} from '../../documents/texts/email-parts.js';
import { documentEmailTexts, emailTexts } from '../../documents/texts/texts.js';
import type { ClientSession } from 'mongoose';
import type { InvoiceRecord, InvoicePayment } from '../../billing/invoices/invoice-changes.service.js';
import { MailRecipients, type MailedSubject } from '../../platform/mail/mail-recipients.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';

export type ReportedMoney = Pick<InvoicePayment, '_id' | 'amount' | 'paymentMethod' | 'paymentDate'> &
  Partial<Pick<InvoicePayment, 'chequeNumber' | 'chequeDate'>>;

type MoneyFacts = Omit<ReportedMoney, '_id'>;

/** A payment or a receipt that is reversed. */
export interface ReversedMoney {
  /** The customer's name for it: a payment is known by its invoice. */
  readonly about: EmailSubject;
  readonly customer: { readonly name: string; readonly email: string };
  readonly money: MoneyFacts;
  readonly reason: string;
  /** The moment from which it counts no more; by default, now. */
  readonly at?: Date;
  /** True if the account owes the refunded amount; by default, that is refused. */
  readonly owesPaidBack?: boolean;
}

/**
 * The receipt of a payment: as PDF, sent by staff, and the emails about payments. They get the invoice after the
 * change.
 */
@Injectable()
export class PaymentPapers implements MailableKind, OnModuleInit {
  constructor(
    private readonly payments: PaymentsService,
    private readonly invoices: InvoicesService,
    private readonly documents: DocumentsService,
    private readonly mailed: MailedDocuments,
    private readonly outbox: Outbox,
    private readonly recipients: MailRecipients,
  ) {}

  /** @throws DomainError PAYMENT_NOT_FOUND */
  async print(id: string, { language }: PdfQueryDto, actor: Actor): Promise<PdfFile> {
    const payment = await this.payments.loadFor(actor, id);
    const { buyer } = await this.invoices.load(payment.invoice._id.toHexString());
    const parts = new DocumentParts(language ?? (await this.invoices.recipientOf(payment.invoice._id)).language);
    const { receipt: texts } = parts.texts;
    const number = receiptNumber(payment);
    const state = moneyStateOf(payment);
    // A receipt says for its parts whether its cheque has cleared.
    const byCheque = payment.paymentMethod === 'Cheque' && !payment.receipt ? [texts.onceCleared] : [];
    const model: ReceiptModel = {
      ...parts.head({ ...payment.seller, whatsapp: payment.seller.phones }, buyer),
      title: texts.title,
      number,
      badges: [{ label: texts.status(state), tone: moneyStateTones[state] }],
      dates: [
        { label: texts.date, value: parts.day(payment.paymentDate) },
        { label: texts.invoice, value: payment.invoice.invoiceNumber },
      ],
      received: payment.amount,
      amountInWords: parts.inWords(payment.amount),
      facts: factsOf(payment, parts.customer(buyer), parts),
      later: laterSections(usesByDay(payment.amount, payment.refunds.map(useOfRefund)), texts.counts, parts),
      note: '',
      terms: state === 'Received' ? byCheque : [texts.undone(state)],
    };
    const bytes = await this.documents.print(actor.id, 'receipt', model);
    return { name: `Receipt-${number}`, bytes };
  }

  onModuleInit(): void {
    this.mailed.register('payments', this);
  }

  load(id: string): Promise<PaymentRecord> {
    return this.payments.load(id);
  }

  /** @throws DomainError PAYMENT_NOT_FOUND */
  async describe(id: string): Promise<MailableRecord> {
    const payment = await this.load(id);
    return {
      id: payment._id,
      name: receiptNumber(payment),
      customer: await this.invoices.recipientOf(payment.invoice._id),
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.amount, value: formatAed(payment.amount, language) },
      ],
      path: '/account/payments',
    };
  }

  mailRecorded(invoice: InvoiceRecord, payment: ReportedMoney, buyer: UserContact, session: ClientSession) {
    return this.post('paymentReceived', invoice, payment, buyer, session);
  }

  mailRefunded(invoice: InvoiceRecord, refund: ReportedMoney, buyer: UserContact, session: ClientSession) {
    return this.post('paymentRefunded', invoice, refund, buyer, session);
  }

  /**
   * Notifies all recipients of the receipt of a reversal.
   * @param payments that were reversed
   */
  async mailReversed(
    { about, customer, money, reason }: ReversedMoney,
    payments: readonly PaymentRecord[],
    session: ClientSession,
  ): Promise<void> {
    const mailed = await this.recipients.recipientsAbout([about, ...payments.flatMap(subjectsOf)], session);
    const emails = mailed.map((recipient) => {
      const { language } = recipient;
      const { paymentReversed, chequeReturned, payment: labels } = emailTexts(language);
      const texts = reason === CHEQUE_RETURNED ? chequeReturned : paymentReversed;
      return {
        ...addressedAgain(recipient, customer, { label: labels.link, path: '/account/invoices' }),
        subject: texts.subject(about.name),
        paragraphs: [texts.text(about.name)],
        facts: moneyFacts(money, language),
        about,
      };
    });
    await this.outbox.post(emails, session);
  }

  private async post(
    event: 'paymentReceived' | 'paymentRefunded',
    invoice: InvoiceRecord,
    payment: ReportedMoney,
    buyer: UserContact,
    session: ClientSession,
  ): Promise<void> {
    const { _id, invoiceNumber } = invoice;
    const { language } = buyer;
    const { [event]: texts, payment: labels } = emailTexts(language);
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(invoiceNumber),
      paragraphs: [texts.text(invoiceNumber)],
      facts: [...moneyFacts(payment, language), balanceFact(settledInvoice(invoice), language)],
      action: { label: labels.link, path: '/account/invoices' },
      about: { resource: 'invoices' as const, id: _id, name: invoiceNumber, part: payment._id },
    };
    await this.outbox.post(email, session);
  }
}

/** Receipts have no series of their own: the number of the invoice, and the end of the payment's id. */
function receiptNumber({ _id, invoice }: PaymentRecord): string {
  return `${invoice.invoiceNumber}-${_id.toHexString().slice(-6).toUpperCase()}`;
}

function factsOf(payment: PaymentRecord, payer: string, parts: DocumentParts) {
  const { texts } = parts;
  const { receipt: labels } = texts;
  const { chequeNumber, chequeDate, receipt } = payment;
  return [
    { label: labels.receivedFrom, value: payer },
    { label: labels.forInvoice, value: payment.invoice.invoiceNumber },
    { label: labels.method, value: texts.paymentMethod(payment.paymentMethod) },
    ...(chequeNumber === '' ? [] : [{ label: labels.chequeNumber, value: chequeNumber }]),
    ...(chequeDate === null ? [] : [{ label: labels.chequeDate, value: parts.day(chequeDate) }]),
    ...(receipt === null ? [] : [{ label: labels.title, value: receipt.receiptNumber }]),
  ];
}

/**
 * The sections about later changes of the money: the rest of the paper does not change.
 * @param rest the label of the remaining amount
 */
export function laterSections(uses: readonly LaterUse[], rest: string, parts: DocumentParts): ReceiptModel['later'] {
  const { receipt: labels } = parts.texts;
  return uses.map(({ kind, on, parts: used, ...after }) => ({
    title: labels.later(kind, on),
    facts: [
      ...used.map((part) =>
        kind === 'allocated'
          ? factOfInvoice(part, parts)
          : { label: labels.paidBack, value: parts.amount(part.amount) },
      ),
      ...factOfRest(rest, after.rest, parts),
    ],
  }));
}

export function factOfInvoice({ invoiceNumber, amount }: Use['part'], parts: DocumentParts): LabelledText {
  return { label: `${parts.texts.receipt.forInvoice} ${invoiceNumber}`, value: parts.amount(amount) };
}

export function factOfRest(label: string, rest: Fils, parts: DocumentParts): LabelledText[] {
  return rest > 0 ? [{ label, value: parts.amount(rest) }] : [];
}

/** The records that emails of a payment name: the payment itself, or its part of the invoice. */
const subjectsOf = ({ _id, invoice }: PaymentRecord): MailedSubject[] => [
  { resource: 'payments', id: _id },
  { resource: 'invoices', id: invoice._id, part: _id },
];

export function moneyFacts(money: MoneyFacts, language: Language): EmailFact[] {
  const { payment: labels } = emailTexts(language);
  return [
    { label: labels.amount, value: formatAed(money.amount, language) },
    { label: labels.method, value: labels.methodName(money.paymentMethod) },
    { label: labels.date, value: formatDay(money.paymentDate, language) },
    ...optionalFact(labels.chequeNumber, money.chequeNumber ?? ''),
    ...(money.chequeDate ? [{ label: labels.chequeDate, value: formatDay(money.chequeDate, language) }] : []),
  ];
}
