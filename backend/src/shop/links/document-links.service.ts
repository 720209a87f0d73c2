import { Inject, Injectable } from '@nestjs/common';
import { LINKED_RESOURCES } from '@shop/contract/document-links';
import { DAY_MS, dubaiDay, dubaiYear } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE, type DocumentLanguage } from '@shop/contract/languages';
import { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { HistoryWriter } from '../../platform/history/history-writer.service.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { MailedDocuments } from '../../platform/mail/mailed-documents.service.js';
import type { ShareDocumentDto } from './dto/document-link.requests.js';
import type { DocumentLinkResponse, RevokedLinksResponse } from './dto/document-link.response.js';
import type { Link } from './link.schema.js';
import { Links } from './links.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Links to invoices, receipts and statements, for each user. */
const DOCUMENT_LINKS = attemptLimit('documentLink', 60, HOUR);

const DAYS_VALID = 30;
/** Links that show the PDF of a document without a sign-in. */
@Injectable()
export class DocumentLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly links: Links,
    private readonly documents: MailedDocuments,
    private readonly history: HistoryWriter,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Makes an additional link. @throws DomainError if the record does not exist, TOO_MANY_REQUESTS */
  async makeDocumentLink(
    name: string,
    id: string,
    body: ShareDocumentDto,
    actor: Actor,
  ): Promise<DocumentLinkResponse> {
    const { resource, kind, document } = this.linked(name);
    const period = this.periodOf(document, body);
    const printed = { kind: document, language: DEFAULT_LANGUAGE, ...(period && { period }) };
    const described = await kind.describe(id, printed);
    await this.attempts.count(DOCUMENT_LINKS, actor.id);
    const expiresAt = new Date(this.clock.now().getTime() + DAYS_VALID * DAY_MS);
    return this.transactions.run(actor, async (session) => {
      const token = await this.links.make({ resource, record: described.id, period, expiresAt }, session);
      await this.history.writeHistory({ resource, id: described.id, action: 'link made', actor }, session);
      const { customer, name: title } = described;
      return {
        url: `${this.environment.publicUrl}/api/document-links/${token}/pdf`,
        expiresAt: expiresAt.toISOString(),
        name: title,
        phoneNumber: customer.phoneNumber ?? '',
        language: customer.language,
      };
    });
  }

  /** Revokes all links to the document, of all users. @throws DomainError if the record does not exist */
  async revoke(name: string, id: string, actor: Actor): Promise<RevokedLinksResponse> {
    const { resource, kind } = this.linked(name);
    await kind.load(id);
    const record = new Types.ObjectId(id);
    return this.transactions.answer(actor, async (session) => {
      const revoked = await this.links.remove({ resource, record }, session);
      if (revoked > 0)
        await this.history.writeHistory({ resource, id: record, action: 'links revoked', actor }, session);
      return { revoked };
    });
  }

  /** @throws DomainError DOCUMENT_LINK_NOT_FOUND */
  async pdf(token: string, language: DocumentLanguage = DEFAULT_LANGUAGE): Promise<PdfFile> {
    const link = await this.links.find(LINKED_RESOURCES, token);
    if (link === null) throw linkNotFound();
    const { resource, record, period } = link;
    const { document } = this.linked(resource);
    try {
      return await this.documents.fileOf(
        { resource, id: record },
        { kind: document, language, ...(period && { period }) },
      );
    } catch (error) {
      throw error instanceof DomainError && error.status === 404 ? linkNotFound() : error;
    }
  }

  private linked(name: string) {
    const resource = LINKED_RESOURCES.find((one) => one === name);
    if (resource === undefined) throw refuse('MAILED_RESOURCE_NOT_FOUND', { resource: name.slice(0, 40) });
    const { kind, name: document } = this.documents.mailedDocument(resource);
    return { resource, kind, document };
  }

  private periodOf(document: string, { from, until }: ShareDocumentDto): Link['period'] {
    if (document !== 'statement') {
      if (from !== undefined) throw refuseField('from', 'NOT_OF_DOCUMENT');
      if (until !== undefined) throw refuseField('until', 'NOT_OF_DOCUMENT');
      return null;
    }
    const now = this.clock.now();
    return { from: from ?? `${dubaiYear(now)}-01-01`, to: until ?? dubaiDay(now) };
  }
}

const linkNotFound = () => refuse('DOCUMENT_LINK_NOT_FOUND', {}, { security: 'document link refused' });
