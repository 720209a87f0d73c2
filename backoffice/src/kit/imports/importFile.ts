import { type ColumnRole, headingRow, roleOfHeading } from '@shop/contract/sheets/columns';
import { toCsvLines } from '@shop/contract/sheets/csv';
import { type CellKind, columnByHeading } from '@shop/contract/sheets/import-columns';
import { UnreadableSheet } from '@shop/contract/sheets/read-sheets';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { type FileParts, type ImportPart, partsOf } from './fileParts';
import { readSheetFile } from '../ui/readSheetFile';
import { sharedText } from './useImportText';

export interface ImportFile {
  name: string;
  csv: string;
  /** The same in parts; empty if the form has none. */
  parts: readonly ImportPart[];
}

/** A file, before its columns are known. */
export interface OpenedFile {
  name: string;
  sheets: readonly Sheet[];
}

/** Its message is the translation key of the reason. */
export class UnreadableFile extends Error {}

/** @throws UnreadableFile */
export const openImportFile = async (
  file: File,
  parts?: Pick<FileParts<string>, 'mostBytes'>,
  read = readSheetFile,
): Promise<OpenedFile> => {
  try {
    return { name: file.name, sheets: await read(file, parts?.mostBytes) };
  } catch (error) {
    const fault = error instanceof UnreadableSheet ? error.fault : 'damaged';
    throw new UnreadableFile(sharedText(`fault.${fault}`), { cause: error });
  }
};

/** The columns of the import by the headings of files, ignoring case; empty for an ignored column. */
export type ColumnMapping<C extends string> = Readonly<Record<string, C | ''>>;

/** The columns of an import, and those of them that the words of a heading may name. */
export interface ImportForm<C extends string> {
  readonly columns: readonly C[];
  readonly columnOf: (heading: string) => C | undefined;
  readonly roles: Readonly<Partial<Record<ColumnRole, C>>>;
  readonly maxCharacters: number;
  /** True for the lists of programs whose headings are known: their other columns are seldom needed. */
  readonly isOfProgram?: boolean;
  /** Set if long files are sent in parts, each up to `maxCharacters`. */
  readonly parts?: FileParts<C>;
}

export const importForm = <C extends string>(
  kinds: Readonly<Record<C, CellKind>>,
  {
    aliases,
    ...others
  }: Pick<ImportForm<C>, 'roles' | 'maxCharacters' | 'parts'> & { readonly aliases?: Readonly<Record<string, C>> },
): ImportForm<C> => ({
  columns: Object.keys(kinds) as C[],
  columnOf: columnByHeading(kinds, aliases),
  isOfProgram: aliases !== undefined,
  ...others,
});

/** @throws UnreadableFile */
const fileParts = <C extends string>(
  rows: readonly (readonly string[])[],
  head: number,
  columns: readonly FileColumn<C>[],
  { maxCharacters: characters }: ImportForm<C>,
  { rows: most, mostRows, together }: FileParts<C>,
): ImportPart[] => {
  const places = together.map((column) => columns.findIndex((one) => one.column === column));
  const keyOf = (cells: readonly string[]) => places.map((at) => (cells[at] ?? '').trim()).find(Boolean) ?? '';
  const filled = rows.slice(head).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > mostRows) throw new UnreadableFile(sharedText('too_many_rows'));
  return partsOf(rows, head, keyOf, { rows: most, characters });
};

/** The server stores it in the same form, as a text of one line. */
const mappingKey = (heading: string): string => heading.normalize().replace(/\s+/g, ' ').trim().toLowerCase();

interface Headings {
  readonly row: number;
  readonly headings: readonly string[];
}

/** The headings of a sheet, also below title rows, in the columns that contain something. */
const headingsOf = <C extends string>({ rows }: Sheet, mapping: ColumnMapping<C>, form: ImportForm<C>): Headings => {
  const isKnown = (heading: string) => form.columnOf(heading) !== undefined || mappingKey(heading) in mapping;
  const found = [headingRow(rows, isKnown), headingRow(rows), 0].find((row) => row >= 0) ?? 0;
  return { row: found, headings: rows[found] ?? [] };
};

/** A column of a file and its column of the import; empty if it is ignored. */
interface FileColumn<C extends string> {
  readonly heading: string;
  readonly column: C | '';
  /** False if the heading is a column of the import by its name. */
  readonly isChosen: boolean;
}

/** The columns of a sheet: as they are named, as they were chosen before, or as their words say. */
export const fileColumns = <C extends string>(
  sheet: Sheet,
  mapping: ColumnMapping<C>,
  form: ImportForm<C>,
): FileColumn<C>[] => {
  const { row, headings } = headingsOf(sheet, mapping, form);
  const used = new Set<C | ''>(headings.map((heading) => form.columnOf(heading) ?? mapping[mappingKey(heading)] ?? ''));
  const saidBy = (heading: string): C | '' => {
    const role = roleOfHeading(heading);
    return (role && form.roles[role]) ?? '';
  };
  return headings.map((heading, index) => {
    const isFilled = sheet.rows.slice(row + 1).some((cells) => (cells[index] ?? '').trim() !== '');
    const named = isFilled || heading !== '' ? form.columnOf(heading) : undefined;
    if (named !== undefined) return { heading, column: named, isChosen: false };
    const said = saidBy(heading);
    const column = mapping[mappingKey(heading)] ?? (used.has(said) ? '' : said);
    used.add(column);
    return { heading, column, isChosen: heading.trim() !== '' && isFilled };
  });
};

export const withColumn = <C extends string>(
  mapping: ColumnMapping<C>,
  heading: string,
  column: C | '',
): ColumnMapping<C> => ({
  ...mapping,
  [mappingKey(heading)]: column,
});

/**
 * The sheet as comma separated values with the headings of the import. Rows and columns keep their places, so that
 * cells have the names of the file; the cells of an ignored column are empty.
 * @throws UnreadableFile
 */
export const importFileOf = <C extends string>(
  name: string,
  sheet: Sheet,
  mapping: ColumnMapping<C>,
  form: ImportForm<C>,
): ImportFile => {
  const { row } = headingsOf(sheet, mapping, form);
  const columns = fileColumns(sheet, mapping, form);
  const width = Math.max(...sheet.rows.map(({ length }) => length));
  const cellsOf = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const isLeftOut = (index: number) => columns[index]?.column === '' && columns[index].heading.trim() !== '';
  const rows = sheet.rows.map((cells, at) => {
    if (at === row) return cellsOf(columns.map(({ heading, column }) => column || (heading.trim() ? '' : heading)));
    return cellsOf(cells).map((cell, index) => (isLeftOut(index) ? '' : cell));
  });
  const csv = toCsvLines(rows);
  const parts = form.parts ? fileParts(rows, row + 1, columns, form, form.parts) : [];
  if (!form.parts && csv.length > form.maxCharacters) throw new UnreadableFile(sharedText('too_large'));
  return { name, csv, parts };
};
