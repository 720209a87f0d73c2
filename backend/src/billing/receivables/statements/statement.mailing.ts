import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
import { Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import type { PdfFile } from '../../../platform/http/pdf-answer.js';
import type { PrintedDocument } from '../../../platform/mail/email.js';
import { type MailableRecord, MailedDocuments } from '../../../platform/mail/mailed-documents.service.js';
import { formatAed } from '../../../documents/texts/email-parts.js';
import { documentEmailTexts } from '../../../documents/texts/texts.js';
import { overdueOf } from './domain/statement.rules.js';
import { StatementDocument } from './statement.document.js';
import { type StatementCustomer, StatementsService } from './statements.service.js';

/** How statements of companies and of persons are sent by e-mail. */
@Injectable()
export class StatementMailing implements OnModuleInit {
  constructor(
    private readonly mailed: MailedDocuments,
    private readonly statements: StatementsService,
    private readonly document: StatementDocument,
  ) {}

  onModuleInit(): void {
    this.registerFor('users', (id) => this.statements.person(id));
    this.registerFor('companies', (id) => this.statements.company(id));
  }

  private registerFor(resource: 'users' | 'companies', load: (id: string) => Promise<StatementCustomer>): void {
    this.mailed.register(resource, {
      load,
      describe: async (id, document) => this.describe(await load(id), document),
      print: async (id, document, actor) => this.print(await load(id), document, actor),
    });
  }

  /** @throws DomainError `invalid` naming `from` or `to` */
  private async describe(customer: StatementCustomer, { period }: PrintedDocument): Promise<MailableRecord> {
    const { statement } = await this.statements.of(customer, { ...period });
    const { account, buyer, language = DEFAULT_LANGUAGE } = customer;
    const overdue = overdueOf(statement.aging);
    return {
      id: new Types.ObjectId(account.company ?? account.user),
      name: period === undefined ? '' : `${period.from} – ${period.to}`,
      customer: { name: buyer.name || (buyer.company?.legalName ?? ''), email: buyer.email, language },
      facts: (of: Language) => {
        const { facts } = documentEmailTexts(of);
        return [
          { label: facts.balance, value: formatAed(statement.closingBalance, of) },
          ...(overdue > 0 ? [{ label: facts.overdue, value: formatAed(overdue, of) }] : []),
        ];
      },
      path: '/account/statement',
    };
  }

  private print(customer: StatementCustomer, { language, period }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.document.render(customer, { ...period, language }, actor.id);
  }
}
