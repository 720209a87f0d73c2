import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { isReadableSheet } from './sheet-size.js';

const workbook = (rows: string) =>
  zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });
const cell = (place: string) => `<row r="1"><c r="${place}"><v>1</v></c></row>`;

describe('an .xlsx file', () => {
  it.each([
    ['a few cells', `<row r="1"><c r="A1"><v>1</v></c><c r='AA1'><v>2</v></c></row>`],
    ['cells without a place', '<row><c><v>1</v></c></row>'],
    ['2000 rows of 500 columns', cell('SF2000')],
    ['an empty cell at its end', `${cell('A1')}<row r="1048576"><c r="XFD1048576" s="1"/></row>`],
  ])('is read with %s', (_what, rows) => {
    expect(isReadableSheet(workbook(rows))).toBe(true);
  });

  it.each([
    ['a value in its last cell', cell('XFD1048576')],
    ['a place that is written with an entity', cell('&#88;FD1048576')],
    ['a row behind the last one', '<row r="9999999"><c r="A1"><v>1</v></c></row>'],
    ['a row whose number has eight digits', '<row r="99999999"></row>'],
  ])('is not read with %s', (_what, rows) => {
    expect(isReadableSheet(workbook(rows))).toBe(false);
  });

  it('is not read where it is large once unpacked, or no archive', () => {
    expect(isReadableSheet(workbook(' '.repeat(30_000_001)))).toBe(false);
    expect(isReadableSheet(strToU8('no sheet'))).toBe(false);
  });
});
