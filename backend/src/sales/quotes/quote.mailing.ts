import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import type { PrintedDocument } from '../../platform/mail/email.js';
import {
  type MailableKind,
  type MailableRecord,
  MailedDocuments,
} from '../../platform/mail/mailed-documents.service.js';
import { formatAed } from '../../documents/texts/email-parts.js';
import { documentEmailTexts } from '../../documents/texts/texts.js';
import { UsersService } from '../../people/users/users.service.js';
import { QuoteDocument } from './quote.document.js';
import { requireQuoteAction } from './domain/quote.rules.js';
import { QuotesService } from './quotes.service.js';
import type { QuoteRecord } from './quote.schema.js';

/** How quotations are sent by e-mail. */
@Injectable()
export class QuoteMailing implements MailableKind, OnModuleInit {
  constructor(
    private readonly mailed: MailedDocuments,
    private readonly quotes: QuotesService,
    private readonly users: UsersService,
    private readonly document: QuoteDocument,
    private readonly clock: Clock,
  ) {}

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
      customer: await this.users.contact(quote.user.toHexString()),
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.total, value: formatAed(quote.totalPrice, language) },
      ],
      path: '/account/requests',
    };
  }

  print(id: string, { language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.document.render(id, actor, language);
  }
}
