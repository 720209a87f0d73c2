import { strFromU8, unzipSync } from 'fflate';

/** The maximum size of all parts of a workbook after decompression, in bytes. */
const MAX_UNPACKED_BYTES = 30_000_000;
/** The maximum number of cells up to the last used row and column: a reader allocates all of them. */
const MAX_CELLS = 1_000_000;
/** The last row of the format. */
const LAST_ROW = 1_048_576;

const ELEMENT = /<(?:\w+:)?(row|c)\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const PLACE = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const PLACE_OF = { row: /^()(\d{1,7})$/, c: /^([A-Z]{1,3})(\d{1,7})$/ };

/**
 * True if the sheets of an .xlsx file can be read into memory. A file of 2 KB may contain a cell in the last row and
 * column of the format, and a reader would allocate the 17 thousand million cells before it.
 */
export function isReadableSheet(bytes: Uint8Array): boolean {
  let unpacked = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('.xml')) return false;
        unpacked += originalSize;
        if (unpacked > MAX_UNPACKED_BYTES) throw new Error('The workbook is too large');
        return true;
      },
    });
    return Object.values(parts).every((part) => hasFewCells(strFromU8(part)));
  } catch {
    return false;
  }
}

function hasFewCells(xml: string): boolean {
  if (!xml.includes('sheetData')) return true;
  const last = { row: 0, column: 0 };
  for (const [, element = 'c', attributes = ''] of xml.matchAll(ELEMENT)) {
    const [, double, single] = PLACE.exec(attributes) ?? [];
    const place = double ?? single;
    if (place === undefined) continue;
    const [, letters = '', row = ''] = PLACE_OF[element as 'row' | 'c'].exec(place) ?? [];
    if (row === '' || Number(row) > LAST_ROW) return false;
    if (element === 'row' || attributes.endsWith('/')) continue;
    last.row = Math.max(last.row, Number(row));
    last.column = Math.max(last.column, columnOf(letters));
  }
  return last.row * last.column <= MAX_CELLS;
}

/** `A` is 1, `AA` is 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
