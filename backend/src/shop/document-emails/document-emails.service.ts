import { Injectable } from '@nestjs/common';
import { dubaiDay, dubaiYear } from '@shop/contract/dubai-day';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { HistoryWriter } from '../../platform/history/history-writer.service.js';
import { EmailRenderer } from '../../platform/mail/email-renderer.js';
import { type EmailResponse, toEmail } from '../../platform/mail/email.response.js';
import type { Email, PrintedDocument } from '../../platform/mail/email.js';
import { type MailableRecord, MailedDocuments } from '../../platform/mail/mailed-documents.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { SettingsService } from '../settings/settings.service.js';
import { documentEmailTexts, emailTexts } from '../../documents/texts/texts.js';
import { paragraphsOf } from './domain/paragraphs.js';
import type { DocumentEmailDto } from './dto/document-email.requests.js';
import type { DocumentEmailPreviewResponse } from './dto/document-email.response.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Documents that a member of the staff sends by email. */
export const DOCUMENT_EMAILS = attemptLimit('documentEmail', 100, HOUR);

interface Draft {
  readonly email: Email & { readonly document: PrintedDocument };
  /** The text that staff may change. */
  readonly text: string;
}

/** Staff send the document of a record by email. */
@Injectable()
export class DocumentEmails {
  constructor(
    private readonly documents: MailedDocuments,
    private readonly mail: MailService,
    private readonly outbox: Outbox,
    private readonly renderer: EmailRenderer,
    private readonly history: HistoryWriter,
    private readonly settings: SettingsService,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The emails about the record, the latest first. @throws DomainError if the record does not exist */
  async log(name: string, id: string): Promise<EmailResponse[]> {
    const { resource, kind } = this.documents.mailedDocument(name);
    await kind.load(id);
    return this.mail.emailsAbout(resource, id);
  }

  /** @throws DomainError if the record does not exist, or its document may not be sent */
  async preview(
    resource: string,
    id: string,
    body: DocumentEmailDto,
    actor: Actor,
  ): Promise<DocumentEmailPreviewResponse> {
    const { email, text } = await this.draft(resource, id, body, actor);
    const { to, cc = [], language, subject, greeting, paragraphs, facts = [], action = null } = email;
    const content = { greeting, paragraphs: [...paragraphs], facts: [...facts], action };
    const { html } = this.renderer.read({ subject, language, body: content });
    return { to, cc: [...cc], language, document: email.document.kind, subject, text, html };
  }

  /** @throws DomainError the errors of `preview`, `invalid` without a recipient, TOO_MANY_REQUESTS */
  async send(resource: string, id: string, body: DocumentEmailDto, actor: Actor): Promise<EmailResponse> {
    const { email } = await this.draft(resource, id, body, actor);
    const { about } = email;
    if (email.to === '') throw refuseField('to', 'REQUIRED/address');
    await this.attempts.count(DOCUMENT_EMAILS, actor.id);
    return this.transactions.answer(actor, async (session) => {
      const [stored] = await this.outbox.post(email, session);
      if (stored === undefined || about === undefined) throw refuse('EMAILS_OFF');
      const to = [email.to, ...(email.cc ?? [])].join(', ');
      const changes = [
        { field: 'document', from: null, to: email.document.kind },
        { field: 'to', from: null, to },
      ];
      await this.history.writeHistory({ ...about, action: 'e-mailed', actor, changes }, session);
      return toEmail(stored);
    });
  }

  private async draft(name: string, id: string, body: DocumentEmailDto, actor: Actor): Promise<Draft> {
    const { resource, kind, name: document } = this.documents.mailedDocument(name, body.document);
    const period = this.periodOf(document, body);
    const record = await kind.describe(id, {
      kind: document,
      language: body.language ?? 'en',
      ...(period && { period }),
    });
    const language = body.language ?? record.customer.language;
    const words = this.words(document, record, language);
    const text = body.text || words.text;
    const [greeting = '', ...paragraphs] = paragraphsOf(text);
    const to = body.to || record.customer.email;
    const email = {
      to,
      cc: [...new Set(body.cc ?? [])].filter((address) => address.toLowerCase() !== to.toLowerCase()),
      language,
      subject: body.subject || words.subject,
      greeting,
      paragraphs,
      facts: record.facts(language),
      // Other recipients have no account that can open the link.
      ...(to === record.customer.email && { action: { label: words.link, path: record.path } }),
      ...(actor.email !== '' && { replyTo: actor.email }),
      about: { resource, id: record.id, name: record.name },
      document: { kind: document, language, ...(period && { period }) },
      by: actor,
    };
    return { email, text };
  }

  private words(document: PrintedDocument['kind'], { name, customer }: MailableRecord, language: Email['language']) {
    const { documents, link } = documentEmailTexts(language);
    const { subject, text } = documents[document];
    const shop = this.settings.current().name;
    return {
      subject: subject(name, shop),
      text: `${emailTexts(language).greeting(customer.name)}\n\n${text(name)}`,
      link,
    };
  }

  private periodOf(document: PrintedDocument['kind'], { from, until }: DocumentEmailDto): PrintedDocument['period'] {
    if (document !== 'statement') {
      if (from !== undefined) throw refuseField('from', 'NOT_OF_DOCUMENT');
      if (until !== undefined) throw refuseField('until', 'NOT_OF_DOCUMENT');
      return undefined;
    }
    const now = this.clock.now();
    return { from: from ?? `${dubaiYear(now)}-01-01`, to: until ?? dubaiDay(now) };
  }
}
