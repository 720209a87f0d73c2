import { endsOrder } from '@shop/contract/statuses';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DocumentLanguage, Language } from '@shop/contract/languages';
import type { Actor } from '../../platform/auth/actor.js';
import type { PdfFile } from '../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../platform/pdf/documents.service.js';
import type { DeliveryNoteModel, LabelledAmount, OrderModel } from '../../documents/document-model.js';
import { bankAccountsOf, DocumentParts } from '../../documents/document-parts.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { CompaniesService, type CompanyRecord } from '../../people/companies/companies.service.js';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { detailsForOwner } from '../../documents/particulars/domain/purchase-details.js';
import { UsersService } from '../../people/users/users.service.js';
import { sumOf } from '@shop/contract/vat';
import { type BillPlan, isReduced, leftToBill, plannedLines, stillOrdered } from './domain/bill-plan.js';
import { deliveryState, neededQty } from './domain/line-quantities.js';
import type { OrderLine, OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';
import type { PrintedDocument } from '../../platform/mail/email.js';
import {
  type MailableKind,
  type MailableRecord,
  MailedDocuments,
} from '../../platform/mail/mailed-documents.service.js';
import { addressedTo, formatAed, optionalFact, priceFacts, purchaseFacts } from '../../documents/texts/email-parts.js';
import { documentEmailTexts, documentTexts, emailTexts } from '../../documents/texts/texts.js';
import type { DocumentTexts } from '../../documents/texts/en/documents.js';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../../platform/mail/outbox.service.js';

type PricedKind = 'confirmation' | 'proforma';

interface Printable {
  readonly order: OrderRecord;
  readonly buyer: UserContact & { readonly company: CompanyRecord | null };
  readonly parts: DocumentParts;
}

/**
 * The buyer's documents of an order (confirmation, proforma invoice, delivery note): as PDF, sent by staff, and the
 * email about it.
 */
@Injectable()
export class OrderPapers implements MailableKind, OnModuleInit {
  constructor(
    private readonly orders: OrdersService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
    private readonly mailed: MailedDocuments,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param language default: the buyer's own
   * @throws DomainError ORDER_NOT_FOUND
   */
  async printPriced(kind: PricedKind, id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const printable = await this.loadPrinted(id, actor, language);
    const { parts } = printable;
    // Returned goods are not billed, and cancelled ones are no longer ordered.
    const ordered = isReduced(printable.order) ? stillOrdered(printable.order) : null;
    const left = kind === 'proforma' ? leftToBill(printable.order) : ordered;
    const order = {
      ...printable.order,
      ...(left && { ...left, orderItems: plannedLines(printable.order.orderItems, left) }),
    };
    const { orderItems: lines } = order;
    const tax = left && order.taxBasis ? left.tax : vatOfDocument(order, lines);
    const head = this.headOf(kind, printable);
    const model: OrderModel = {
      ...head,
      terms: [...parts.taxTerms(tax), ...head.terms],
      lines: tax ? [] : parts.lines(lines),
      taxTable: tax && parts.taxTable(lines, tax.lines, tax.basis),
      totals: parts.totals({ ...order, lines, tax }),
      amountInWords: parts.totalInWords(order.totalPrice),
      bankAccounts: isToBePaid(kind, order) ? bankAccountsOf(this.settings.current()) : [],
      rfReference: '',
      ...(left ? lessAdvances(left, parts) : { advances: [], rest: [] }),
      vatAfterAdvances: null,
    };
    const bytes = await this.documents.print(actor.id, 'order', model);
    return { name: kind === 'proforma' ? `Proforma-${order.orderNumber}` : order.orderNumber, bytes };
  }

  /** @throws DomainError ORDER_NOT_FOUND */
  async printDeliveryNote(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const printable = await this.loadPrinted(id, actor, language);
    const { order, parts } = printable;
    const head = this.headOf('deliveryNote', printable);
    const isPickedUp = detailsForOwner(order).deliveryMethod === 'PickUp';
    const model: DeliveryNoteModel = {
      ...head,
      deliverTo: isPickedUp ? '' : head.deliverTo || order.shippingAddress,
      columns: [parts.texts.labels.qty],
      lines: parts.lines(broughtLines(order.orderItems)).map(({ unitPrice: _price, amount: _amount, ...line }) => ({
        ...line,
        quantities: [line.qty],
        place: '',
      })),
      placeLabel: '',
      isSigned: true,
    };
    const bytes = await this.documents.print(actor.id, 'delivery-note', model);
    return { name: `Delivery-note-${order.orderNumber}`, bytes };
  }

  private async loadPrinted(id: string, actor: Actor, language: DocumentLanguage | undefined): Promise<Printable> {
    const order = await this.orders.loadFor(actor, id);
    const [contact, company] = await Promise.all([this.users.recipientOf(order), this.companies.ofDocument(order)]);
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
      badges: [{ label: texts.status(order.status), tone: 'neutral' as const }],
      dates: [
        { label: texts.date, value: parts.day(order.createdAt) },
        ...optionalFact(texts.quote, order.quote?.number ?? ''),
        ...delivery,
        ...parts.purchaseFacts(details),
      ],
      deliverTo: parts.deliverTo(details),
      note: order.adminToClientNote.trim(),
      terms: order.status === 'Cancelled' ? [texts.cancelled, ...terms] : terms,
    };
  }

  onModuleInit(): void {
    this.mailed.register('orders', this);
  }

  load(id: string): Promise<OrderRecord> {
    return this.orders.load(id);
  }

  /** A delivery note has no prices. @throws DomainError ORDER_NOT_FOUND */
  async describe(id: string, { kind }: PrintedDocument): Promise<MailableRecord> {
    const order = await this.load(id);
    const left = kind === 'proforma' ? leftToBill(order) : null;
    const facts = (language: Language) => {
      const total = { label: documentEmailTexts(language).facts.total, amount: (left ?? order).totalPrice };
      const rest = left ? restOf(left, documentTexts(language)) : [];
      return [total, ...rest].map(({ label, amount }) => ({ label, value: formatAed(amount, language) }));
    };
    return {
      id: order._id,
      name: order.orderNumber,
      customer: await this.users.recipientOf(order),
      facts: kind === 'delivery-note' ? () => [] : facts,
      path: '/account/orders',
    };
  }

  print(id: string, { kind, language }: PrintedDocument, actor: Actor): Promise<PdfFile> {
    if (kind === 'delivery-note') return this.printDeliveryNote(id, actor, language);
    return this.printPriced(kind === 'proforma' ? 'proforma' : 'confirmation', id, actor, language);
  }

  async mailCreated(order: OrderRecord, buyer: UserContact, session: ClientSession): Promise<void> {
    const { orderCreated: texts } = emailTexts(buyer.language);
    const { orderItems: lines } = order;
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(order.orderNumber),
      paragraphs: [texts.text(order.orderNumber)],
      facts: [
        ...priceFacts({ ...order, lines, tax: vatOfDocument(order, lines) }, buyer.language),
        ...purchaseFacts(order, buyer.language),
        ...optionalFact(texts.deliveryTo, ownAddressOf(order)),
      ],
      action: { label: texts.link, path: '/account/orders' },
      about: { resource: 'orders' as const, id: order._id, name: order.orderNumber },
    };
    await this.outbox.post(email, session);
  }
}

