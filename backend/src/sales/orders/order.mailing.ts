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
import { OrderDocument } from './order.document.js';
import { OrdersService } from './orders.service.js';
import type { OrderRecord } from './order.schema.js';

/** How confirmations, proforma invoices and delivery notes are sent by e-mail. */
@Injectable()
export class OrderMailing implements MailableKind, OnModuleInit {
  constructor(
    private readonly mailed: MailedDocuments,
    private readonly orders: OrdersService,
    private readonly users: UsersService,
    private readonly document: OrderDocument,
  ) {}

  onModuleInit(): void {
    this.mailed.register('orders', this);
  }

  load(id: string): Promise<OrderRecord> {
    return this.orders.load(id);
  }

  /** A delivery note has no prices. @throws DomainError ORDER_NOT_FOUND */
  async describe(id: string, { kind }: PrintedDocument): Promise<MailableRecord> {
    const order = await this.load(id);
    const facts = (language: Language) => [
      { label: documentEmailTexts(language).facts.total, value: formatAed(order.totalPrice, language) },
    ];
    return {
      id: order._id,
      name: order.orderNumber,
      customer: await this.users.contact(order.user.toHexString()),
      facts: kind === 'delivery-note' ? () => [] : facts,
      path: '/account/orders',
    };
  }

  print(id: string, { kind, language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    if (kind === 'delivery-note') return this.document.renderDeliveryNote(id, actor, language);
    return this.document.renderPriced(kind === 'proforma' ? 'proforma' : 'confirmation', id, actor, language);
  }
}
