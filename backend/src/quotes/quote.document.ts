import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../platform/auth/actor.js';
import { buyerBlock, documentDate, lineViews, sellerBlock, totalViews } from '../platform/pdf/document-parts.js';
import { DocumentsService } from '../platform/pdf/documents.service.js';
import type { PdfFile } from '../platform/http/pdf-answer.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
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

  /** @throws DomainError QUOTE_NOT_FOUND, QUOTE_UNDER_REVIEW */
  async render(id: string, actor: Actor): Promise<PdfFile> {
    const quote = await this.quotes.loadFor(actor, id);
    requireQuoteAction(quote, 'pdf');
    const bytes = await this.documents.quotePdf(actor.id, {
      title: 'Quotation',
      number: quote.number,
      statusLabel: quote.status,
      seller: sellerBlock(this.environment.shop),
      buyer: buyerBlock(await this.users.contact(quote.user.toHexString())),
      dates: [{ label: 'Date', value: documentDate(quote.createdAt) }],
      lines: lineViews(quote.requestedItems),
      totals: totalViews(quote),
      note: quote.adminToClientNote,
      terms: TERMS,
    });
    return { name: quote.number, bytes };
  }
}

const TERMS = [
  'Prices are in UAE dirhams (AED).',
  'Delivery is within the United Arab Emirates.',
  'To order, please confirm this quotation with us, naming its number.',
];
