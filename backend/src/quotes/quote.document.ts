import { Injectable } from '@nestjs/common';
import type { DocumentLanguage } from '@shop/contract/languages';
import type { Actor } from '../platform/auth/actor.js';
import { SettingsService } from '../settings/settings.service.js';
import type { PdfFile } from '../platform/http/pdf-answer.js';
import { DocumentsService } from '../platform/pdf/documents.service.js';
import type { QuoteModel } from '../documents/document-model.js';
import { DocumentParts } from '../documents/document-parts.js';
import { taxOf } from '../lines/document-tax.js';
import { CompaniesService } from '../companies/companies.service.js';
import { detailsForOwner } from '../purchase/domain/purchase-details.js';
import { UsersService } from '../users/users.service.js';
import { requireQuoteAction } from './quotes.errors.js';
import { QuotesService } from './quotes.service.js';

/** The quotation that the buyer gets. */
@Injectable()
export class QuoteDocument {
  constructor(
    private readonly quotes: QuotesService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * @param language the buyer's own unless told
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW
   */
  async render(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const quote = await this.quotes.loadFor(actor, id);
    requireQuoteAction(quote, 'pdf');
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
      dates: [{ label: texts.date, value: parts.day(quote.createdAt) }, ...parts.purchaseFacts(details)],
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
