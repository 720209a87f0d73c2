import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import { daysLeftOf, SUPPLIER_DOCUMENTS } from '@shop/contract/supplier-pack';
import { type ClientSession, type Model, Types } from 'mongoose';
import { SUPPLIER_DOCUMENTS_EXIST } from '../../billing/invoices/invoice.events.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { requireVersion } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { AnswersQuery } from '../../platform/events/events.js';
import type { AnsweredFile } from '../../platform/http/file-answer.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';
import { type ZipFile, zipOf } from '../../platform/http/zip-answer.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { supplierFileName } from './domain/supplier-document.rules.js';
import type { PutSupplierDocumentQueryDto } from './dto/supplier-document.requests.js';
import { SupplierDocumentResponse } from './dto/supplier-document.response.js';
import {
  SUPPLIER_DOCUMENT_RECORD,
  SupplierDocument,
  type SupplierDocumentRecord,
  SupplierFile,
} from './supplier-document.schema.js';

/** Packs, for each user: each reads all files. */
const PACKS = attemptLimit('supplierPack', 20, HOUR);

/** The documents by which buyers check the shop, at most one of each kind, with their files. */
@Injectable()
export class SupplierDocuments {
  constructor(
    @InjectModel(SupplierDocument.name) private readonly model: Model<SupplierDocument>,
    @InjectRecords(SupplierDocument) private readonly records: RecordStore<SupplierDocument>,
    @InjectStore(SupplierFile) private readonly files: PlainStore<SupplierFile>,
    private readonly pictures: Pictures,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async listSupplierDocuments(): Promise<SupplierDocumentResponse[]> {
    return (await this.load()).map((record) => this.toResponse(record));
  }

  load(session: ClientSession | null = null): Promise<SupplierDocumentRecord[]> {
    return this.model.find().sort({ kind: 1 }).session(session).lean<SupplierDocumentRecord[]>();
  }

  @AnswersQuery(SUPPLIER_DOCUMENTS_EXIST)
  async hasDocuments(_question: null, session: ClientSession | null): Promise<boolean> {
    return (await this.load(session)).length > 0;
  }

  /**
   * All documents as a ZIP. The names of the files contain the last days, so that expired ones are recognisable.
   * @throws DomainError NO_SUPPLIER_DOCUMENTS, TOO_MANY_REQUESTS
   */
  async pack({ id }: Actor): Promise<ZipFile> {
    await this.attempts.count(PACKS, id);
    // One transaction: a document that is replaced at the same moment is read completely, in its old or its new form.
    const files = await this.transactions.run(null, async (session) => {
      const read: AnsweredFile[] = [];
      for (const document of await this.load(session)) read.push(await this.fileOf(document, session));
      return read;
    });
    if (files.length === 0) throw refuse('NO_SUPPLIER_DOCUMENTS');
    return { name: `Supplier-documents-${this.today()}`, bytes: zipOf(files, this.clock.now()) };
  }

  async file(kind: string): Promise<AnsweredFile> {
    return this.fileOf(await this.find(kind));
  }

  /**
   * Stores a document, or replaces the current one of its kind.
   * @throws DomainError SUPPLIER_DOCUMENT_NOT_FOUND for an unknown kind, STALE_VERSION, VALIDATION_FAILED at `file`
   */
  async put(
    name: string,
    upload: Buffer,
    { expiresOn, version }: PutSupplierDocumentQueryDto,
    actor: Actor,
  ): Promise<SupplierDocumentResponse> {
    const kind = SUPPLIER_DOCUMENTS.find((one) => one === name);
    if (kind === undefined) throw refuse('SUPPLIER_DOCUMENT_NOT_FOUND');
    const { contentType, bytes } = await this.pictures.asScan(upload, 'NOT_A_PDF_OR_PICTURE/supplier');
    const fields = { expiresOn: expiresOn ?? null, sha256: createHash('sha256').update(bytes).digest('hex') };
    const newId = new Types.ObjectId();
    const stored = this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const before = (await this.load(session)).find((one) => one.kind === kind);
      if (before) requireVersion(SUPPLIER_DOCUMENT_RECORD.name, before, version);
      const after = before
        ? await this.records.store(before, fields, by)
        : await this.records.insert({ _id: newId, kind, ...fields }, by);
      await this.files.put(after._id, { $set: { contentType, bytes } }, session);
      return this.toResponse(after);
    });
    return stored.catch((error: unknown) => {
      // Two users stored the first one at the same moment.
      throw isDuplicateKey(error) ? refuse('STALE_VERSION', { record: SUPPLIER_DOCUMENT_RECORD.name }) : error;
    });
  }

  remove(kind: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const document = await this.find(kind, session);
      await this.records.remove(document, { actor, session });
      await this.files.removeOne({ _id: document._id }, session);
      return { _id: document._id.toHexString() };
    });
  }

  /** @throws DomainError SUPPLIER_DOCUMENT_NOT_FOUND */
  private async find(kind: string, session: ClientSession | null = null): Promise<SupplierDocumentRecord> {
    const record = (await this.load(session)).find((one) => one.kind === kind);
    if (record === undefined) throw refuse('SUPPLIER_DOCUMENT_NOT_FOUND');
    return record;
  }

  private async fileOf(document: SupplierDocumentRecord, session: ClientSession | null = null): Promise<AnsweredFile> {
    const file = await this.files.reads.findById(document._id).session(session);
    if (file === null) throw refuse('SUPPLIER_DOCUMENT_NOT_FOUND');
    const { contentType, bytes } = file;
    return { name: supplierFileName(document, contentType, this.today()), contentType, bytes };
  }

  private toResponse(record: SupplierDocumentRecord): SupplierDocumentResponse {
    return { ...SupplierDocumentResponse.stored(record), daysLeft: daysLeftOf(record.expiresOn, this.today()) };
  }

  private today(): string {
    return dubaiDay(this.clock.now());
  }
}
