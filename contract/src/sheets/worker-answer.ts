import { MAX_SHEET_FILE_BYTES, readSheets, type SheetFault, UnreadableSheet } from './read-sheets.js';
import type { Sheet } from './sheet.js';

/** The answer of a worker to the bytes of a file, whose number was checked. */
export type SheetAnswer = { readonly sheets: readonly Sheet[] } | { readonly fault: SheetFault };

export function answerSheets(bytes: Uint8Array): SheetAnswer {
  try {
    return { sheets: readSheets(bytes, bytes.length) };
  } catch (error) {
    return { fault: error instanceof UnreadableSheet ? error.fault : 'damaged' };
  }
}

/** A file that takes longer is damaged, or was made to block the page. */
const MAX_MS = 20_000;

/** The part of a worker of the browser that is used. */
export interface SheetWorker {
  onmessage: ((this: never, event: never) => unknown) | null;
  onerror: ((this: never, event: never) => unknown) | null;
  postMessage: (bytes: Uint8Array) => void;
  terminate: () => void;
}

/**
 * Reads a file in a worker, so that the page goes on meanwhile.
 * @param most bytes of the file
 * @throws UnreadableSheet
 */
export async function sheetsFrom(
  file: { readonly size: number; arrayBuffer: () => Promise<ArrayBuffer> },
  start: () => SheetWorker,
  most = MAX_SHEET_FILE_BYTES,
): Promise<readonly Sheet[]> {
  if (file.size > most) throw new UnreadableSheet('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = start();
  const answer = await new Promise<SheetAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ fault: 'tooLarge' }), MAX_MS);
    worker.onmessage = ({ data }: { data: SheetAnswer }) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      resolve({ fault: 'damaged' });
    };
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
  if ('fault' in answer) throw new UnreadableSheet(answer.fault);
  return answer.sheets;
}
