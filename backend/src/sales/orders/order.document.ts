import { Injectable } from '@nestjs/common';
import type { DocumentLanguage } from '@shop/contract/languages';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import type { DeliveryNoteModel, OrderModel } from '../../documents/document-model.js';
import { bankAccountsOf, DocumentParts } from '../../documents/document-parts.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { CompaniesService, type CompanyRecord } from '../../people/companies/companies.service.js';
import { taxOf } from '../../documents/lines/document-tax.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { detailsForOwner } from '../../documents/particulars/domain/purchase-details.js';
import { UsersService } from '../../people/users/users.service.js';
import { keptOf } from './kept-goods.js';
import type { OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

type PricedKind = 'confirmation' | 'proforma';

interface Printable {
  readonly order: OrderRecord;
  readonly buyer: UserContact & { readonly company: CompanyRecord | null };
  readonly parts: DocumentParts;
}

/** The documents that the buyer gets of an order: confirmation, proforma invoice and delivery note. */
@Injectable()
export class OrderDocument {
  constructor(
    private readonly orders: OrdersService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * @param language the buyer's own unless told
   * @throws DomainError ORDER_NOT_FOUND
   */
  async renderPriced(kind: PricedKind, id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const printable = await this.load(id, actor, language);
    const { parts } = printable;
    // Returned goods are not billed.
    const order = kind === 'proforma' ? { ...printable.order, ...keptOf(printable.order) } : printable.order;
    const { orderItems: lines } = order;
    const tax = taxOf(order, lines);
    const head = this.headOf(kind, printable);
    const model: OrderModel = {
      ...head,
      terms: [...parts.taxTerms(tax), ...head.terms],
      lines: tax ? [] : parts.lines(lines),
      taxTable: tax && parts.taxTable(lines, tax.lines, tax.basis),
      totals: parts.totals({ ...order, lines, tax }),
      amountInWords: parts.totalInWords(order.totalPrice),
      bankAccounts: isToBePaid(kind, order) ? bankAccountsOf(this.settings.current()) : [],
    };
    const bytes = await this.documents.print(actor.id, 'order', model);
    return { name: kind === 'proforma' ? `Proforma-${order.orderNumber}` : order.orderNumber, bytes };
  }

  /** @throws DomainError ORDER_NOT_FOUND */
  async renderDeliveryNote(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const printable = await this.load(id, actor, language);
    const { order, parts } = printable;
    const head = this.headOf('deliveryNote', printable);
    const isPickedUp = detailsForOwner(order).deliveryMethod === 'PickUp';
    const model: DeliveryNoteModel = {
      ...head,
      deliverTo: isPickedUp ? '' : head.deliverTo || order.shippingAddress,
      lines: parts.lines(order.orderItems).map(({ unitPrice: _price, amount: _amount, ...line }) => line),
    };
    const bytes = await this.documents.print(actor.id, 'delivery-note', model);
    return { name: `Delivery-note-${order.orderNumber}`, bytes };
  }

  private async load(id: string, actor: Actor, language: DocumentLanguage | undefined): Promise<Printable> {
    const order = await this.orders.loadFor(actor, id);
    const user = order.user.toHexString();
    const [contact, company] = await Promise.all([this.users.contact(user), this.companies.ofUser(user)]);
    const buyer = { ...contact, company };
    return { order, buyer, parts: new DocumentParts(language ?? buyer.language) };
  }

  private headOf(kind: PricedKind | 'deliveryNote', { order, buyer, parts }: Printable) {
    const { order: texts } = parts.texts;
    const { title, terms } = texts[kind];
    const details = detailsForOwner(order);
    const delivery = kind === 'deliveryNote' ? deliveryDates(order, parts) : [];
    return {
      ...parts.head(this.settings.current(), buyer),
      title,
      number: order.orderNumber,
      status: { label: texts.status(order.status), tone: 'neutral' as const },
      dates: [
        { label: texts.date, value: parts.day(order.createdAt) },
        ...(order.quote === null ? [] : [{ label: texts.quote, value: order.quote.number }]),
        ...delivery,
        ...parts.purchaseFacts(details),
      ],
      deliverTo: parts.deliverTo(details),
      note: order.adminToClientNote.trim(),
      terms: order.status === 'Cancelled' ? [texts.cancelled, ...terms] : terms,
    };
  }
}

const isToBePaid = (kind: PricedKind, { status }: OrderRecord): boolean =>
  kind === 'proforma' && status !== 'Cancelled' && status !== 'Returned';

function deliveryDates({ deliveredAt, deliveredBy }: OrderRecord, parts: DocumentParts) {
  const { order: texts } = parts.texts;
  return [
    ...(deliveredAt === null ? [] : [{ label: texts.delivered, value: parts.day(deliveredAt) }]),
    ...(deliveredBy === '' ? [] : [{ label: texts.deliveredBy, value: deliveredBy }]),
  ];
}
