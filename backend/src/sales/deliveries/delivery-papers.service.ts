import { Injectable } from '@nestjs/common';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { DocumentLanguage, Language } from '@shop/contract/languages';
import { nameOfLine } from '@shop/contract/names';
import type { ClientSession } from 'mongoose';
import type { DeliveryNoteModel, DocumentLine } from '../../documents/document-model.js';
import { DocumentParts } from '../../documents/document-parts.js';
import {
  addressedAgain,
  addressedTo,
  formatDay,
  formatLineQuantity,
  optionalFact,
  quantityFacts,
} from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { ProductsService } from '../../goods/catalog/products.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { MailRecipients } from '../../platform/mail/mail-recipients.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { neededQty, openQty } from '../orders/domain/line-quantities.js';
import { endsOrder } from '@shop/contract/statuses';
import type { OrderLine, OrderRecord } from '../orders/order-goods.service.js';
import { OrdersService } from '../orders/orders.service.js';
import { DeliveriesService } from './deliveries.service.js';
import type { DeliveryRecord } from './delivery.schema.js';
import { deliveredBefore } from './domain/delivery-sums.js';

interface Printable {
  readonly delivery: DeliveryRecord;
  readonly order: OrderRecord;
  readonly parts: DocumentParts;
  readonly head: Omit<DeliveryNoteModel, 'title' | 'columns' | 'lines' | 'placeLabel' | 'isSigned' | 'terms'>;
}

