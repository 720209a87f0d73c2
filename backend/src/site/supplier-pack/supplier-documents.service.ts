import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import {
  isSupplierDocument,
  PACK_PATH,
  SUPPLIER_DOCUMENT_IDS,
  SUPPLIER_DOCUMENTS,
  type SupplierDocumentKind,
} from '@shop/contract/supplier-pack';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { requireVersion } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField, refuseFields } from '../../platform/errors/refuse.js';
import { dayFaultOf } from './domain/supplier-document.rules.js';
import type { PutSupplierDocumentDto } from './dto/supplier-pack.requests.js';
import type { SupplierDocumentResponse } from './dto/supplier-document.response.js';
import {
  SUPPLIER_DOCUMENT_RECORD,
  SupplierDocument,
  type SupplierDocumentRecord,
  type SupplierFileRef,
} from './supplier-document.schema.js';
import { SupplierFiles } from './supplier-files.service.js';
import { toPackDocument, toSupplierDocument } from './supplier-document.mapper.js';
import { packName } from './domain/pack-manifest.js';
import type { PackedDocument } from './pack-cover.document.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';

type Fields = Pick<SupplierDocument, 'number' | 'issuedOn' | 'expiresOn' | 'file'>;

const NOTHING: Fields = { number: '', issuedOn: '', expiresOn: '', file: null };

interface RequestedDocument {
  readonly kind: SupplierDocumentKind;
  readonly version: number | null | undefined;
  readonly actor: Actor;
}

