import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DeliveryKind } from '@shop/contract/e-invoices';
import type { ClientSession, Model, Types } from 'mongoose';
import { findRecord } from '../../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { isDuplicateKey, retryTransaction } from '../../../platform/database/transactions.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { EInvoiceDocuments, type IssuedDocument } from '../e-invoice-documents.service.js';
import { type DeliveryRecord, EInvoiceDelivery } from './e-invoice-delivery.schema.js';
import { newDelivery, UNSTORED } from './new-delivery.js';

export interface LoadedDelivery {
  readonly delivery: DeliveryRecord;
  readonly document: IssuedDocument;
}

const KINDS: readonly DeliveryKind[] = ['invoice', 'credit-note'];

/** Loads deliveries with their documents, and stores them. */
@Injectable()
export class DeliveryStore {
  constructor(
    @InjectModel(EInvoiceDelivery.name) private readonly model: Model<EInvoiceDelivery>,
    @InjectRecords(EInvoiceDelivery) private readonly records: RecordStore<EInvoiceDelivery>,
    private readonly documents: EInvoiceDocuments,
  ) {}

  /** @param id of the invoice or the credit note @throws DomainError E_INVOICE_NOT_FOUND */
  async load(id: string, session?: ClientSession): Promise<LoadedDelivery> {
    const stored = await findRecord(this.model, id, session);
    if (stored !== null) return this.withDocument(stored, session);
    const document = await this.documentOf(id, session);
    return { delivery: newDelivery(document), document };
  }

  async withDocument(delivery: DeliveryRecord, session?: ClientSession): Promise<LoadedDelivery> {
    const { kind, _id } = delivery;
    return { delivery, document: await this.documents.load(kind, _id.toHexString(), session) };
  }

  /** @returns null where nothing is stored of it */
  stored(id: Types.ObjectId, session: ClientSession): Promise<DeliveryRecord | null> {
    return findRecord(this.model, id.toHexString(), session);
  }

  byUuid(uuid: string, session: ClientSession): Promise<DeliveryRecord | null> {
    return this.model
      .findOne({ uuid: { $eq: uuid } })
      .session(session)
      .lean<DeliveryRecord | null>();
  }

  /** @returns the delivery as it is then @throws DomainError STALE_VERSION */
  async write(before: DeliveryRecord, fields: Partial<EInvoiceDelivery>, by: ChangeContext): Promise<DeliveryRecord> {
    if (before.version !== UNSTORED) return this.records.store(before, fields, by);
    try {
      return await this.records.insert({ ...before, ...fields, version: 1 }, by);
    } catch (error) {
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }

  /** Invoices and credit notes have ids of one kind: which one it is has to be asked. */
  private async documentOf(id: string, session?: ClientSession): Promise<IssuedDocument> {
    for (const kind of KINDS) {
      try {
        return await this.documents.load(kind, id, session);
      } catch (error) {
        if (!(error instanceof DomainError && error.kind === 'missing')) throw error;
      }
    }
    throw refuse('E_INVOICE_NOT_FOUND');
  }
}
