import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { MOST_NAMED, References } from '../platform/database/references.service.js';
import { findRecord } from '../platform/database/record.js';
import { type ListQueryDto, parseListQuery, type RangeQueryDto } from '../platform/list-query/list-query.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { type ListTotalsResponse, toListTotals } from '../platform/list-query/list-totals.js';
import { findOwn, StaffList } from '../platform/list-query/find-page.js';
import { QueryCache } from '../platform/history/query-cache.service.js';
import { Clock } from '../platform/clock.js';
import type { UserRefResponse } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { toInvoice } from './invoice.mapper.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
import { invoiceNotFound } from './invoices.errors.js';
import { INVOICE_LIST, INVOICE_TOTALS } from './invoices.list.js';

export type { InvoiceRecord };

/** Reads invoices; `InvoiceIssuing`, `InvoiceEditing` and `InvoiceSettlement` write them. */
@Injectable()
export class InvoicesService implements OnModuleInit {
  private readonly staffList: StaffList<Invoice>;

  constructor(
    @InjectModel(Invoice.name) private readonly invoices: Model<Invoice>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly references: References,
  ) {
    this.staffList = new StaffList(this.invoices, ['invoices'], cache);
  }

  /** Void invoices keep their customer too. */
  onModuleInit(): void {
    this.references.register('user', async (user, session) => {
      const found = await this.invoices
        .find({ user })
        .session(session)
        .select('invoiceNumber')
        .limit(MOST_NAMED)
        .lean();
      return found.map(({ invoiceNumber }) => invoiceNumber);
    });
  }

  async list(query: ListQueryDto): Promise<ListPage<InvoiceResponse>> {
    const now = this.clock.now();
    const context = { now, users: await this.users.foundBy(query) };
    const { records, ...page } = await this.staffList.find(parseListQuery(INVOICE_LIST, query, context));
    const refs = await this.users.refs(records.map(({ user }) => user));
    return {
      ...page,
      rows: records.map((invoice) => toInvoice(invoice, refs.of(invoice.user), { role: 'staff', now })),
    };
  }

  async totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    const context = { now: this.clock.now(), users: await this.users.foundBy(query) };
    const { filter } = parseListQuery(INVOICE_LIST, query, context);
    return toListTotals(await this.staffList.totals(filter, INVOICE_TOTALS));
  }

  async listOwn(actor: Actor, query: RangeQueryDto): Promise<ListPage<InvoiceResponse>> {
    const viewer = { role: 'owner', now: this.clock.now() } as const;
    const user = { _id: actor.id, name: actor.name, email: actor.email };
    const { records, ...page } = await findOwn(this.invoices, actor.id, { createdAt: -1, _id: -1 }, query);
    return { ...page, rows: records.map((invoice) => toInvoice(invoice, user, viewer)) };
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
}
