import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type TransmissionKind, type TransmissionStatus, UNSENT_STATUSES } from '@shop/contract/e-invoices';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import { E_INVOICES_OF_DOCUMENTS } from '../../billing/invoices/invoice.events.js';
import { InvoiceChanges } from '../../billing/invoices/invoice-changes.service.js';
import { Clock } from '../../platform/clock.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { StaffList } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isUnsent, timeLimitSince } from '../domain/transmission.rules.js';
import { EInvoiceDocuments } from '../e-invoice-documents.service.js';
import { EInvoiceConnectors } from './connectors/e-invoice-connectors.service.js';
import { transmissionList, overdueAt } from './transmissions.list.js';
import { toTransmission } from './transmission.mapper.js';
import type { TransmissionResponse } from './dto/transmission.response.js';
import { type TransmissionRecord, Transmission } from './transmission.schema.js';
import { findRecord } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, retryTransaction } from '../../platform/database/transactions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';
import { newTransmission, UNSTORED } from './new-transmission.js';
import type { IssuedDocument } from '../issued-document.js';

/** The e-invoices that are still to be sent, counted from the day on which sending began. */
export interface DueEInvoices {
  readonly count: number;
  /** The end of the day on which the first of them is due; null if there is none. */
  readonly soonest: Date | null;
  readonly overdue: number;
  /** Deliveries that failed in their last attempt. */
  readonly failed: number;
  readonly rejected: number;
  /** The first day in Dubai that counts. */
  readonly since: string;
}

export interface LoadedTransmission {
  readonly transmission: TransmissionRecord;
  readonly document: IssuedDocument;
}

const KINDS: readonly TransmissionKind[] = ['invoice', 'credit-note'];

/** Reads the transmissions of e-invoices, loads them with their documents, and stores them. */
@Injectable()
export class Transmissions {
  private readonly staffList: StaffList<Transmission>;

  constructor(
    @InjectModel(Transmission.name) private readonly model: Model<Transmission>,
    private readonly documents: EInvoiceDocuments,
    private readonly changes: InvoiceChanges,
    private readonly connectors: EInvoiceConnectors,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    cache: QueryCache,
    @InjectRecords(Transmission) private readonly records: RecordStore<Transmission>,
  ) {
    // Issuing a document begins its transmission without a history entry of the transmission, so the list depends on invoices
    // and credit notes too.
    this.staffList = new StaffList(this.model, ['e-invoice-deliveries', 'invoices', 'credit-notes'], cache);
  }

  async list(query: ListQueryDto): Promise<ListPage<TransmissionResponse>> {
    const request = parseListQuery(transmissionList(this.since()), query, { now: this.clock.now(), users: [] });
    const { records, ...page } = await this.staffList.find(request);
    return { ...page, rows: await this.answers(records) };
  }

  /** @param id of the invoice or the credit note @throws DomainError E_INVOICE_NOT_FOUND */
  async get(id: string): Promise<TransmissionResponse> {
    return this.toTransmissionResponse(await this.loadTransmission(id));
  }

  async toTransmissionResponse({ transmission, document }: LoadedTransmission): Promise<TransmissionResponse> {
    const corrections = await this.changes.correctionsOf([transmission.invoice]);
    return this.toAnswer(transmission, this.documents.missingIn(document), corrections);
  }

  /** @returns null if the shop does not send e-invoices yet */
  async due(): Promise<DueEInvoices | null> {
    const { eInvoiceConnector, eInvoicesSince: since } = this.settings.current();
    if (eInvoiceConnector === 'off' || since === '') return null;
    const now = this.clock.now();
    const unsent = { status: { $in: [...UNSENT_STATUSES] }, createdAt: { $gte: this.since() } };
    const [count, first, overdue, failed, rejected] = await Promise.all([
      this.count(unsent),
      this.model.findOne(unsent).sort({ dueAt: 1, _id: 1 }).lean<TransmissionRecord | null>(),
      this.count({ ...unsent, ...overdueAt(now, this.since()) }),
      this.count({ ...unsent, status: 'failed' }),
      this.count({ ...unsent, status: 'rejected' }),
    ]);
    return { count, soonest: first?.dueAt ?? null, overdue, failed, rejected, since };
  }

