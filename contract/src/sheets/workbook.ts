import { strFromU8, unzipSync } from 'fflate';
import { type CellFormat, cellFormat, numberText } from './cell-format.js';
import type { Sheet } from './sheet.js';
import { attributeOf, readXml } from './xml.js';

/** The maximum size of all parts of a workbook after decompression, in bytes. */
const MAX_UNPACKED_BYTES = 30_000_000;
/** The maximum number of cells of a sheet, and of places up to its last used row and column. */
const MAX_CELLS = 1_000_000;
/** The last row and column of the format. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** A workbook that would take too much memory. */
export class WorkbookTooLarge extends Error {}

interface Workbook {
  readonly texts: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly since: 1900 | 1904;
}

/**
 * The visible sheets of an .xlsx file, in their order.
 * @throws WorkbookTooLarge; Error if it is no such file
 */
export function sheetsOfWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpacked(bytes);
  const { sheets, since } = contentsOf(parts.get('xl/workbook.xml'));
  const workbook: Workbook = {
    texts: textsOf(parts.get('xl/sharedStrings.xml')),
    formats: formatsOf(parts.get('xl/styles.xml')),
    since,
  };
  const targets = targetsOf(parts.get('xl/_rels/workbook.xml.rels'));
  return sheets.flatMap(({ name, id }) => {
    const part = parts.get(targets.get(id) ?? '');
    return part === undefined ? [] : [{ name, rows: rowsOf(part, workbook) }];
  });
}

function unpacked(bytes: Uint8Array): ReadonlyMap<string, string> {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/^xl\/.*\.(?:xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > MAX_UNPACKED_BYTES) throw new WorkbookTooLarge('The workbook is too large');
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, part]) => [name, strFromU8(part)]));
}

/** A part that the workbook does not have. */
const NO_PART = '<none/>';

/** The visible sheets, and the first year of the calendar. */
function contentsOf(main = ''): { sheets: { name: string; id: string }[]; since: Workbook['since'] } {
  const sheets: { name: string; id: string }[] = [];
  let since: Workbook['since'] = 1900;
  readXml(main, {
    opened: (name, attributes) => {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) since = 1904;
      if (name !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return;
      sheets.push({ name: attributes['name'] ?? '', id: attributeOf(attributes, 'id') });
    },
  });
  return { sheets, since };
}

/** The names of the parts, by their ids. */
function targetsOf(rels = NO_PART): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(rels, {
    opened: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}

/** The readings of East Asian signs stand beside the text. */
const isShownText = (at: readonly string[]): boolean => at.at(-1) === 't' && !at.includes('rPh');

/** Characters that XML does not allow are written as their codes. */
const decodedText = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The texts that cells refer to by their number. */
function textsOf(strings = NO_PART): string[] {
  const texts: string[] = [];
  let text = '';
  readXml(strings, {
    text: (piece, at) => {
      if (isShownText(at)) text += piece;
    },
    closed: (name) => {
      if (name !== 'si') return;
      texts.push(decodedText(text));
      text = '';
    },
  });
  return texts;
}

function formatsOf(styles = NO_PART): CellFormat[] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  readXml(styles, {
    opened: (name, { numFmtId = '0', formatCode = '' }, at) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'xf' && at.includes('cellXfs')) ids.push(Number(numFmtId));
    },
  });
  return ids.map((id) => cellFormat(id, codes.get(id)));
}

interface Place {
  row: number;
  column: number;
}

interface Cell {
  readonly kind: string;
  readonly style: number;
  value: string;
}

function rowsOf(part: string, workbook: Workbook): string[][] {
  const rows: string[][] = [];
  const place: Place = { row: 0, column: 0 };
  let count = 0;
  let width = 0;
  let cell: Cell = { kind: '', style: 0, value: '' };
  readXml(part, {
    opened: (name, { r, t = 'n', s = '0' }) => {
      if (name !== 'row' && name !== 'c') return;
      moveTo(place, name, r);
      count += 1;
      if (count > MAX_CELLS) throw new WorkbookTooLarge('The sheet has too many cells');
      if (name === 'c') cell = { kind: t, style: Number(s), value: '' };
    },
    text: (text, at) => {
      if (at.at(-1) === 'v' || (cell.kind === 'inlineStr' && isShownText(at))) cell.value += text;
    },
    closed: (name) => {
      if (name !== 'c') return;
      const text = cellText(cell, workbook).trim();
      if (text === '') return;
      const { row, column } = place;
      width = Math.max(width, column);
      if (row > LAST_ROW || column > LAST_COLUMN || Math.max(row, rows.length) * width > MAX_CELLS) {
        throw new WorkbookTooLarge('The sheet is too large');
      }
      while (rows.length < row) rows.push([]);
      const texts = rows[row - 1] ?? [];
      while (texts.length < column) texts.push('');
      texts[column - 1] = text;
    },
  });
  return rows;
}

/** Moves to the place of a row or cell; without a place it follows the one before. */
function moveTo(place: Place, name: string, reference: string | undefined): void {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,8})$/.exec(reference ?? '') ?? [];
  if (name === 'row') {
    place.row = digits === '' ? place.row + 1 : Number(digits);
    place.column = 0;
  } else if (digits === '') {
    place.column += 1;
  } else {
    place.row = Number(digits);
    place.column = columnNumber(letters);
  }
}

/** `A` is 1, `AA` is 27. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function cellText({ kind, style, value }: Cell, { texts, formats, since }: Workbook): string {
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (kind === 'd') return value.slice(0, 10);
  if (kind !== 'n') return decodedText(value);
  return numberText(value, formats[style] ?? { kind: 'number' }, since);
}
