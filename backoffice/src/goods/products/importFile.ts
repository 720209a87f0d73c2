import { MAX_IMPORT_CHARACTERS, SHEET_COLUMNS, type SheetColumn, sheetColumn } from '@shop/contract/product-import';
import { headingRow, roleOfHeading } from '@shop/contract/sheets/columns';
import { UnreadableSheet } from '@shop/contract/sheets/read-sheets';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { toCsvLines } from '../../kit/ui/exportCsv';
import { readSheetFile } from '../../kit/ui/readSheetFile';

export interface ImportFile {
  name: string;
  /** The cells as comma separated values. */
  csv: string;
}

/** A file, before its columns are known. */
export interface OpenedFile {
  name: string;
  sheets: readonly Sheet[];
}

/** Its message is the translation key of the reason. */
export class UnreadableFile extends Error {}

/** @throws UnreadableFile */
export const openImportFile = async (file: File, read = readSheetFile): Promise<OpenedFile> => {
  try {
    return { name: file.name, sheets: await read(file) };
  } catch (error) {
    const fault = error instanceof UnreadableSheet ? error.fault : 'damaged';
    throw new UnreadableFile(`resources.products.import.fault.${fault}`, { cause: error });
  }
};

/** The columns of the import by the headings of files, without case; empty: a column that is left out. */
export type ColumnMapping = Readonly<Record<string, SheetColumn | ''>>;

export const IMPORT_COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

const mappingKey = (heading: string): string => heading.trim().toLowerCase();

interface Headings {
  readonly row: number;
  readonly headings: readonly string[];
}

/** The headings of a sheet, also below title rows, in the columns that contain something. */
export const headingsOf = ({ rows }: Sheet, mapping: ColumnMapping): Headings => {
  const isKnown = (heading: string) => sheetColumn(heading) !== undefined || mappingKey(heading) in mapping;
  const found = [headingRow(rows, isKnown), headingRow(rows), 0].find((row) => row >= 0) ?? 0;
  return { row: found, headings: rows[found] ?? [] };
};

/** A column of a file, and the column of the import that it is; empty: it is left out. */
interface FileColumn {
  readonly heading: string;
  readonly column: SheetColumn | '';
  /** False if the heading is a column of the import by its name. */
  readonly isChosen: boolean;
}

/** Roles that a column of the import has by the words of its heading. */
const saidBy = (heading: string): SheetColumn | '' => {
  const role = roleOfHeading(heading);
  return role === 'sku' || role === 'price' || role === 'unit' ? role : '';
};

/** The columns of a sheet: as they are named, as they were chosen before, or as their words say. */
export const fileColumns = (sheet: Sheet, mapping: ColumnMapping): FileColumn[] => {
  const { row, headings } = headingsOf(sheet, mapping);
  const used = new Set(headings.map((heading) => sheetColumn(heading) ?? mapping[mappingKey(heading)] ?? ''));
  return headings.map((heading, index) => {
    const named = sheetColumn(heading);
    if (named !== undefined) return { heading, column: named, isChosen: false };
    const said = saidBy(heading);
    const column = mapping[mappingKey(heading)] ?? (used.has(said) ? '' : said);
    used.add(column);
    const isFilled = sheet.rows.slice(row + 1).some((cells) => (cells[index] ?? '').trim() !== '');
    return { heading, column, isChosen: heading.trim() !== '' && isFilled };
  });
};

export const withColumn = (mapping: ColumnMapping, heading: string, column: SheetColumn | ''): ColumnMapping => ({
  ...mapping,
  [mappingKey(heading)]: column,
});

/**
 * The sheet as comma separated values with the headings of the import. Rows and columns keep their places, so that cells
 * have the names of the file; the cells of a column that is left out are empty.
 * @throws UnreadableFile
 */
export const importFileOf = (name: string, sheet: Sheet, mapping: ColumnMapping): ImportFile => {
  const { row } = headingsOf(sheet, mapping);
  const columns = fileColumns(sheet, mapping);
  const width = Math.max(...sheet.rows.map(({ length }) => length));
  const cellsOf = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const isLeftOut = (index: number) => columns[index]?.column === '' && columns[index].heading.trim() !== '';
  const rows = sheet.rows.map((cells, at) => {
    if (at === row) return cellsOf(columns.map(({ heading, column }) => column || (heading.trim() ? '' : heading)));
    return cellsOf(cells).map((cell, index) => (isLeftOut(index) ? '' : cell));
  });
  const csv = toCsvLines(rows);
  if (csv.length > MAX_IMPORT_CHARACTERS) throw new UnreadableFile('resources.products.import.too_large');
  return { name, csv };
};