  @AnswersQuery(E_INVOICES_OF_DOCUMENTS)
  async statusesOf(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, TransmissionStatus>> {
    const found = await this.model.find({ _id: { $in: [...ids] } }, { status: 1 }).lean<TransmissionRecord[]>();
    return new Map(found.map(({ _id, status }) => [_id.toHexString(), status]));
  }

  private since(): Date {
    return timeLimitSince(this.settings.current().eInvoicesSince);
  }

  private count(filter: QueryFilter<Transmission>): Promise<number> {
    return this.model.countDocuments(filter).exec();
  }

  private async answers(transmissions: readonly TransmissionRecord[]): Promise<TransmissionResponse[]> {
    const corrections = await this.changes.correctionsOf(transmissions.map(({ invoice }) => invoice));
    return Promise.all(
      transmissions.map(async (transmission) =>
        this.toAnswer(transmission, await this.missingIn(transmission), corrections),
      ),
    );
  }

  /** A document that was handed over already counts as complete. */
  private async missingIn(transmission: TransmissionRecord): Promise<number> {
    if (!isUnsent(transmission.status)) return 0;
    return this.documents.missingIn((await this.loadWithDocument(transmission)).document);
  }

  private toAnswer(
    transmission: TransmissionRecord,
    missing: number,
    corrections: ReadonlyMap<string, readonly string[]>,
  ): TransmissionResponse {
    const { eInvoiceConnector } = this.settings.current();
    const isConnected = eInvoiceConnector === 'webhook' && this.connectors.hasEndpoint;
    const correctedBy =
      transmission.kind === 'invoice' ? (corrections.get(transmission.invoice.toHexString()) ?? []) : [];
    const isDue = isUnsent(transmission.status);
    const time = { now: this.clock.now(), since: this.since() };
    return toTransmission(transmission, { ...time, isConnected, missing: isDue ? missing : 0, correctedBy });
  }

  /** @param id of the invoice or the credit note @throws DomainError E_INVOICE_NOT_FOUND */
  async loadTransmission(id: string, session?: ClientSession): Promise<LoadedTransmission> {
    const stored = await findRecord(this.model, id, session);
    if (stored !== null) return this.loadWithDocument(stored, session);
    const document = await this.documentOf(id, session);
    return { transmission: newTransmission(document), document };
  }

  async loadWithDocument(transmission: TransmissionRecord, session?: ClientSession): Promise<LoadedTransmission> {
    const { kind, _id } = transmission;
    return { transmission, document: await this.documents.load(kind, _id.toHexString(), session) };
  }

  /** @returns null if no transmission is stored */
  findTransmission(id: Types.ObjectId, session: ClientSession): Promise<TransmissionRecord | null> {
    return findRecord(this.model, id.toHexString(), session);
  }

  findByUuid(uuid: string, session: ClientSession): Promise<TransmissionRecord | null> {
    return this.model
      .findOne({ uuid: { $eq: uuid } })
      .session(session)
      .lean<TransmissionRecord | null>();
  }

  /** @returns the transmission after the change @throws DomainError STALE_VERSION */
  async storeTransmission(
    before: TransmissionRecord,
    fields: Partial<Transmission>,
    by: ChangeContext,
  ): Promise<TransmissionRecord> {
    if (before.version !== UNSTORED) return this.records.store(before, fields, by);
    try {
      return await this.records.insert({ ...before, ...fields, version: 1 }, by);
    } catch (error) {
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }

  /** An id may belong to an invoice or a credit note, so both collections are read. */
  private async documentOf(id: string, session?: ClientSession): Promise<IssuedDocument> {
    for (const kind of KINDS) {
      try {
        return await this.documents.load(kind, id, session);
      } catch (error) {
        if (!(error instanceof DomainError && error.status === 404)) throw error;
      }
    }
    throw refuse('E_INVOICE_NOT_FOUND');
  }
}