/** The delivery note of a delivery, its packing list, and the email about it. None has prices. */
@Injectable()
export class DeliveryPapers {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly orders: OrdersService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly products: ProductsService,
    private readonly settings: SettingsService,
    private readonly documents: DocumentsService,
    private readonly outbox: Outbox,
    private readonly recipients: MailRecipients,
  ) {}

  /** @throws DomainError DELIVERY_NOT_FOUND */
  async printNote(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const { delivery, order, parts, head } = await this.loadPrinted(id, actor, language);
    const { deliveryNote: texts } = parts.texts.order;
    const before = deliveredBefore(delivery, await this.deliveries.ofOrder(order._id));
    const now = new Map(delivery.lines.map(({ line, qty }) => [String(line), qty]));
    const quantitiesOf = (line: OrderLine) => {
      const [needed, earlier, leaving] = [
        neededQty(line),
        before.get(String(line._id)) ?? 0,
        now.get(String(line._id)) ?? 0,
      ];
      return [needed, earlier, leaving, needed - earlier - leaving];
    };
    const needed = order.orderItems.filter((line) => neededQty(line) > 0);
    const model: DeliveryNoteModel = {
      ...head,
      title: texts.title,
      columns: [texts.ordered, texts.before, texts.now, texts.toCome],
      lines: parts
        .lines(needed.map((line) => ({ ...line, qty: now.get(String(line._id)) ?? 0 })))
        .map((line, index) => ({
          ...withoutPrices(line),
          quantities: needed[index] ? quantitiesOf(needed[index]) : [],
          place: '',
        })),
      placeLabel: '',
      isSigned: true,
      terms: texts.terms,
    };
    return { name: delivery.number, bytes: await this.documents.print(actor.id, 'delivery-note', model) };
  }

  /** For the store: what to take from which place. @throws DomainError DELIVERY_NOT_FOUND */
  async printPackingList(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const { delivery, parts, head } = await this.loadPrinted(id, actor, language);
    const { packingList: texts } = parts.texts.order;
    const shelves = await this.products.shelvesOf(
      delivery.lines.flatMap(({ product }) => product?.toHexString() ?? []),
    );
    const placed = delivery.lines
      .map((line) => ({ ...line, unitPrice: 0, place: shelves.get(String(line.product))?.storageLocation ?? '' }))
      .sort((a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }));
    const model: DeliveryNoteModel = {
      ...head,
      title: texts.title,
      columns: [parts.texts.labels.qty],
      lines: parts.lines(placed).map((line, index) => ({
        ...withoutPrices(line),
        quantities: [line.qty],
        place: placed[index]?.place ?? '',
      })),
      placeLabel: texts.place,
      isSigned: false,
      terms: [],
    };
    const bytes = await this.documents.print(actor.id, 'delivery-note', model);
    return { name: `Packing-list-${delivery.number}`, bytes };
  }

  private async loadPrinted(id: string, actor: Actor, language: DocumentLanguage | undefined): Promise<Printable> {
    const delivery = await this.deliveries.loadFor(actor, id);
    const order = await this.orders.load(delivery.order._id.toHexString());
    const [contact, company] = await Promise.all([
      this.users.recipientOf(delivery),
      this.companies.ofDocument(delivery),
    ]);
    const parts = new DocumentParts(language ?? contact.language);
    return { delivery, order, parts, head: this.headOf(delivery, order, parts, { ...contact, company }) };
  }

  private headOf(
    delivery: DeliveryRecord,
    order: OrderRecord,
    parts: DocumentParts,
    buyer: Parameters<DocumentParts['head']>[1],
  ): Printable['head'] {
    const { order: texts } = parts.texts;
    const { number, status, deliveredOn, deliveredBy, receivedBy, address } = delivery;
    return {
      ...parts.head(this.settings.current(), buyer),
      number,
      badges: [{ label: texts.deliveryStatus(status), tone: 'neutral' }],
      dates: [
        ...optionalFact(texts.delivered, deliveredOn === null ? '' : parts.day(deliveredOn)),
        { label: texts.order, value: order.orderNumber },
        ...optionalFact(parts.texts.purchase.poNumber, order.poNumber),
        ...optionalFact(texts.deliveredBy, deliveredBy),
        ...optionalFact(texts.receivedBy, receivedBy),
      ],
      deliverTo: address,
      note: '',
    };
  }

  /** Lists the delivered and the remaining quantities. */
  async mailDelivered(order: OrderRecord, delivery: DeliveryRecord, session: ClientSession): Promise<void> {
    const buyer = await this.users.recipientOf(delivery, session);
    const { language } = buyer;
    const { goodsDelivered: texts } = emailTexts(language);
    const open = order.orderItems.filter((line) => openQty(line) > 0).map((line) => ({ ...line, qty: openQty(line) }));
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(order.orderNumber),
      paragraphs: [
        texts.text(order.orderNumber, formatDay(delivery.deliveredOn ?? delivery.createdAt, language)),
        open.length === 0 ? texts.complete : texts.toCome,
      ],
      facts: [
        ...goodsFacts(delivery, language),
        ...open.map((line) => ({
          label: `${texts.open}: ${nameOfLine(line, language)}`,
          value: restOf(line, language),
        })),
        ...optionalFact(texts.receivedBy, delivery.receivedBy),
      ],
      action: { label: emailTexts(language).orderCreated.link, path: '/account/orders' },
      about: { resource: 'deliveries' as const, id: delivery._id, name: delivery.number },
    };
    await this.outbox.post(email, session);
  }

  /** Emails the cancellation to all recipients of an email about the delivery. */
  async mailCancelled(
    { _id: id, number: name, order, ...delivery }: DeliveryRecord,
    session: ClientSession,
  ): Promise<void> {
    const about = { resource: 'deliveries' as const, id, name };
    const mailed = await this.recipients.recipientsAbout([about], session);
    const buyer = await this.users.recipientOf(delivery, session);
    const emails = mailed.map((recipient) => {
      const { language } = recipient;
      const { deliveryCancelled: texts, orderCreated } = emailTexts(language);
      return {
        ...addressedAgain(recipient, buyer, { label: orderCreated.link, path: '/account/orders' }),
        subject: texts.subject(order.orderNumber),
        paragraphs: [texts.text(name, order.orderNumber)],
        facts: goodsFacts(delivery, language),
        about,
      };
    });
    await this.outbox.post(emails, session);
  }

  /** Says when open goods are expected, if that has changed. */
  async mailExpected(before: OrderRecord, after: OrderRecord, session: ClientSession): Promise<void> {
    const moved = after.orderItems.filter(
      (line, index) => openQty(line) > 0 && line.expectedOn !== (before.orderItems[index]?.expectedOn ?? null),
    );
    if (moved.length === 0 || endsOrder(after.status)) return;
    const buyer = await this.users.recipientOf(after, session);
    const { language } = buyer;
    const { goodsExpected: texts, orderCreated } = emailTexts(language);
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(after.orderNumber),
      paragraphs: [texts.text(after.orderNumber)],
      facts: moved.map((line) => ({
        label: nameOfLine(line, language),
        value: line.expectedOn ? restOf({ ...line, qty: openQty(line) }, language) : texts.unknown,
      })),
      action: { label: orderCreated.link, path: '/account/orders' },
      about: { resource: 'orders' as const, id: after._id, name: after.orderNumber },
    };
    await this.outbox.post(email, session);
  }
}

const goodsFacts = ({ lines }: Pick<DeliveryRecord, 'lines'>, language: Language) =>
  quantityFacts(
    lines.map((line) => ({ ...line, unitPrice: 0 })),
    language,
  );

function withoutPrices({ unitPrice: _unitPrice, amount: _amount, ...line }: DocumentLine) {
  return line;
}

/** `3 rolls, expected 2 December 2026` */
function restOf(line: OrderLine, language: Language): string {
  const value = formatLineQuantity(line, language);
  if (!line.expectedOn) return value;
  return emailTexts(language).goodsDelivered.expected(value, formatDay(startOfDubaiDay(line.expectedOn), language));
}