/** The delivered goods; before any delivery, those that are to be delivered. */
function broughtLines(orderItems: readonly OrderLine[]): OrderLine[] {
  const isNone = deliveryState(orderItems) === 'None' && orderItems.some((line) => neededQty(line) > 0);
  const brought = orderItems.map((line) => ({ ...line, qty: isNone ? neededQty(line) : line.deliveredQty }));
  return brought.filter(({ qty }) => qty > 0);
}

/** The advances that the coming invoices deduct, and what these invoices ask. */
function lessAdvances(left: BillPlan, parts: DocumentParts): Pick<OrderModel, 'advances' | 'rest'> {
  const advances = left.uses.map(({ advance: { number, issuedOn }, categories }) => ({
    number,
    date: parts.day(issuedOn),
    ...sumOf(categories),
  }));
  return { advances, rest: restOf(left, parts.texts) };
}

/** The lines below the total of a proforma invoice; none without advances. */
function restOf({ advanced, amountDue }: BillPlan, { invoice }: DocumentTexts): LabelledAmount[] {
  if (advanced === 0) return [];
  const { settlement: texts } = invoice;
  return [
    { label: texts.advanced, amount: advanced },
    { label: texts.remaining, amount: amountDue },
  ];
}

const isToBePaid = (kind: PricedKind, { status }: OrderRecord): boolean => kind === 'proforma' && !endsOrder(status);

function deliveryDates({ deliveredAt, deliveredBy }: OrderRecord, parts: DocumentParts) {
  const { order: texts } = parts.texts;
  return [
    ...optionalFact(texts.delivered, deliveredAt === null ? '' : parts.day(deliveredAt)),
    ...optionalFact(texts.deliveredBy, deliveredBy),
  ];
}

/** The address of an order without a separate delivery address. */
function ownAddressOf(order: OrderRecord): string {
  const { deliveryAddress, deliveryMethod } = detailsForOwner(order);
  return deliveryAddress !== null || deliveryMethod === 'PickUp' ? '' : order.shippingAddress;
}
