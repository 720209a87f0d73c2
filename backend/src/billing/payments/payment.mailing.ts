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
import { PaymentDocument, receiptNumber } from './payment.document.js';
import { PaymentsService } from './payments.service.js';
import type { PaymentRecord } from './payment.schema.js';

/** How the receipts of payments are sent by e-mail. */
@Injectable()
export class PaymentMailing implements MailableKind, OnModuleInit {
  constructor(
    private readonly mailed: MailedDocuments,
    private readonly payments: PaymentsService,
    private readonly users: UsersService,
    private readonly document: PaymentDocument,
  ) {}

  onModuleInit(): void {
    this.mailed.register('payments', this);
  }

  load(id: string): Promise<PaymentRecord> {
    return this.payments.load(id);
  }

  /** @throws DomainError PAYMENT_NOT_FOUND */
  async describe(id: string): Promise<MailableRecord> {
    const payment = await this.load(id);
    return {
      id: payment._id,
      name: receiptNumber(payment),
      customer: await this.users.contact(payment.user.toHexString()),
      facts: (language: Language) => [
        { label: documentEmailTexts(language).facts.amount, value: formatAed(payment.amount, language) },
      ],
      path: '/account/payments',
    };
  }

  print(id: string, { language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.document.render(id, actor, language);
  }
}
