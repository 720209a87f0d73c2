import { DocumentReads } from '../../people/users/document-reads.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Viewer } from '@shop/contract/state-machine';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { DOCUMENTS_OF_OWNER, type DocumentOwner } from '../../people/user-record/owner.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { findRecord } from '../../platform/database/record.js';
import { type ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { type ListTotalsResponse } from '../../platform/lists/list-totals.js';
import { Events } from '../../platform/events/events.service.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { Clock } from '../../platform/clock.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { toListedCompany } from '../../people/companies/company.mapper.js';
import type { ListedCompanyResponse } from '../../people/companies/dto/company.response.js';
import { DocumentAccess } from '../../people/companies/document-access.service.js';
import type { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { viewerOf } from '../../platform/auth/viewer.js';
import { PO_FILE_READABLE, type PoFileReading } from '../../documents/particulars/po-file.events.js';
import { UsersService } from '../../people/users/users.service.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { CHEQUES_OF_INVOICES, E_INVOICES_OF_DOCUMENTS, type InvoiceCheque } from './invoice.events.js';
import { toInvoice } from './invoice.mapper.js';
import { INVOICE_RECORD, Invoice, type InvoiceRecord } from './invoice.schema.js';
import { INVOICE_LIST, INVOICE_TOTALS } from './invoices.list.js';

export type { InvoiceRecord };

/** Reads invoices; `InvoiceWriting` and `InvoiceChanges` write them. */
@Injectable()
export class InvoicesService extends DocumentReads<Invoice> {
  constructor(
    @InjectModel(Invoice.name) private readonly invoices: Model<Invoice>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly access: DocumentAccess,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {
    super(invoices, INVOICE_RECORD, INVOICE_LIST, { users, clock, cache });
  }

  @AnswersQuery(PO_FILE_READABLE)
  async isPoFileReadable({ file, actor }: PoFileReading): Promise<boolean> {
    const readable = await this.access.readableOfCompany(actor, 'invoices');
    if (readable === null) return false;
    const named = { ...readable, 'poFile._id': file, purchaseAuthor: null };
    return (await this.invoices.exists(named)) !== null;
  }

  /** A Void invoice also prevents the deletion of its customer. */
  @AnswersQuery(DOCUMENTS_OF_OWNER)
  invoicesOf(owner: DocumentOwner, session: ClientSession): Promise<string[]> {
    return this.numbersOf(owner, session);
  }

  async list(query: ListQueryDto): Promise<ListPage<InvoiceResponse>> {
    const { records, ...page } = await this.page(query);
    const rows = await this.toInvoiceResponses(records, () => 'staff');
    return { ...page, rows: await this.withEInvoices(rows) };
  }

  totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    return this.totalsOf(query, INVOICE_TOTALS);
  }

  /** @throws DomainError COMPANY_SHARES_NOTHING */
  async listOwn(actor: Actor, { scope = 'own', ...query }: OwnListQueryDto): Promise<ListPage<InvoiceResponse>> {
    const filter = await this.access.listed(actor, 'invoices', scope);
    const { records, ...page } = await this.own(filter, query);
    return { ...page, rows: await this.toInvoiceResponses(records, ({ user }) => viewerOf(actor, user)) };
  }

  async get(id: string, actor: Actor): Promise<InvoiceResponse> {
    return this.toInvoiceResponse(actor, await this.loadFor(actor, id));
  }

  /** @param invoice that the actor may see */
  async toInvoiceResponse(actor: Actor, invoice: InvoiceRecord): Promise<InvoiceResponse> {
    const users = await this.users.refs([invoice.user]);
    const cheques = (await this.chequesOf([invoice._id])).get(invoice._id.toHexString()) ?? [];
    const viewer = { role: viewerOf(actor, invoice.user), now: this.clock.now(), cheques };
    return toInvoice(invoice, users.of(invoice.user), viewer);
  }

  private async toInvoiceResponses(
    invoices: readonly InvoiceRecord[],
    roleFor: (invoice: InvoiceRecord) => Viewer,
  ): Promise<InvoiceResponse[]> {
    const now = this.clock.now();
    const refs = await this.users.refs(invoices.map(({ user }) => user));
    const given = await this.chequesOf(invoices.map(({ _id }) => _id));
    return invoices.map((invoice) => {
      const cheques = given.get(invoice._id.toHexString()) ?? [];
      return toInvoice(invoice, refs.of(invoice.user), { role: roleFor(invoice), now, cheques });
    });
  }

  /** Adds the states of the e-invoices of listed invoices or credit notes. */
  async withEInvoices<R extends { readonly _id: string }>(rows: readonly R[]) {
    const ids = rows.map(({ _id }) => new Types.ObjectId(_id));
    const states = new Map(
      (await this.events.query(E_INVOICES_OF_DOCUMENTS, ids, null)).flatMap((answer) => [...answer]),
    );
    return rows.map((row) => ({ ...row, eInvoice: states.get(row._id) ?? null }));
  }

  private async chequesOf(invoices: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, readonly InvoiceCheque[]>> {
    const answers = await this.events.query(CHEQUES_OF_INVOICES, invoices, null);
    return new Map(answers.flatMap((cheques) => [...cheques]));
  }

  protected mayRead(actor: Actor, invoice: InvoiceRecord): Promise<boolean> {
    return this.access.mayRead(actor, 'invoices', invoice);
  }

  /** True if the caller may read the payments and credit notes of an invoice, as all who may read the invoice. */
  async mayReadPartOf(invoiceId: Types.ObjectId, actor: Actor): Promise<boolean> {
    if (actor.isAdmin) return true;
    const invoice = await findRecord(this.invoices, invoiceId.toHexString());
    return invoice !== null && this.access.mayRead(actor, 'invoices', invoice);
  }

  /** The person whom papers about an invoice go to. @throws DomainError INVOICE_NOT_FOUND */
  async recipientOf(invoiceId: Types.ObjectId, session?: ClientSession): Promise<UserContact> {
    return this.users.recipientOf(await this.load(invoiceId.toHexString(), session), session);
  }

  async companiesOf(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, ListedCompanyResponse>> {
    const found = await this.invoices
      .find({ _id: { $in: [...ids] }, 'buyer.company': { $ne: null } })
      .select('buyer')
      .lean<InvoiceRecord[]>();
    const companies = found.flatMap(({ _id, buyer: { company } }) =>
      company ? [[_id.toHexString(), toListedCompany(company)] as const] : [],
    );
    return new Map(companies);
  }

  /** The condition on the caller's own records of invoices: without those of a company that the caller has left. */
  async ownParts(actor: Actor): Promise<{ user: Types.ObjectId; 'invoice._id'?: { $nin: Types.ObjectId[] } }> {
    const former = await this.invoices
      .find(await this.access.former(actor))
      .select('_id')
      .lean<InvoiceRecord[]>();
    const ids = former.map(({ _id }) => _id);
    return { user: new Types.ObjectId(actor.id), ...(ids.length > 0 && { 'invoice._id': { $nin: ids } }) };
  }
}
