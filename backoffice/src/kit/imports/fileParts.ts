import { toCsvLines } from '@shop/contract/sheets/csv';

/** How a long file is divided. */
export interface FileParts<C extends string> {
  /** The most rows of a part. */
  readonly rows: number;
  readonly mostRows: number;
  readonly mostBytes: number;
  /** Rows with the same text in the first of these columns that is filled are in one part. */
  readonly together: readonly C[];
}

/** A part of a file: the rows of the others are empty lines in it, so that its rows have the numbers of the file. */
export interface ImportPart {
  readonly csv: string;
  /** The numbers of its rows, from 1. */
  readonly lines: readonly number[];
}

type Rows = readonly (readonly string[])[];

/** The places of the rows that belong together, in the order of their first. A row without the text follows the one before it. */
const groupsOf = (rows: Rows, keyOf: (cells: readonly string[]) => string): number[][] => {
  const groups = new Map<string, number[]>();
  let key = '';
  for (const [at, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    key = keyOf(cells) || key;
    const group = groups.get(key) ?? [];
    group.push(at);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/**
 * Divides the rows below the headings into parts of at most so many rows and characters.
 * @param head number of rows up to the headings, which every part has
 */
export const partsOf = (
  rows: Rows,
  head: number,
  keyOf: (cells: readonly string[]) => string,
  most: { readonly rows: number; readonly characters: number },
): ImportPart[] => {
  const body = rows.slice(head);
  // Each line that is empty in a part has two characters.
  const room = most.characters - toCsvLines(rows.slice(0, head)).length - 2 * body.length;
  const sizeOf = (at: number) => toCsvLines([body[at] ?? []]).length;
  const parts: number[][] = [];
  let left = { rows: 0, characters: 0 };
  for (const group of groupsOf(body, keyOf)) {
    const characters = group.reduce((sum, at) => sum + sizeOf(at), 0);
    if (group.length > left.rows || characters > left.characters) {
      parts.push([]);
      left = { rows: most.rows, characters: room };
    }
    parts.at(-1)?.push(...group);
    left = { rows: left.rows - group.length, characters: left.characters - characters };
  }
  return parts.map((places) => {
    const own = new Set(places);
    const lines = [...rows.slice(0, head), ...body.map((cells, at) => (own.has(at) ? cells : []))];
    return { csv: toCsvLines(lines), lines: places.map((at) => head + at + 1) };
  });
};
