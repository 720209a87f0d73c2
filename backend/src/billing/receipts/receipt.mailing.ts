import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contract/languages';
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
import { ReceiptDocument } from './receipt.document.js';
import { ReceiptsService } from './receipts.service.js';
import type { ReceiptRecord } from './receipt.schema.js';

/** How receipts are sent by e-mail. */
@Injectable()
export class ReceiptMailing implements MailableKind, OnModuleInit {
  constructor(
    private readonly mailed: MailedDocuments,
    private readonly receipts: ReceiptsService,
    private readonly users: UsersService,
    private readonly document: ReceiptDocument,
  ) {}

  onModuleInit(): void {
    this.mailed.register('receipts', this);
  }

  load(id: string): Promise<ReceiptRecord> {
    return this.receipts.load(id);
  }

  /** @throws DomainError RECEIPT_NOT_FOUND */
  async describe(id: string): Promise<MailableRecord> {
    const { _id, receiptNumber, user, payer, amount } = await this.load(id);
    const payingCompany = { name: payer, email: '', language: DEFAULT_LANGUAGE };
    return {
      id: _id,
      name: receiptNumber,
      customer: user === null ? payingCompany : await this.users.contact(user.toHexString()),
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.amount, value: formatAed(amount, language) },
      ],
      path: '/account/payments',
    };
  }

  print(id: string, { language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.document.render(id, actor, language);
  }
}
