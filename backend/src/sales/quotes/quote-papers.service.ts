import { Injectable, type OnModuleInit } from '@nestjs/common';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { DocumentLanguage, Language } from '@shop/contract/languages';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import type { QuoteModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { detailsForOwner } from '../../documents/particulars/domain/purchase-details.js';
import { UsersService } from '../../people/users/users.service.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import type { QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';
import type { PrintedDocument } from '../../platform/mail/email.js';
import {
  type MailableKind,
  type MailableRecord,
  MailedDocuments,
} from '../../platform/mail/mailed-documents.service.js';
import { formatAed, optionalFact } from '../../documents/texts/email-parts.js';
import { documentEmailTexts } from '../../documents/texts/texts.js';

/** The quotation for the buyer: as PDF, and sent by staff. */
@Injectable()
export class QuotePapers implements MailableKind, OnModuleInit {
  constructor(
    private readonly quotes: QuotesService,
    private readonly revisions: QuoteRevisions,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly mailed: MailedDocuments,
  ) {}

  /**
   * @param language default: the buyer's own
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW
   */
  async printQuote(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const quote = await this.quotes.loadFor(actor, id);
    requireQuoteAction(quote, 'pdf', this.clock.now());
    return this.printModel(quote, actor, language);
  }

  /** The quotation as it was sent. @throws DomainError QUOTE_NOT_FOUND, REVISION_NOT_FOUND */
  async printRevision(id: string, revision: number, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const quote = await this.revisions.loadAsRevision(id, revision, actor);
    const file = await this.printModel(quote, actor, language);
    return { ...file, name: `${file.name}-${revision}` };
  }

  private async printModel(quote: QuoteRecord, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const [contact, company] = await Promise.all([this.users.recipientOf(quote), this.companies.ofDocument(quote)]);
    const buyer = { ...contact, company };
    const parts = new DocumentParts(language ?? buyer.language);
    const texts = parts.texts.quote;
    const { requestedItems: lines } = quote;
    const tax = vatOfDocument(quote, lines);
    const details = detailsForOwner(quote);
    const model: QuoteModel = {
      ...parts.head(this.settings.current(), buyer),
      title: texts.title,
      number: quote.number,
      badges: [{ label: texts.status(quote.status), tone: 'neutral' }],
      dates: [
        { label: texts.date, value: parts.day(quote.createdAt) },
        ...offerFacts(quote, parts),
        ...parts.purchaseFacts(details),
      ],
      deliverTo: parts.deliverTo(details),
      lines: tax ? [] : parts.lines(lines),
      taxTable: tax && parts.taxTable(lines, tax.lines, tax.basis),
      totals: parts.totals({ ...quote, lines, tax }),
      note: quote.adminToClientNote.trim(),
      terms: [...parts.taxTerms(tax), ...texts.terms],
    };
    const bytes = await this.documents.print(actor.id, 'quote', model);
    return { name: quote.number, bytes };
  }

  onModuleInit(): void {
    this.mailed.register('quotes', this);
  }

  load(id: string): Promise<QuoteRecord> {
    return this.quotes.load(id);
  }

  /** @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW */
  async describe(id: string): Promise<MailableRecord> {
    const quote = await this.load(id);
    requireQuoteAction(quote, 'pdf', this.clock.now());
    return {
      id: quote._id,
      name: quote.number,
      customer: await this.users.recipientOf(quote),
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.total, value: formatAed(quote.totalPrice, language) },
      ],
      path: '/account/requests',
    };
  }

  print(id: string, { language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.printQuote(id, actor, language);
  }
}

/** How often it was sent, and its last day. */
function offerFacts({ revision, sentAt, validUntil, status }: QuoteRecord, parts: DocumentParts) {
  const { revision: label, sent, validUntil: until } = parts.texts.quote;
  return [
    ...optionalFact(label, revision > 0 ? String(revision) : ''),
    ...optionalFact(sent, revision > 1 && sentAt ? parts.day(sentAt) : ''),
    ...optionalFact(until, validUntil && status === 'Quoted' ? parts.day(startOfDubaiDay(validUntil)) : ''),
  ];
}
