import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUPPLIER_DOCUMENTS, type SupplierDocumentKind, type SupplierFileType } from '@shop/contract/supplier-pack';
import type { Types } from 'mongoose';
import { Day } from '../../platform/database/day.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';

@Schema({ ...RECORD_OPTIONS, collection: 'supplier-documents' })
export class SupplierDocument extends Versioned {
  @Prop({ type: String, enum: SUPPLIER_DOCUMENTS, required: true, unique: true })
  kind: SupplierDocumentKind;

  /** The last day of validity; null for unlimited. */
  @Day({ default: null })
  expiresOn: string | null;

  /** The hash of its file, by which the history shows that it was replaced. */
  @Prop({ type: String, required: true })
  sha256: string;
}

/** The file of the document with the same id. */
@Schema({ versionKey: false, collection: 'supplier-files' })
export class SupplierFile {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  contentType: SupplierFileType;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;
}

export type SupplierDocumentRecord = SupplierDocument & Stored;
export const SupplierDocumentSchema = SchemaFactory.createForClass(SupplierDocument);
export const SupplierFileSchema = SchemaFactory.createForClass(SupplierFile);

export const SUPPLIER_DOCUMENT_RECORD: RecordKind<SupplierDocument> = {
  resource: 'supplier-documents',
  name: 'document',
  about: 'Documents by which buyers check the shop',
  notFound: 'SUPPLIER_DOCUMENT_NOT_FOUND',
  nameField: 'kind',
  readAction: 'settings.read',
};
