import { createHash } from 'node:crypto';
import { type Cell, toCsvLines } from '@shop/contract/sheets/csv';
import { strToU8, zipSync } from 'fflate';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';

/** A table of the pack: a sheet of the workbook, and a CSV file. Amounts are in AED, days as `2026-11-30`. */
export interface PackTable {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column of a difference: red where it is not 0. */
  readonly difference?: number;
}

export interface PackContent {
  /** The name of the workbook, without extension. */
  readonly name: string;
  readonly at: Date;
  readonly tables: readonly PackTable[];
  readonly rightToLeft: boolean;
}

export interface PackFile {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

const AMOUNT = '#,##0.00';
const RED = '#b00020';
const WIDTH = 18;

/** Texts are stored as texts, which a spreadsheet never runs as formulas; CSV files guard them with an apostrophe. */
function cellOf(value: Cell, format: string, isRed: boolean): CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'number') return { value: String(value), type: String };
  return { value, type: Number, format, ...(isRed && { textColor: RED }) };
}

function sheetOf({ headings, rows, difference }: PackTable) {
  const isAmount = (index: number) => rows.some(({ [index]: cell }) => typeof cell === 'number' && cell % 1 !== 0);
  const formats = headings.map((_, index) => (isAmount(index) ? AMOUNT : '0'));
  return [
    headings.map((value): CellObject => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((row) =>
      row.map((value, index) => cellOf(value, formats[index] ?? AMOUNT, index === difference && value !== 0)),
    ),
  ];
}

/** The ZIP file with workbook and CSV files. The same content gives the same bytes but for the times in the workbook. */
export async function packFileOf({ name, at, tables, rightToLeft }: PackContent): Promise<PackFile> {
  const workbook = await writeXlsxFile(
    tables.map((table) => ({
      data: sheetOf(table),
      sheet: table.name,
      columns: table.headings.map(() => ({ width: WIDTH })),
      stickyRowsCount: 1,
      rightToLeft,
    })),
  ).toBuffer();
  const csv = tables.map((table): [string, Uint8Array] => [
    `csv/${table.name}.csv`,
    strToU8(toCsvLines([table.headings, ...table.rows])),
  ]);
  const bytes = zipSync({ [`${name}.xlsx`]: workbook, ...Object.fromEntries(csv) }, { mtime: at });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
