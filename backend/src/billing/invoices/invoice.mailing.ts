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
import { SupplierPackLink } from '../../shop/supplier-pack/supplier-pack-link.service.js';
import { formatAed, formatDay, optionalFact } from '../../documents/texts/email-parts.js';
import { documentEmailTexts, documentTexts } from '../../documents/texts/texts.js';
import { UsersService } from '../../people/users/users.service.js';
import { InvoiceDocument } from './invoice.document.js';
import { InvoicesService } from './invoices.service.js';
import type { InvoiceRecord } from './invoice.schema.js';

/** How invoices are sent by e-mail. */
@Injectable()
export class InvoiceMailing implements MailableKind, OnModuleInit {
  constructor(
    private readonly mailed: MailedDocuments,
    private readonly invoices: InvoicesService,
    private readonly users: UsersService,
    private readonly document: InvoiceDocument,
    private readonly supplierPack: SupplierPackLink,
  ) {}

  onModuleInit(): void {
    this.mailed.register('invoices', this);
  }

  load(id: string): Promise<InvoiceRecord> {
    return this.invoices.load(id);
  }

  /** @throws DomainError INVOICE_NOT_FOUND */
  async describe(id: string): Promise<MailableRecord> {
    const [invoice, pack] = [await this.load(id), await this.supplierPack.address()];
    return {
      id: invoice._id,
      name: invoice.invoiceNumber,
      customer: await this.users.contact(invoice.user.toHexString()),
      facts: (language: Language) => {
        const { facts } = documentEmailTexts(language);
        const { issuedTotal, remainingDue } = invoice;
        return [
          { label: facts.total, value: formatAed(issuedTotal, language) },
          { label: facts.dueDate, value: formatDay(invoice.dueDate, language) },
          ...(remainingDue === issuedTotal
            ? []
            : [{ label: facts.remaining, value: formatAed(remainingDue, language) }]),
          ...optionalFact(documentTexts(language).supplierPack.invoiceFact, pack ?? ''),
        ];
      },
      path: '/account/invoices',
    };
  }

  print(id: string, { language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    return this.document.render(id, actor, language);
  }
}
