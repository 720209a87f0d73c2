import { describe, expect, it } from '@jest/globals';
import { partsOf } from './fileParts';

const HEAD = [['My list'], ['number', 'qty']];
const most = { rows: 2, characters: 1000 };
const divided = (rows: string[][], limits = most) =>
  partsOf([...HEAD, ...rows], HEAD.length, ([number = '']) => number, limits);

describe('partsOf', () => {
  it('gives every part the headings, and its rows the places of the file', () => {
    const parts = divided([
      ['A', '1'],
      ['B', '2'],
      ['C', '3'],
    ]);
    expect(parts.map(({ lines }) => lines)).toEqual([[3, 4], [5]]);
    expect(parts[1]?.csv.split('\r\n').slice(1)).toEqual(['number,qty', '', '', 'C,3']);
  });

  it('leaves the rows of a document in one part, also apart from each other and without their number', () => {
    const parts = divided([
      ['A', '1'],
      ['B', '2'],
      ['', '3'],
      ['A', '4'],
    ]);
    expect(parts.map(({ lines }) => lines)).toEqual([
      [3, 6],
      [4, 5],
    ]);
  });

  it('begins another part where the characters do not suffice', () => {
    const rows = [
      ['A', 'x'.repeat(60)],
      ['B', 'y'.repeat(60)],
    ];
    expect(divided(rows, { rows: 9, characters: 100 }).map(({ lines }) => lines)).toEqual([[3], [4]]);
  });

  it('has no part for a file without rows', () => {
    expect(divided([['', '']])).toEqual([]);
  });
});
