import { MAX_LENGTH } from '@shop/contract/limits';
import type { SupplierDocumentKind } from '@shop/contract/supplier-pack';
import type { PutSupplierDocumentDto, SupplierDocumentResponse, SupplierFileResponse } from '../../types';
import { getJson, put, request } from './httpClient';

/** The calls about the documents by which buyers check the shop. */
export const createSupplierCalls = (apiUrl: string) => {
  const of = (kind: SupplierDocumentKind) => `${apiUrl}/supplier-documents/${kind}`;
  return {
    getSupplierDocuments: () => getJson<SupplierDocumentResponse[]>(`${apiUrl}/supplier-documents`),
    /** Stores a file for one of them. */
    uploadSupplierFile: (file: File) => {
      const headers = new Headers({ 'content-type': file.type, accept: 'application/json' });
      const name = encodeURIComponent(file.name.slice(-MAX_LENGTH.fileName));
      const url = `${apiUrl}/supplier-documents/files?name=${name}`;
      return request<SupplierFileResponse>(url, { method: 'POST', headers, body: file });
    },
    putSupplierDocument: (kind: SupplierDocumentKind, body: PutSupplierDocumentDto) =>
      put<SupplierDocumentResponse>(of(kind), body),
    removeSupplierDocument: ({ kind, version }: Pick<SupplierDocumentResponse, 'kind' | 'version'>) =>
      request<SupplierDocumentResponse>(`${of(kind)}?version=${version}`, { method: 'DELETE' }),
  };
};
