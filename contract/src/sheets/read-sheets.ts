import { decoded, UnknownEncoding } from './decoded.js';
import { delimitedRows, UnreadableRow } from './delimited.js';
import { type FileKind, fileKind } from './file-kind.js';
import type { Sheet } from './sheet.js';
import { sheetsOfWorkbook, WorkbookTooLarge } from './workbook.js';

/** The reason why a file can't be read: its actual type, or its problem. */
export type SheetFault = Exclude<FileKind, 'workbook' | 'text'> | 'tooLarge' | 'encoding' | 'damaged' | 'empty';

export class UnreadableSheet extends Error {
  constructor(readonly fault: SheetFault) {
    super(`The file can’t be read: ${fault}`);
  }
}

/** Larger files are not orders or price lists. */
export const MAX_SHEET_FILE_BYTES = 5_000_000;

/**
 * The sheets with cells of an .xlsx file, or the one of a text file.
 * @param most bytes
 * @throws UnreadableSheet
 */
export function readSheets(bytes: Uint8Array, most = MAX_SHEET_FILE_BYTES): Sheet[] {
  if (bytes.length > most) throw new UnreadableSheet('tooLarge');
  const kind = fileKind(bytes);
  if (kind !== 'workbook' && kind !== 'text') throw new UnreadableSheet(kind);
  const sheets = attempt(() =>
    kind === 'workbook' ? sheetsOfWorkbook(bytes) : [{ name: '', rows: rowsOf(decoded(bytes)) }],
  );
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (filled.length === 0) throw new UnreadableSheet('empty');
  return filled;
}

function attempt(read: () => Sheet[]): Sheet[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof WorkbookTooLarge) throw new UnreadableSheet('tooLarge');
    if (error instanceof UnknownEncoding) throw new UnreadableSheet('encoding');
    throw new UnreadableSheet('damaged');
  }
}

/** A quotation mark that does not close is an inch sign. */
function rowsOf(text: string): string[][] {
  try {
    return delimitedRows(text);
  } catch (error) {
    if (error instanceof UnreadableRow) return delimitedRows(text, false);
    throw error;
  }
}
