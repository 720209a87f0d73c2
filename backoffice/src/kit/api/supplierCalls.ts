import type { SupplierDocumentKind } from '@shop/contract/supplier-pack';
import { api, dataOf, sendFile } from './client';

/** The calls about the documents by which buyers check the shop. */
export const supplierCalls = {
  getSupplierDocuments: () => dataOf(api.GET('/api/supplier-documents')),
  /** Stores the document, or replaces the version that was loaded. An empty last day means that it does not expire. */
  putSupplierDocument: (kind: SupplierDocumentKind, file: File, query: { expiresOn: string; version?: number }) =>
    sendFile('/api/supplier-documents/{kind}', { path: { kind }, query }, file),
  removeSupplierDocument: (kind: SupplierDocumentKind) =>
    dataOf(api.DELETE('/api/supplier-documents/{kind}', { params: { path: { kind } } })),
};
