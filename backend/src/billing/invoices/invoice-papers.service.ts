import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import { PAGES } from '@shop/contract/pages';
import { type InvoiceStatus, invoiceStatusTones } from '@shop/contract/statuses';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import { Events } from '../../platform/events/events.service.js';
import type { PdfFile, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { creditBadgeOf, settlementOf } from '@shop/contract/settlement';
import type { DocumentBadge, InvoiceModel } from '../../documents/document-model.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { bankAccountsOf, DocumentParts } from '../../documents/document-parts.js';
import { detailsOf } from '../../documents/particulars/domain/purchase-details.js';
import { UsersService } from '../../people/users/users.service.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import { sumOf } from '@shop/contract/vat';
import { printedRfReference, rfReferenceOf } from '@shop/contract/rf-reference';
import { SUPPLIER_DOCUMENTS_EXIST } from './invoice.events.js';
import { invoiceTitle } from './domain/invoice-title.js';
import { invoiceStatus, netOf, settledInvoice } from './domain/invoice.rules.js';
import { type InvoiceRecord, orderOf } from './invoice.schema.js';
import { taxedLine } from './invoice.mapper.js';
import { InvoicesService } from './invoices.service.js';
import {
  type MailableKind,
  type MailableRecord,
  MailedDocuments,
} from '../../platform/mail/mailed-documents.service.js';
import { addressedAgain, addressedTo, formatAed, formatDay, optionalFact } from '../../documents/texts/email-parts.js';
import { documentEmailTexts, documentTexts, emailTexts } from '../../documents/texts/texts.js';
import type { ClientSession } from 'mongoose';
import { MailRecipients } from '../../platform/mail/mail-recipients.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';

type Body = Omit<InvoiceModel, keyof ReturnType<DocumentParts['head']>>;

type IssuedInvoice = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'buyer' | 'order' | 'amountDue' | 'dueDate' | 'tax' | 'kind' | 'advances'
>;

/** The invoice that the buyer gets: as PDF, sent by staff, and the email about it. */
@Injectable()
export class InvoicePapers implements MailableKind, OnModuleInit {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly users: UsersService,
    private readonly documents: DocumentsService,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly mailed: MailedDocuments,
    private readonly outbox: Outbox,
    private readonly recipients: MailRecipients,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND */
  async print(id: string, { language }: PdfQueryDto, actor: Actor): Promise<PdfFile> {
    const invoice = await this.invoices.loadFor(actor, id);
    const parts = new DocumentParts(language ?? (await this.users.recipientOf(invoice)).language);
    const now = this.clock.now();
    const status = invoiceStatus(invoice, now);
    const body = bodyOf(invoice, { status, now }, parts);
    const model: InvoiceModel = {
      ...parts.head({ ...invoice.seller, whatsapp: invoice.seller.phones }, invoice.buyer),
      ...body,
      terms: status === 'Void' ? body.terms : [...body.terms, ...(await this.packLine(parts))],
    };
    const bytes = await this.documents.print(actor.id, 'invoice', model);
    return { name: invoice.invoiceNumber, bytes };
  }

  /** The line with the link to the supplier documents, if there are any. */
  private async packLine(parts: DocumentParts): Promise<string[]> {
    const address = await this.packAddress();
    return address === '' ? [] : [parts.texts.supplierPack.invoiceLine(address)];
  }

  /** The page of the supplier documents; empty if there are none, since it would have nothing to show. */
  private async packAddress(session: ClientSession | null = null): Promise<string> {
    const hasDocuments = await this.events.isTrueForAny(SUPPLIER_DOCUMENTS_EXIST, null, session);
    return hasDocuments ? `${this.environment.publicUrl}${PAGES['supplier-pack'].path}` : '';
  }

  onModuleInit(): void {
    this.mailed.register('invoices', this);
  }

  load(id: string): Promise<InvoiceRecord> {
    return this.invoices.load(id);
  }

  /** @throws DomainError INVOICE_NOT_FOUND */
  async describe(id: string): Promise<MailableRecord> {
    const [invoice, pack] = [await this.load(id), await this.packAddress()];
    return {
      id: invoice._id,
      name: invoice.invoiceNumber,
      customer: await this.users.recipientOf(invoice),
      facts: (language: Language) => {
        const { facts } = documentEmailTexts(language);
        const settled = settlementOf(settledInvoice(invoice));
        const { settlement } = documentTexts(language).invoice;
        return [
          { label: facts.total, value: formatAed(invoice.issuedTotal, language) },
          { label: facts.dueDate, value: formatDay(invoice.dueDate, language) },
          ...(invoice.remainingDue === invoice.issuedTotal ? [] : settled).map(({ part, amount }) => ({
            label: settlement[part],
            value: formatAed(amount, language),
          })),
          ...optionalFact(documentTexts(language).supplierPack.invoiceFact, pack),
        ];
      },
      path: '/account/invoices',
    };
  }

  /** @param language of the buyer */
  async mailIssued(invoice: IssuedInvoice, language: Language, session: ClientSession): Promise<void> {
    const { invoiceIssued: texts } = emailTexts(language);
    const { invoiceNumber, buyer } = invoice;
    const order = orderOf(invoice);
    const pack = await this.packAddress(session);
    const email = {
      ...addressedTo({ ...buyer, language }),
      subject: texts.subject(invoiceNumber, order.orderNumber),
      paragraphs: [
        texts.text(invoiceNumber, order.orderNumber),
        ...(invoice.kind === 'Advance' ? [texts.isAdvance(order.orderNumber)] : []),
      ],
      facts: [
        ...invoice.advances.map(({ number, categories }) => ({
          label: texts.lessAdvance(number),
          value: formatAed(sumOf(categories).gross, language),
        })),
        { label: texts.amountDue, value: formatAed(invoice.amountDue, language) },
        ...(invoice.tax ? [{ label: texts.vat, value: formatAed(invoice.tax.vat, language) }] : []),
        { label: texts.dueDate, value: formatDay(invoice.dueDate, language) },
        ...optionalFact(documentTexts(language).supplierPack.invoiceFact, pack),
      ],
      action: { label: texts.link, path: '/account/invoices' },
      about: { resource: 'invoices' as const, id: invoice._id, name: invoiceNumber },
    };
    await this.outbox.post(email, session);
  }

  /** Notifies all recipients of the invoice that it was voided. */
  async mailVoided(
    { _id: id, invoiceNumber: name, buyer, issuedTotal, receipt }: InvoiceRecord,
    session: ClientSession,
  ): Promise<void> {
    const about = { resource: 'invoices' as const, id, name };
    // The email about its receipt reported an advance that was issued for money.
    const paid = receipt ? [{ resource: 'receipts' as const, id: receipt._id, name: receipt.receiptNumber }] : [];
    const mailed = await this.recipients.recipientsAbout([about, ...paid], session);
    const emails = mailed.map((recipient) => {
      const { invoiceVoided: texts, invoiceIssued } = emailTexts(recipient.language);
      const { facts } = documentEmailTexts(recipient.language);
      return {
        ...addressedAgain(recipient, buyer, { label: invoiceIssued.link, path: '/account/invoices' }),
        subject: texts.subject(name),
        paragraphs: [texts.text(name)],
        facts: [{ label: facts.total, value: formatAed(issuedTotal, recipient.language) }],
        about,
      };
    });
    await this.outbox.post(emails, session);
  }
}

interface PrintedState {
  readonly status: InvoiceStatus;
  readonly now: Date;
}

function bodyOf(invoice: InvoiceRecord, { status, now }: PrintedState, parts: DocumentParts): Body {
  const texts = parts.texts.invoice;
  const { tax } = invoice;
  const details = detailsOf(invoice);
  const deducted = invoice.advances.flatMap(({ categories }) => categories);
  const received = invoice.payments.filter((payment) => payment.status === 'Received');
  return {
    title: texts.title(invoiceTitle(invoice)),
    number: invoice.invoiceNumber,
    badges: badgesOf(invoice, status, parts),
    dates: [
      { label: texts.issued, value: parts.day(invoice.createdAt) },
      ...supplyFact(invoice, parts),
      ...deliveryFact(invoice, parts),
      { label: texts.due, value: parts.day(invoice.dueDate) },
      ...(invoice.order ? [{ label: texts.order, value: invoice.order.orderNumber }] : []),
      ...parts.purchaseFacts(details),
    ],
    deliverTo: parts.deliverTo(details),
    ...linesOf(invoice, parts),
    totals: parts.totals({ ...invoice, totalPrice: invoice.issuedTotal }),
    note: invoice.adminToClientNote.trim(),
    terms: [...parts.taxTerms(tax), paymentTerm(invoice, status, texts)],
    advances: invoice.advances.map(({ number, issuedOn, categories }) => ({
      number,
      date: parts.day(issuedOn),
      ...sumOf(categories),
    })),
    vatAfterAdvances: tax && invoice.advances.length > 0 ? tax.vat - sumOf(deducted).vat : null,
    payments: received.map((payment) => ({
      date: parts.day(payment.paymentDate),
      method: parts.method(payment),
      amount: netOf(payment),
    })),
    settlement: {
      asOf: texts.asOf(now),
      rows: settlementOf(settledInvoice(invoice)).map(({ part, amount }) => ({
        label: texts.settlement[part],
        amount,
      })),
    },
    amountInWords: parts.totalInWords(invoice.issuedTotal),
    bankAccounts: status === 'Void' ? [] : bankAccountsOf(invoice.seller),
    rfReference: printedRfReference(rfReferenceOf(invoice.invoiceNumber)),
  };
}

function paymentTerm(
  { dueDate }: InvoiceRecord,
  status: InvoiceStatus,
  texts: DocumentParts['texts']['invoice'],
): string {
  if (status === 'Void') return texts.void;
  return status === 'Written Off' ? texts.writtenOff : texts.paymentDueBy(dueDate);
}

/** The status depends on payments alone: a second badge shows credit. */
function badgesOf(invoice: InvoiceRecord, status: InvoiceStatus, parts: DocumentParts): DocumentBadge[] {
  const texts = parts.texts.invoice;
  const credit = creditBadgeOf(settledInvoice(invoice));
  return [
    ...(invoice.kind === 'Advance' ? [{ label: texts.advance, tone: 'neutral' as const }] : []),
    { label: texts.status(status), tone: invoiceStatusTones[status] },
    ...(credit === null ? [] : [{ label: texts.creditBadge(credit), tone: 'neutral' as const }]),
  ];
}

function linesOf({ lines, tax }: InvoiceRecord, parts: DocumentParts): Pick<InvoiceModel, 'lines' | 'taxTable'> {
  if (tax === null) return { lines: parts.lines(lines), taxTable: null };
  const taxed = lines.flatMap((line) => taxedLine(line) ?? []);
  return { lines: [], taxTable: parts.taxTable(lines, taxed, tax.basis) };
}

/** The delivery notes of its goods. */
function deliveryFact({ deliveries }: InvoiceRecord, parts: DocumentParts) {
  if (deliveries.length === 0) return [];
  return [{ label: parts.texts.invoice.deliveries, value: deliveries.map(({ number }) => number).join(', ') }];
}

/** The date of supply is shown only if it differs from the day of issue. Executive Regulation, article 59(1)(f). */
function supplyFact({ supplyDate, createdAt }: InvoiceRecord, parts: DocumentParts) {
  if (supplyDate === null || dubaiDay(supplyDate) === dubaiDay(createdAt)) return [];
  return [{ label: parts.texts.invoice.supplied, value: parts.day(supplyDate) }];
}
