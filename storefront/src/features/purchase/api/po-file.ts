import { MAX_PO_FILE_BYTES, PO_FILE_TYPE } from '@shop/contract/delivery';
import { unwrap } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { PoFileResponse } from '../../../lib/api-types';
import { visit } from '../../../lib/i18n/i18n';

export const poFilePath = (id: string) => `/api/po-files/${encodeURIComponent(id)}`;

/** Why a file can't be a purchase order; null: it may be one. */
export function fileProblem({
  size,
  type,
}: Pick<File, 'size' | 'type'>): 'purchase.tooLarge' | 'purchase.notPdf' | null {
  if (type !== PO_FILE_TYPE) return 'purchase.notPdf';
  return size > MAX_PO_FILE_BYTES ? 'purchase.tooLarge' : null;
}

/** The body is the file itself; the same file again is the same record. */
export async function uploadPoFile(file: File): Promise<PoFileResponse> {
  const query = new URLSearchParams({ name: file.name.slice(-120) }).toString();
  const request = new Request(`${window.location.origin}/api/po-files?${query}`, {
    ...{ method: 'POST', credentials: 'include', body: new Uint8Array(await file.arrayBuffer()) },
    headers: { 'content-type': PO_FILE_TYPE },
  });
  const response = await fetch(request).catch(() => {
    throw new ApiError(0, 'NO_ANSWER', '');
  });
  const content: unknown = await response.json().catch(() => undefined);
  if (!response.ok) await visit.load(['errors']).catch(() => undefined);
  return unwrap(response.ok ? { data: content as PoFileResponse, response } : { error: content, response });
}
