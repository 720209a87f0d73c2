import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import type { TaxedAmount } from '@shop/contract/vat';
import type { CreditNoteModel, DocumentCredit, DocumentValue } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { creditNoteTitle } from './credit-note.mapper.js';
import type { CreditNoteRecord } from './credit-note.schema.js';
import { CreditNotesService } from './credit-notes.service.js';
import {
  type MailableKind,
  type MailableRecord,
  MailedDocuments,
} from '../../platform/mail/mailed-documents.service.js';
import { addressedTo, balanceFact, formatAed } from '../../documents/texts/email-parts.js';
import { documentEmailTexts, emailTexts } from '../../documents/texts/texts.js';
import { settledInvoice } from '../invoices/domain/invoice.rules.js';
import type { InvoiceRecord } from '../invoices/invoice-changes.service.js';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../../platform/mail/outbox.service.js';

/**
 * The credit note that the buyer gets, with the particulars of the Executive Regulation, article 60(1): as PDF, sent by staff, and
 * the email about it.
 */
@Injectable()
export class CreditNotePapers implements MailableKind, OnModuleInit {
  constructor(
    private readonly notes: CreditNotesService,
    private readonly invoices: InvoicesService,
    private readonly documents: DocumentsService,
    private readonly mailed: MailedDocuments,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND */
  async print(id: string, { language }: PdfQueryDto, actor: Actor): Promise<PdfFile> {
    const note = await this.notes.loadFor(actor, id);
    const parts = new DocumentParts(language ?? (await this.invoices.recipientOf(note.invoice._id)).language);
    const bytes = await this.documents.print(actor.id, 'credit-note', modelOf(note, parts));
    return { name: note.creditNoteNumber, bytes };
  }

  onModuleInit(): void {
    this.mailed.register('credit-notes', this);
  }

  load(id: string): Promise<CreditNoteRecord> {
    return this.notes.load(id);
  }

  /** @throws DomainError CREDIT_NOTE_NOT_FOUND */
  async describe(id: string): Promise<MailableRecord> {
    const note = await this.load(id);
    return {
      id: note._id,
      name: note.creditNoteNumber,
      customer: await this.invoices.recipientOf(note.invoice._id),
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.amount, value: formatAed(note.total, language) },
      ],
      path: '/account/invoices',
    };
  }

  /** @param credited the invoice less the note */
  async mailIssued(note: CreditNoteRecord, credited: InvoiceRecord, session: ClientSession): Promise<void> {
    const buyer = await this.invoices.recipientOf(note.invoice._id, session);
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
        balanceFact(settledInvoice(credited), language),
      ],
      action: { label: labels.link, path: '/account/invoices' },
      about: { resource: 'credit-notes' as const, id: note._id, name: creditNoteNumber },
    };
    await this.outbox.post(email, session);
  }
}

function modelOf(note: CreditNoteRecord, parts: DocumentParts): CreditNoteModel {
  const { creditNote: texts } = parts.texts;
  const { seller, buyer, invoice, tax, total } = note;
  return {
    ...parts.head({ ...seller, whatsapp: seller.phones }, buyer),
    title: texts.title(creditNoteTitle(note)),
    number: note.creditNoteNumber,
    badges: [],
    dates: [
      { label: texts.issued, value: parts.day(note.createdAt) },
      { label: texts.invoice, value: invoice.invoiceNumber },
      { label: texts.invoiceIssued, value: parts.day(invoice.createdAt) },
      ...(note.order ? [{ label: texts.order, value: note.order.orderNumber }] : []),
      { label: texts.reason, value: texts.reasons[note.reason] },
    ],
    credits: creditsOf(note, parts),
    isTaxed: tax !== null,
    totals: parts.totals({ lines: [], deliveryCharge: 0, extraFee: 0, totalPrice: total, tax }),
    amountInWords: parts.inWords(total),
    valueLabel: texts.value,
    values: valuesOf(note, parts),
    note: note.words,
    terms: [...(note.rebill ? [texts.rebilled] : []), texts.nothingToPay],
  };
}

function creditsOf({ lines, deliveryCharge, extraFee }: CreditNoteRecord, parts: DocumentParts): DocumentCredit[] {
  const { texts } = parts;
  const goods = lines.map((line) => ({
    name: parts.name(line.productName, line.productNameAr),
    sku: line.sku,
    qty: line.qty === 0 ? null : line.qty,
    unit: texts.unit(line.unit, line.qty),
    ...amountsOf(line, line.taxRate, parts),
  }));
  const charges = [
    { name: texts.totals.delivery, part: deliveryCharge },
    { name: texts.totals.extraFee, part: extraFee },
  ]
    .filter(({ part }) => part.gross > 0)
    .map(({ name, part }) => ({ name, sku: '', qty: null, unit: '', ...amountsOf(part, part.rate, parts) }));
  return [...goods, ...charges].map((credit, index) => ({ position: index + 1, ...credit }));
}

function amountsOf({ net, vat, gross }: TaxedAmount, rate: number, parts: DocumentParts) {
  return { net, rate: parts.texts.percent(rate), vat, gross };
}

/** The value after earlier notes, the corrected value, and the difference with its tax. Article 60(1)(e). */
function valuesOf({ before, after }: CreditNoteRecord, parts: DocumentParts): DocumentValue[] {
  const { creditNote: texts } = parts.texts;
  const difference = {
    net: before.net - after.net,
    vat: before.vat - after.vat,
    gross: before.gross - after.gross,
  };
  return [
    { label: texts.before, ...before, strong: false },
    { label: texts.after, ...after, strong: false },
    { label: texts.difference, ...difference, strong: true },
  ].map(({ label, net, vat, gross, strong }) => ({ label, net, vat, amount: gross, strong }));
}
