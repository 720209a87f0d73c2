import { describe, expect, it } from '@jest/globals';
import { MAX_IMPORT_ROWS, SHEET_COLUMNS } from '@shop/contract/product-import';
import { ruleFault } from '../errors/refuse.js';
import { readSheet as readForm } from './import-sheet.js';

const tooMany = ruleFault('TOO_MANY_PRODUCTS', { max: MAX_IMPORT_ROWS });
const readSheet = (text: string) => readForm(text, { kinds: SHEET_COLUMNS, maxRows: MAX_IMPORT_ROWS, tooMany });

const UNREADABLE = 'The file can’t be read from this line on: a quotation mark is missing, or a row is too long.';

describe('readSheet', () => {
  it('reads each cell by its column, and omits empty numbers and flags', () => {
    const text = 'sku,price,stock,isActive,images,code\r\nRIB-1,18.5,,no,/media/a.webp /media/b.webp,\r\n';
    expect(readSheet(text)).toEqual({
      headings: ['sku', 'price', 'stock', 'isActive', 'images', 'code'],
      unused: [],
      rows: [
        {
          line: 2,
          cells: { sku: 'RIB-1', price: 18.5, isActive: false, images: ['/media/a.webp', '/media/b.webp'], code: '' },
          texts: ['RIB-1', '18.5', '', 'no', '/media/a.webp /media/b.webp', ''],
          faults: {},
        },
      ],
      problems: [],
    });
  });

  it.each([
    ['commas', 'sku,code\nA,1'],
    ['semicolons', 'sku;code\nA;1'],
    ['tabs', 'sku\tcode\nA\t1'],
    ['a byte order mark', '\ufeffSKU,Code\r\nA,1\r\n\r\n'],
    ['old line ends', 'sku,code\rA,1'],
  ])('reads %s', (_what, text) => {
    expect(readSheet(text).rows).toMatchObject([{ line: 2, cells: { sku: 'A', code: '1' } }]);
  });

  it('keeps text in quotation marks, over several lines', () => {
    const { rows } = readSheet('sku,description\nA,"Sharp, ""fast""\nand long"\nB,short');
    expect(rows).toMatchObject([
      { line: 2, cells: { sku: 'A', description: 'Sharp, "fast"\nand long' } },
      { line: 3, cells: { sku: 'B', description: 'short' } },
    ]);
  });

  it.each([
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'90s", "'90s"],
  ])('reads %s as %s', (cell, text) => {
    expect(readSheet(`sku,code\nA,${cell}`).rows[0]?.cells.code).toBe(text);
  });

  it('passes unreadable values to the checks', () => {
    expect(readSheet('price,isActive\nabc,perhaps').rows[0]?.cells).toEqual({ price: 'abc', isActive: 'perhaps' });
  });

  it.each([
    ['1,5', 1.5],
    ['18,50', 18.5],
    ['1٬500', 1500],
    ['1,500.25', 1500.25],
    ['١٨٫٥٠', 18.5],
    ['١٨,٥', 18.5],
    ['-١٨٫٥', -18.5],
    ['-3', -3],
    ['1.500,25', 1500.25],
    ['3.3000000000000003', 3.3],
    ['0.500', 0.5],
    ['5%', '5%'],
    ['2026-11-25', '2026-11-25'],
  ])('reads the price %s as %s', (cell, price) => {
    expect(readSheet(`sku;price\nA;${cell}`).rows[0]?.cells.price).toBe(price);
  });

  it.each([
    ['titles above the headings', 'Price list 2026\n\nsku,code\nA,1', 4],
    ['empty rows', 'sku,code\n\n,\nA,1\n', 4],
    ['trailing commas', 'sku,code,,\nA,1,,\n', 2],
    ['a column without a heading', 'sku,,code\nA,,1', 2],
    ['the declaration of its separator', 'sep=;\nsku;code\nA;1', 3],
    ['headings as people write them', 'SKU , Code\nA,1', 2],
  ])('ignores %s', (_what, text, line) => {
    expect(readSheet(text)).toMatchObject({ problems: [], rows: [{ line, cells: { sku: 'A', code: '1' } }] });
  });

  it.each([
    ['#N/A', 'price', 'ERROR_CELL'],
    ['#REF!', 'description', 'ERROR_CELL'],
    ['1.000', 'price', 'AMBIGUOUS_NUMBER'],
    ['12.500', 'stock', 'AMBIGUOUS_NUMBER'],
    ['1,500', 'price', 'AMBIGUOUS_NUMBER'],
    ['\ufffd\ufffd', 'descriptionAr', 'BROKEN_TEXT'],
  ])('reports the cell with %s in the column %s', (cell, column, rule) => {
    const [row] = readSheet(`List\nsku;${column}\nA;${cell}`).rows;
    expect(row?.faults).toMatchObject({ [column]: { rule, params: { cell: 'B3' } } });
  });

  it('reads a number by the decimal sign of its column', () => {
    const prices = (...cells: string[]) =>
      readSheet(`sku;price\n${cells.map((cell) => `A;${cell}`).join('\n')}`).rows.map(({ cells: { price } }) => price);
    expect(prices('1,500', '12.50')).toEqual([1500, 12.5]);
    expect(prices('1,500', '12,50')).toEqual([1.5, 12.5]);
    expect(prices('0,125')).toEqual([0.125]);
  });

  it('reads a number by the decimal sign of the other columns if its own does not show it', () => {
    const [row] = readSheet('sku;price;costPrice\nA;1.500;12,50').rows;
    expect(row?.cells).toMatchObject({ price: 1500, costPrice: 12.5 });
  });

  it('accepts two columns of one meaning in a report of another program if they are equal', () => {
    const report = (text: string) =>
      readForm(text, {
        kinds: { total: 'number' },
        aliases: { Amount: 'total' },
        passesUnknown: true,
        maxRows: 9,
        tooMany,
      });
    expect(report('Total,Amount\n5,5').rows).toMatchObject([{ cells: { total: 5 } }]);
    expect(report('Total,Amount\n5,6').problems).toMatchObject([{ rule: 'COLUMN_TWICE' }]);
  });

  it('ignores remarks of an earlier import', () => {
    const sheet = readSheet('sku,problems\nA,No product has this SKU.');
    expect(sheet).toMatchObject({ problems: [], rows: [{ cells: { sku: 'A' } }] });
    expect(sheet.rows[0]?.cells).not.toHaveProperty('problems');
  });

  it.each([
    ['nothing', '', 1, 'The file is empty. Choose another file.'],
    [
      'an unknown column',
      'sku,prize\nA,1',
      1,
      'The import doesn’t recognise column “prize”. Choose what it contains, or ignore it.',
    ],
    ['a column twice', 'sku,SKU\nA,B', 1, 'Column “SKU” appears twice. Remove one of the two columns.'],
    [
      'a cell too many',
      'sku,code\nA,1\nB,1,2',
      3,
      'This row has 3 cells, but the header has 2. Check for a missing or an additional separator.',
    ],
    ['an open quotation mark', 'sku,code\nA,"1\nB,2', 2, UNREADABLE],
    [
      'too many rows',
      `sku\n${'A\n'.repeat(MAX_IMPORT_ROWS + 1)}`,
      1,
      'The file has more than 2,000 products. Split it.',
    ],
  ])('reports %s', (_what, text, line, message) => {
    expect(readSheet(text)).toMatchObject({ rows: [], problems: [{ line, message }] });
  });

  it.each([
    ['commas', ','.repeat(490_000), 1],
    ['commas behind a heading', `sku,code\n${','.repeat(490_000)}`, 2],
  ])('refuses a line of half a million %s in one sentence', (_what, text, line) => {
    expect(readSheet(text).problems).toEqual([expect.objectContaining({ line, message: UNREADABLE })]);
  });

  it('lists at most a hundred problems', () => {
    expect(readSheet(`${'x,'.repeat(9_000)}x\n1`).problems).toHaveLength(100);
    expect(readSheet(`sku,code\n${'x\n'.repeat(200_000)}`).problems).toHaveLength(100);
  });
});
