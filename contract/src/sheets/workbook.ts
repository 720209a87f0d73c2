import { strFromU8, unzipSync } from 'fflate';
import { type CellFormat, cellFormat, numberText } from './cell-format.js';
import type { Sheet } from './sheet.js';
import { attributesOf, type Element, elementsOf, textIn, unescaped } from './xml.js';

/** The maximum size of all parts of a workbook after decompression, in bytes. */
const MAX_UNPACKED_BYTES = 30_000_000;
/** The maximum number of cells up to the last used row and column. */
const MAX_CELLS = 1_000_000;
/** The last row and column of the format. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** A workbook that would take too much memory. */
export class WorkbookTooLarge extends Error {}

type Parts = ReadonlyMap<string, string>;

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
  const main = partOf(parts, 'xl/workbook.xml');
  const workbook: Workbook = {
    texts: elementsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si').map(({ inner }) => textIn(inner)),
    formats: formatsOf(parts.get('xl/styles.xml') ?? ''),
    since: /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(main) ? 1904 : 1900,
  };
  const targets = targetsOf(parts.get('xl/_rels/workbook.xml.rels') ?? '');
  return elementsOf(main, 'sheet')
    .map(({ attributes }) => attributesOf(attributes))
    .filter((sheet) => !/hidden/i.test(sheet.get('state') ?? ''))
    .flatMap((sheet) => {
      const part = parts.get(targets.get(sheet.get('id') ?? '') ?? '');
      return part === undefined ? [] : [{ name: sheet.get('name') ?? '', rows: rowsOf(part, workbook) }];
    });
}

function unpacked(bytes: Uint8Array): Parts {
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

function partOf(parts: Parts, name: string): string {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`The workbook has no ${name}`);
  return part;
}

/** The names of the parts, by their ids. */
function targetsOf(rels: string): Map<string, string> {
  const relations = elementsOf(rels, 'Relationship').map(({ attributes }) => attributesOf(attributes));
  return new Map(
    relations.map((relation) => {
      const target = relation.get('Target') ?? '';
      return [relation.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    }),
  );
}

/** The format of each style of a cell. */
function formatsOf(styles: string): CellFormat[] {
  const codes = new Map(
    elementsOf(styles, 'numFmt').map(({ attributes }) => {
      const format = attributesOf(attributes);
      return [Number(format.get('numFmtId')), format.get('formatCode') ?? ''];
    }),
  );
  const [cells] = elementsOf(styles, 'cellXfs');
  return elementsOf(cells?.inner ?? '', 'xf').map(({ attributes }) => {
    const id = Number(attributesOf(attributes).get('numFmtId') ?? 0);
    return cellFormat(id, codes.get(id));
  });
}

interface Place {
  row: number;
  column: number;
}

function rowsOf(part: string, workbook: Workbook): string[][] {
  const cells: (Place & { text: string })[] = [];
  const [end, next]: Place[] = [
    { row: 0, column: 0 },
    { row: 0, column: 0 },
  ];
  for (const element of elementsOf(part, 'row|c')) {
    if (end === undefined || next === undefined) break;
    const attributes = attributesOf(element.attributes);
    moveTo(next, element.name, attributes.get('r'));
    if (element.name === 'row') continue;
    const text = cellText(element, attributes, workbook).trim();
    if (text === '') continue;
    if (next.row > LAST_ROW || next.column > LAST_COLUMN) throw new WorkbookTooLarge('The sheet is too large');
    cells.push({ ...next, text });
    end.row = Math.max(end.row, next.row);
    end.column = Math.max(end.column, next.column);
    if (end.row * end.column > MAX_CELLS) throw new WorkbookTooLarge('The sheet is too large');
  }
  const rows = Array.from({ length: end?.row ?? 0 }, (): string[] => []);
  for (const { row, column, text } of cells) {
    const texts = rows[row - 1];
    if (texts === undefined) continue;
    while (texts.length < column) texts.push('');
    texts[column - 1] = text;
  }
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

const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;

function cellText(
  { inner }: Element,
  attributes: ReadonlyMap<string, string>,
  { texts, formats, since }: Workbook,
): string {
  const kind = attributes.get('t') ?? 'n';
  if (kind === 'inlineStr') return textIn(elementsOf(inner, 'is')[0]?.inner ?? '');
  const value = unescaped(VALUE.exec(inner)?.[1] ?? '');
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (kind === 'd') return value.slice(0, 10);
  if (kind !== 'n') return value;
  return numberText(value, formats[Number(attributes.get('s') ?? 0)] ?? { kind: 'number' }, since);
}
