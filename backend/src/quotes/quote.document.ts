import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import type { Actor } from '../platform/auth/actor.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import type { PdfFile } from '../platform/http/pdf-answer.js';
import { DocumentsService } from '../platform/pdf/documents.service.js';
import { DocumentParts } from '../texts/document-parts.js';
import { UsersService } from '../users/users.service.js';
import { requireQuoteAction } from './quotes.errors.js';
import { QuotesService } from './quotes.service.js';

/** The quotation that the buyer gets. */
@Injectable()
export class QuoteDocument {
  constructor(
    private readonly quotes: QuotesService,
    private readonly users: UsersService,
    private readonly documents: DocumentsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @param language the buyer's own unless told
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW
   */
  async render(id: string, actor: Actor, language?: Language): Promise<PdfFile> {
    const quote = await this.quotes.loadFor(actor, id);
    requireQuoteAction(quote, 'pdf');
    const buyer = await this.users.contact(quote.user.toHexString());
    const parts = new DocumentParts(language ?? buyer.language);
    const texts = parts.texts.quote;
    const bytes = await this.documents.quotePdf(actor.id, {
      ...parts.head(this.environment.shop, buyer),
      title: texts.title,
      number: quote.number,
      status: { label: texts.status(quote.status), tone: 'neutral' },
      dates: [{ label: texts.date, value: parts.day(quote.createdAt) }],
      lines: parts.lines(quote.requestedItems),
      totals: parts.totals({ ...quote, lines: quote.requestedItems }),
      note: quote.adminToClientNote.trim(),
      terms: texts.terms,
    });
    return { name: quote.number, bytes };
  }
}
