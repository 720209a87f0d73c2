import type { SupplierDocumentKind } from '@shop/contract/supplier-pack';
import type { PutSupplierDocumentDto, SupplierDocumentResponse } from '@shop/contract/api';
import { api, dataOf, sendFile } from './client';
import { fileNameOf } from './conversationCalls';

/** The calls about the documents by which buyers check the shop. */
export const supplierCalls = {
  getSupplierDocuments: () => dataOf(api.GET('/api/supplier-documents')),
  /** Stores a file for one of them. */
  uploadSupplierFile: (file: File) =>
    sendFile('/api/supplier-documents/files', { query: { name: fileNameOf(file) } }, file),
  putSupplierDocument: (kind: SupplierDocumentKind, body: PutSupplierDocumentDto) =>
    dataOf(api.PUT('/api/supplier-documents/{kind}', { params: { path: { kind } }, body })),
  removeSupplierDocument: ({ kind, version }: Pick<SupplierDocumentResponse, 'kind' | 'version'>) =>
    dataOf(api.DELETE('/api/supplier-documents/{kind}', { params: { path: { kind }, query: { version } } })),
};
