import { MAX_PO_FILE_BYTES, PO_FILE_TYPE } from '@shop/contract/delivery';
import { addressOf } from '@shop/contract/client';
import { upload, uploadName } from '../../../lib/upload';

export const poFilePath = (id: string) => addressOf('/api/po-files/{id}', { path: { id } });

/** The reason why a file can't be a purchase order; null if it can. */
export function fileProblem({
  size,
  type,
}: Pick<File, 'size' | 'type'>): 'purchase.tooLarge' | 'purchase.notPdf' | null {
  if (type !== PO_FILE_TYPE) return 'purchase.notPdf';
  return size > MAX_PO_FILE_BYTES ? 'purchase.tooLarge' : null;
}

/** The same file again is the same record. */
export const uploadPoFile = (file: File) => upload('/api/po-files', { query: uploadName(file) }, file);
