import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** All text of a PDF, its pieces separated by single spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages = await piecesOf(bytes);
  return pages
    .flat()
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** The pages of a PDF, each as its rows of text from top to bottom; pieces of a row are ordered from left to right. */
export async function pdfPages(bytes: Uint8Array): Promise<string[][]> {
  return (await piecesOf(bytes)).map(rowsOf);
}

async function piecesOf(bytes: Uint8Array): Promise<Piece[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: Piece[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    pages.push(pieces.map(({ str, transform }) => ({ text: str, x: Number(transform[4]), y: Number(transform[5]) })));
  }
  await loading.destroy();
  return pages;
}

/** The vertical positions within a row differ by less than this, in points: bold pieces are slightly lower. */
const SAME_ROW = 2;

function rowsOf(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && row[0].y - piece.y < SAME_ROW) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(textOf).filter((text) => text !== '');
}

function textOf(row: readonly Piece[]): string {
  const pieces = row.toSorted((one, other) => one.x - other.x).map(({ text }) => text);
  return pieces.join(' ').replaceAll(/\s+/g, ' ').trim();
}
