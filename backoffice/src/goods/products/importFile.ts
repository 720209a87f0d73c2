import { MAX_IMPORT_CHARACTERS } from '@shop/contract/product-import';
import { toCsvLines } from '../../kit/ui/exportCsv';

/** A larger file exceeds the limits of an import. */
const MAX_BYTES = 5_000_000;

export interface ImportFile {
  name: string;
  /** The cells as comma separated values. */
  csv: string;
}

/** Its message is the translation key of the reason. */
export class UnreadableFile extends Error {}

/** @throws UnreadableFile */
export const readImportFile = async (file: File): Promise<ImportFile> => {
  if (file.size > MAX_BYTES) throw new UnreadableFile('resources.products.import.too_large');
  const csv = /\.xlsx$/i.test(file.name) ? await readXlsx(file) : await file.text();
  if (csv.length > MAX_IMPORT_CHARACTERS) throw new UnreadableFile('resources.products.import.too_large');
  return { name: file.name, csv };
};

/** The code that reads Excel files is loaded with the first one. */
const readXlsx = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  const { isReadableSheet } = await import('@shop/contract/sheet-size');
  if (!isReadableSheet(new Uint8Array(bytes))) throw new UnreadableFile('resources.products.import.unreadable');
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(bytes);
    return toCsvLines(rows.map((row) => row.map(cellText)));
  } catch (error) {
    throw new UnreadableFile('resources.products.import.unreadable', { cause: error });
  }
};

/** The cell in the form of a CSV: numbers without group separators, days as 2026-11-25. */
const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
};
