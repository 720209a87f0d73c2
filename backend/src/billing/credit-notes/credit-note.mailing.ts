import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import type { Actor } from '../../platform/auth/actor.js';
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
import { CreditNoteDocument } from './credit-note.document.js';
import { CreditNotesService } from './credit-notes.service.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

/** How credit notes are sent by e-mail. */
@Injectable()
export class CreditNoteMailing implements MailableKind, OnModuleInit {
  constructor(
    private readonly mailed: MailedDocuments,
    private readonly notes: CreditNotesService,
    private readonly users: UsersService,
    private readonly document: CreditNoteDocument,
  ) {}

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
      customer: await this.users.contact(note.user.toHexString()),
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.amount, value: formatAed(note.total, language) },
      ],
      path: '/account/invoices',
    };
  }

  print(id: string, { language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.document.render(id, actor, language);
  }
}
