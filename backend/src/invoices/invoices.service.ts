import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesOfCreation, changesOfRemoval } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { findRecord, storeFields } from '../platform/database/versioned.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { searchTextOf } from '../platform/list-query/search-text.js';
import { LiveLists } from '../platform/live-lists/live-lists.service.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { Clock } from '../platform/clock.js';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import { OrderInvoicing } from '../orders/order-invoicing.service.js';
import type { UserRefResponse } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import { invoiceState } from './domain/invoice.rules.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { InvoiceEmails } from './invoice.emails.js';
import { toInvoice } from './invoice.mapper.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
import { invoiceNotFound, requireInvoiceAction } from './invoices.errors.js';
import { invoiceList, LIVE_INVOICES } from './invoices.list.js';

@Injectable()
export class InvoicesService {
  constructor(
    @InjectModel(Invoice.name) private readonly invoices: Model<Invoice>,
    private readonly lists: LiveLists,
    private readonly orders: OrderInvoicing,
    private readonly users: UsersService,
    private readonly emails: InvoiceEmails,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Issues the invoice of an order: lines, buyer and amounts are copied and never change.
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE
   */
  async issue(orderId: string, actor: Actor): Promise<InvoiceResponse> {
    const _id = new Types.ObjectId();
    const stored = await this.transactions.runInTurn('INV', async (session) => {
      // Within the attempt: one that waited for others is dated after them, as it is numbered.
      const createdAt = this.clock.now();
      const number = await this.sequences.next('INV', createdAt, session);
      const order = await this.orders.bind(orderId, { _id, number }, actor, session);
      const { name, email, phoneNumber, address, language } = await this.users.contact(
        order.user.toHexString(),
        session,
      );
      const invoice = {
        _id,
        invoiceNumber: number,
        user: order.user,
        buyer: { name, email, phoneNumber, address },
        order: { _id: order._id, orderNumber: order.orderNumber },
        lines: order.orderItems,
        deliveryCharge: order.deliveryCharge,
        extraFee: order.extraFee,
        adminToClientNote: order.adminToClientNote,
        amountDue: order.totalPrice,
        remainingDue: order.totalPrice,
        dueDate: endOfDubaiDay(createdAt, this.environment.shop.invoiceTermsDays),
        createdAt,
      };
      const [created] = await this.invoices.create([invoice], { session });
      if (created === undefined) throw new Error('The invoice was not stored');
      const changes = changesOfCreation(invoice);
      await this.audit.record({ resource: 'invoices', id: _id, action: 'issued', actor, changes }, session);
      await this.emails.issued(invoice, language, session);
      return created.toObject<InvoiceRecord>();
    });
    return this.answerFor(actor, stored);
  }

  async list(query: ListQueryDto): Promise<ListPage<InvoiceResponse>> {
    const now = this.clock.now();
    const text = searchTextOf(query);
    const spec = invoiceList(text === null ? [] : await this.users.idsMatching(text), now);
    const request = await this.sequences.ordering(parseListQuery(spec, query));
    const { records, ...page } = await this.lists.findPage(LIVE_INVOICES, this.invoices, request);
    const refs = await this.users.refs(records.map(({ user }) => user));
    return {
      ...page,
      rows: records.map((invoice) => toInvoice(invoice, refs.of(invoice.user), { role: 'staff', now })),
    };
  }

  async listOwn(actor: Actor): Promise<InvoiceResponse[]> {
    const viewer = { role: 'owner', now: this.clock.now() } as const;
    const found = await this.invoices.find({ user: actor.id }).sort({ createdAt: -1, _id: -1 }).lean<InvoiceRecord[]>();
    const user = { _id: actor.id, name: actor.name, email: actor.email };
    return found.map((invoice) => toInvoice(invoice, user, viewer));
  }

  async get(id: string, actor: Actor): Promise<InvoiceResponse> {
    return this.answerFor(actor, await this.loadFor(actor, id));
  }

  /** @param invoice one that the actor may see @param user whose it is, where that is known already */
  async answerFor(actor: Actor, invoice: InvoiceRecord, user?: UserRefResponse): Promise<InvoiceResponse> {
    const owner = user ?? (await this.users.refs([invoice.user])).of(invoice.user);
    const role = actor.isAdmin ? 'staff' : 'owner';
    return toInvoice(invoice, owner, { role, now: this.clock.now() });
  }

  /** Voids an invoice without payments: its number stays used and the order can be invoiced again. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (session) => {
      const invoice = await this.load(id, session);
      requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'delete');
      await this.invoices.deleteOne({ _id: invoice._id, version: invoice.version }, { session });
      await this.orders.release(invoice.order._id, actor, session);
      const changes = changesOfRemoval(invoice);
      await this.audit.record({ resource: 'invoices', id: invoice._id, action: 'voided', actor, changes }, session);
    });
  }

  /** The invoice, if it is the caller's or the caller is staff. @throws DomainError INVOICE_NOT_FOUND */
  async loadFor(actor: Actor, id: string): Promise<InvoiceRecord> {
    const invoice = await this.load(id);
    if (!actor.isAdmin && invoice.user.toHexString() !== actor.id) throw invoiceNotFound();
    return invoice;
  }

  async load(id: string, session?: ClientSession): Promise<InvoiceRecord> {
    const invoice = await findRecord(this.invoices, id, session);
    if (invoice === null) throw invoiceNotFound();
    return invoice;
  }

  /**
   * Stores fields of an invoice that has not changed since it was read.
   * @returns the invoice as it is then @throws DomainError STALE_VERSION
   */
  store(before: InvoiceRecord, fields: Partial<Invoice>, session: ClientSession): Promise<InvoiceRecord> {
    return storeFields(this.invoices, 'invoice', before, fields, session);
  }
}
