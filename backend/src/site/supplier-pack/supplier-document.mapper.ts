import {
  daysLeftOf,
  SUPPLIER_DOCUMENT_IDS,
  type SupplierDocumentKind,
  supplierDocumentState,
} from '@shop/contract/supplier-pack';
import type { PackDocumentResponse, SupplierDocumentResponse } from './dto/supplier-document.response.js';
import type { SupplierDocumentRecord, SupplierFileRef } from './supplier-document.schema.js';

export const toSupplierFile = ({ _id, name, contentType, size, sha256 }: SupplierFileRef) => ({
  _id: _id.toHexString(),
  name,
  contentType,
  size,
  sha256,
});

/** @param record null: nothing is stored yet @param today in Dubai */
export function toSupplierDocument(
  kind: SupplierDocumentKind,
  record: SupplierDocumentRecord | null,
  today: string,
): SupplierDocumentResponse {
  return {
    _id: SUPPLIER_DOCUMENT_IDS[kind],
    ...toPackDocument(kind, record, today),
    file: record?.file ? toSupplierFile(record.file) : null,
    version: record?.version ?? 0,
  };
}

/** The document in the form for buyers. */
export function toPackDocument(
  kind: SupplierDocumentKind,
  record: SupplierDocumentRecord | null,
  today: string,
): PackDocumentResponse {
  const file = record?.file ?? null;
  const daysLeft = daysLeftOf(record?.expiresOn ?? '', today);
  return {
    kind,
    state: supplierDocumentState(file !== null, daysLeft),
    number: record?.number ?? '',
    issuedOn: record?.issuedOn || null,
    expiresOn: record?.expiresOn || null,
    daysLeft,
    updatedAt: file && record ? record.updatedAt.toISOString() : null,
  };
}
