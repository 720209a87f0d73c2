import { Injectable } from '@nestjs/common';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { DocumentLanguage } from '@shop/contract/languages';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import type { QuoteModel } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import { taxOf } from '../../documents/lines/document-tax.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { detailsForOwner } from '../../documents/particulars/domain/purchase-details.js';
import { UsersService } from '../../people/users/users.service.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import type { QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';

/** The quotation that the buyer gets. */
@Injectable()
export class QuoteDocument {
  constructor(
    private readonly quotes: QuotesService,
    private readonly revisions: QuoteRevisions,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param language the buyer's own unless told
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW
   */
  async render(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const quote = await this.quotes.loadFor(actor, id);
    requireQuoteAction(quote, 'pdf', this.clock.now());
    return this.print(quote, actor, language);
  }

  /** The quotation as it was sent. @throws DomainError QUOTE_NOT_FOUND, REVISION_NOT_FOUND */
  async renderRevision(id: string, revision: number, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const quote = await this.revisions.loadAs(id, revision, actor);
    const file = await this.print(quote, actor, language);
    return { ...file, name: `${file.name}-${revision}` };
  }

  private async print(quote: QuoteRecord, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const user = quote.user.toHexString();
    const [contact, company] = await Promise.all([this.users.contact(user), this.companies.ofUser(user)]);
    const buyer = { ...contact, company };
    const parts = new DocumentParts(language ?? buyer.language);
    const texts = parts.texts.quote;
    const { requestedItems: lines } = quote;
    const tax = taxOf(quote, lines);
    const details = detailsForOwner(quote);
    const model: QuoteModel = {
      ...parts.head(this.settings.current(), buyer),
      title: texts.title,
      number: quote.number,
      status: { label: texts.status(quote.status), tone: 'neutral' },
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
}

/** How often it was sent, and until when it stands. */
function offerFacts({ revision, sentAt, validUntil, status }: QuoteRecord, parts: DocumentParts) {
  const { revision: label, sent, validUntil: until } = parts.texts.quote;
  const which = revision > 0 ? [{ label, value: String(revision) }] : [];
  const since = revision > 1 && sentAt ? [{ label: sent, value: parts.day(sentAt) }] : [];
  const end =
    validUntil === null || status !== 'Quoted' ? [] : [{ label: until, value: parts.day(startOfDubaiDay(validUntil)) }];
  return [...which, ...since, ...end];
}
