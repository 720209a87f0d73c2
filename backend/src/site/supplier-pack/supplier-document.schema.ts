import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUPPLIER_DOCUMENTS, type SupplierDocumentKind, type SupplierFileType } from '@shop/contract/supplier-pack';
import { SchemaTypes, type Types } from 'mongoose';
import type { RecordKind } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../../platform/database/record.js';

/** The file of a document; a separate record stores its bytes. */
export interface SupplierFileRef {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly contentType: SupplierFileType;
  readonly size: number;
  readonly sha256: string;
}

/** One of the documents by which buyers check the shop. A record without a file means that the document was removed. */
@Schema({ ...RECORD_OPTIONS, collection: 'supplier-documents' })
export class SupplierDocument extends Versioned {
  @Prop({ type: String, enum: SUPPLIER_DOCUMENTS, required: true })
  kind: SupplierDocumentKind;

  @Prop({ type: String, default: '' })
  number: string;

  /** A day in Dubai, as `2026-01-31`; empty if there is none. */
  @Prop({ type: String, default: '' })
  issuedOn: string;

  /** The last day of validity; empty: unlimited. */
  @Prop({ type: String, default: '' })
  expiresOn: string;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  file: SupplierFileRef | null;
}

export type SupplierDocumentRecord = SupplierDocument & Stored;
export const SupplierDocumentSchema = SchemaFactory.createForClass(SupplierDocument);

/** The history stores the name and the hash of the file, not its bytes. */
export const SUPPLIER_DOCUMENT_RECORD: RecordKind<SupplierDocument> = {
  resource: 'supplier-documents',
  name: 'document',
  about: 'Supplier documents of the shop, for staff',
  notFound: 'SUPPLIER_DOCUMENT_NOT_FOUND',
  nameField: 'kind',
  readAction: 'settings.read',
  reported: ({ kind, number, issuedOn, expiresOn, file }) => ({
    kind,
    number,
    issuedOn,
    expiresOn,
    file: file?.name ?? '',
    sha256: file?.sha256 ?? '',
  }),
};
