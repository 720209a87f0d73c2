import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { findRecord } from '../platform/database/record.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { StaffList } from '../platform/list-query/staff-list.js';
import { QueryCache } from '../platform/history/query-cache.service.js';
import { Clock } from '../platform/clock.js';
import type { UserRefResponse } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { toInvoice } from './invoice.mapper.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
import { invoiceNotFound } from './invoices.errors.js';
import { INVOICE_LIST } from './invoices.list.js';

/** Reads invoices; `InvoiceIssuing`, `InvoiceEditing` and `InvoiceSettlement` write them. */
@Injectable()
export class InvoicesService {
  private readonly staffList: StaffList<Invoice>;

  constructor(
    @InjectModel(Invoice.name) private readonly invoices: Model<Invoice>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {
    this.staffList = new StaffList(this.invoices, ['invoices'], cache);
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
