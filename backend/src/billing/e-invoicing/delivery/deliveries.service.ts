import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { UNSENT_STATUSES } from '@shop/contract/e-invoices';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Model, QueryFilter } from 'mongoose';
import { InvoiceTransmission } from '../../invoices/invoice-transmission.service.js';
import { Clock } from '../../../platform/clock.js';
import { QueryCache } from '../../../platform/history/query-cache.service.js';
import { StaffList } from '../../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../../platform/lists/list-query.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { isUnsent } from '../domain/delivery.rules.js';
import { EInvoiceDocuments } from '../e-invoice-documents.service.js';
import { EInvoiceConnectors } from './connectors/connectors.service.js';
import { DELIVERY_LIST, overdueAt } from './deliveries.list.js';
import { toDelivery } from './delivery.mapper.js';
import { DeliveryStore, type LoadedDelivery } from './delivery-store.service.js';
import type { DeliveryResponse } from './dto/delivery.response.js';
import { type DeliveryRecord, EInvoiceDelivery } from './e-invoice-delivery.schema.js';

/** The e-invoices that are to be sent, of the days since sending began. */
export interface DueEInvoices {
  readonly count: number;
  /** The end of the day on which the first of them is due; null: there is none. */
  readonly soonest: Date | null;
  readonly overdue: number;
  /** Given up after the last attempt. */
  readonly failed: number;
  readonly rejected: number;
  /** The first day in Dubai that counts. */
  readonly since: string;
}

/** Reads deliveries; `DeliveryEditing`, `DeliveryFollowing` and `DeliverySettling` write them. */
@Injectable()
export class DeliveriesService {
  private readonly staffList: StaffList<EInvoiceDelivery>;

  constructor(
    @InjectModel(EInvoiceDelivery.name) private readonly model: Model<EInvoiceDelivery>,
    private readonly store: DeliveryStore,
    private readonly documents: EInvoiceDocuments,
    private readonly invoices: InvoiceTransmission,
    private readonly connectors: EInvoiceConnectors,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    cache: QueryCache,
  ) {
    // Issuing a document begins its delivery without an entry of its own.
    this.staffList = new StaffList(this.model, ['e-invoice-deliveries', 'invoices', 'credit-notes'], cache);
  }

  async list(query: ListQueryDto): Promise<ListPage<DeliveryResponse>> {
    const request = parseListQuery(DELIVERY_LIST, query, { now: this.clock.now(), users: [] });
    const { records, ...page } = await this.staffList.find(request);
    return { ...page, rows: await this.answers(records) };
  }

  /** @param id of the invoice or the credit note @throws DomainError E_INVOICE_NOT_FOUND */
  async get(id: string): Promise<DeliveryResponse> {
    return this.answerFor(await this.store.load(id));
  }

  async answerFor({ delivery, document }: LoadedDelivery): Promise<DeliveryResponse> {
    const corrections = await this.invoices.correctionsOf([delivery.invoice]);
    return this.toAnswer(delivery, this.documents.missingIn(document), corrections);
  }

  /** @returns null while e-invoices are not sent */
  async due(): Promise<DueEInvoices | null> {
    const { eInvoiceConnector = 'off', eInvoicesSince: since = '' } = this.settings.current();
    if (eInvoiceConnector === 'off' || since === '') return null;
    const now = this.clock.now();
    const unsent = { status: { $in: [...UNSENT_STATUSES] }, createdAt: { $gte: startOfDubaiDay(since) } };
    const [count, first, overdue, failed, rejected] = await Promise.all([
      this.count(unsent),
      this.model.findOne(unsent).sort({ dueAt: 1, _id: 1 }).lean<DeliveryRecord | null>(),
      this.count({ ...unsent, ...overdueAt(now) }),
      this.count({ ...unsent, status: 'failed' }),
      this.count({ ...unsent, status: 'rejected' }),
    ]);
    return { count, soonest: first?.dueAt ?? null, overdue, failed, rejected, since };
  }

  private count(filter: QueryFilter<EInvoiceDelivery>): Promise<number> {
    return this.model.countDocuments(filter).exec();
  }

  private async answers(deliveries: readonly DeliveryRecord[]): Promise<DeliveryResponse[]> {
    const corrections = await this.invoices.correctionsOf(deliveries.map(({ invoice }) => invoice));
    return Promise.all(
      deliveries.map(async (delivery) => this.toAnswer(delivery, await this.missingIn(delivery), corrections)),
    );
  }

  /** A document that is out of the hands of the shop lacks nothing. */
  private async missingIn(delivery: DeliveryRecord): Promise<number> {
    if (!isUnsent(delivery.status)) return 0;
    return this.documents.missingIn((await this.store.withDocument(delivery)).document);
  }

  private toAnswer(
    delivery: DeliveryRecord,
    missing: number,
    corrections: ReadonlyMap<string, readonly string[]>,
  ): DeliveryResponse {
    const { eInvoiceConnector = 'off' } = this.settings.current();
    const isConnected = eInvoiceConnector === 'webhook' && this.connectors.hasEndpoint;
    const correctedBy = delivery.kind === 'invoice' ? (corrections.get(delivery.invoice.toHexString()) ?? []) : [];
    const isDue = isUnsent(delivery.status);
    return toDelivery(delivery, { now: this.clock.now(), isConnected, missing: isDue ? missing : 0, correctedBy });
  }
}