/** The documents by which buyers check the shop: one record for each kind, whose file may be missing. */
@Injectable()
export class SupplierDocuments {
  constructor(
    @InjectModel(SupplierDocument.name) private readonly model: Model<SupplierDocument>,
    @InjectRecords(SupplierDocument) private readonly records: RecordStore<SupplierDocument>,
    private readonly files: SupplierFiles,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {}

  /** All kinds, in the order of the pack. */
  async listSupplierDocuments(): Promise<SupplierDocumentResponse[]> {
    const [records, today] = [await this.load(), dubaiDay(this.clock.now())];
    return SUPPLIER_DOCUMENTS.map((kind) => toSupplierDocument(kind, records.get(kind) ?? null, today));
  }

  async load(session: ClientSession | null = null): Promise<ReadonlyMap<SupplierDocumentKind, SupplierDocumentRecord>> {
    const records = await this.model.find().session(session).lean<SupplierDocumentRecord[]>();
    return new Map(records.map((record) => [record.kind, record]));
  }

  /** All kinds with their files, for a pack. */
  async packed(today: string): Promise<PackedDocument[]> {
    // One transaction: a document that is replaced at the same moment is read completely, in its old or its new form.
    return this.transactions.run(null, async (session) => {
      const records = await this.load(session);
      const documents: PackedDocument[] = [];
      for (const kind of SUPPLIER_DOCUMENTS) {
        const record = records.get(kind) ?? null;
        const bytes = record?.file ? await this.files.bytesOf(record.file, session) : null;
        const entry = record?.file && bytes ? { name: packName(kind, record.file.contentType), bytes } : null;
        documents.push({ ...toPackDocument(kind, record, today), entry, sha256: record?.file?.sha256 ?? '' });
      }
      return documents;
    });
  }

  /** True if any document could be in a pack. */
  async some(session: ClientSession | null = null): Promise<boolean> {
    return (await this.model.exists({ file: { $ne: null } }).session(session)) !== null;
  }

  /** @throws DomainError SUPPLIER_DOCUMENT_NOT_FOUND */
  async fileOf(kind: string): Promise<SupplierFileRef & { readonly bytes: Buffer }> {
    const { file = null } = (await this.load()).get(requireKind(kind)) ?? {};
    const bytes = file && (await this.files.bytesOf(file));
    if (file === null || bytes === null) throw refuse('SUPPLIER_DOCUMENT_NOT_FOUND');
    return { ...file, bytes };
  }

  /**
   * Stores a document, or changes its details. A replaced file is deleted.
   * @throws DomainError SUPPLIER_DOCUMENT_NOT_FOUND for an unknown kind, STALE_VERSION, `invalid` at the wrong field
   */
  put(kind: string, body: PutSupplierDocumentDto, actor: Actor): Promise<SupplierDocumentResponse> {
    const { file: fileId, version, number = '', issuedOn, expiresOn } = body;
    const particulars = { number, issuedOn: issuedOn ?? '', expiresOn: expiresOn ?? '' };
    const fault = dayFaultOf(particulars, dubaiDay(this.clock.now()));
    if (fault) throw refuseFields([fault]);
    return this.change({ kind: requireKind(kind), version, actor }, async (before, session) => {
      const file = await this.fileFor(fileId, before, session);
      return { ...particulars, file };
    });
  }

  /** Removes a document with its file. @throws DomainError SUPPLIER_DOCUMENT_NOT_FOUND, STALE_VERSION */
  remove(kind: string, version: number | undefined, actor: Actor): Promise<SupplierDocumentResponse> {
    return this.change({ kind: requireKind(kind), version, actor }, async (before) => {
      if (!before?.file) throw refuse('SUPPLIER_DOCUMENT_NOT_FOUND');
      return Promise.resolve(NOTHING);
    });
  }

  private async change(
    { kind, version, actor }: RequestedDocument,
    fieldsOf: (before: SupplierDocumentRecord | null, session: ClientSession) => Promise<Fields>,
  ): Promise<SupplierDocumentResponse> {
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = (await this.load(session)).get(kind) ?? null;
        if (before) requireVersion(SUPPLIER_DOCUMENT_RECORD.name, before, version);
        const fields = await fieldsOf(before, session);
        const after = await this.write(kind, before, fields, { actor, session });
        return toSupplierDocument(kind, after, dubaiDay(this.clock.now()));
      });
    } catch (error) {
      // Two users stored the first one at the same moment.
      throw isDuplicateKey(error) ? refuse('STALE_VERSION', { record: SUPPLIER_DOCUMENT_RECORD.name }) : error;
    }
  }

  private async write(
    kind: SupplierDocumentKind,
    before: SupplierDocumentRecord | null,
    fields: Fields,
    by: { readonly actor: Actor; readonly session: ClientSession },
  ): Promise<SupplierDocumentRecord> {
    const _id = new Types.ObjectId(SUPPLIER_DOCUMENT_IDS[kind]);
    if (before === null) return this.records.insert({ _id, kind, ...fields }, by);
    const isReplaced = before.file !== null && !(fields.file?._id.equals(before.file._id) ?? false);
    if (isReplaced && before.file) await this.files.remove(before.file, by.session);
    return this.records.store(before, fields, by);
  }

  /** The present file, or the new one. */
  private fileFor(
    id: string | null | undefined,
    before: SupplierDocumentRecord | null,
    session: ClientSession,
  ): Promise<SupplierFileRef> {
    const present = before?.file ?? null;
    const isPresent = id === undefined || id === null || id === present?._id.toHexString();
    if (!isPresent) return this.files.markFileUsed(id, session);
    if (present === null) throw refuseField('file', 'REQUIRED/file');
    return Promise.resolve(present);
  }

  /** @returns the address of the pack; null without any document, since the link would not work */
  async packAddress(session: ClientSession | null = null): Promise<string | null> {
    return (await this.some(session)) ? `${this.environment.publicUrl}${PACK_PATH}` : null;
  }
}

/** @throws DomainError SUPPLIER_DOCUMENT_NOT_FOUND */
function requireKind(kind: string): SupplierDocumentKind {
  if (!isSupplierDocument(kind)) throw refuse('SUPPLIER_DOCUMENT_NOT_FOUND');
  return kind;
}
