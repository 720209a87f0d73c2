import { describe, expect, it } from '@jest/globals';
import { readSheets } from '@shop/contract/sheets/read-sheets';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { strToU8 } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { fileColumns, importFileOf, openImportFile, UnreadableFile, withColumn } from './importFile';
import { PRODUCT_FORM } from '../../goods/products/productForm';

/** The documents of these tests have no workers. */
const open = async (content: string | Uint8Array, name: string) => {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return openImportFile({ name } as File, undefined, () => Promise.resolve().then(() => readSheets(bytes)));
};
const sheetOf = async (content: string | Uint8Array): Promise<Sheet> => {
  const [sheet = { name: '', rows: [] }] = (await open(content, 'a')).sheets;
  return sheet;
};
const csvLines = (sheet: Sheet, mapping = {}) => importFileOf('a', sheet, mapping, PRODUCT_FORM).csv.split('\r\n');

describe('a file of products', () => {
  it('is read from Excel with its numbers, days and texts', async () => {
    const rows = [
      [{ value: 'sku' }, { value: 'price' }, { value: 'isActive' }, { value: 'description' }],
      [{ value: 'RIB-1' }, { value: 1234.5 }, { value: true }, { value: 'Sharp, "fast"' }],
      [{ value: 'RIB-2' }, null, null, { value: new Date('2026-11-25'), format: 'yyyy-mm-dd' }],
      [{ value: 'RIB-3' }, { value: 0.05, format: '0%' }],
    ];
    const bytes = await writeXlsxFile(rows).toBuffer();
    expect(csvLines(await sheetOf(new Uint8Array(bytes)))).toEqual([
      '\ufeffsku,price,isActive,description',
      'RIB-1,1234.5,TRUE,"Sharp, ""fast"""',
      'RIB-2,,,2026-11-25',
      'RIB-3,5%,,',
    ]);
  });

  it('is refused with its actual type', async () => {
    await expect(open('%PDF-1.7', 'list.xlsx')).rejects.toThrow('resources.products.import.fault.pdf');
    await expect(open('', 'a.csv')).rejects.toThrow(UnreadableFile);
    const long = await sheetOf(`sku\n${`${'a'.repeat(9000)}\n`.repeat(60)}`);
    expect(() => importFileOf('a', long, {}, PRODUCT_FORM)).toThrow('resources.products.import.too_large');
  });

  it('is sent in parts if it is long, and refused above the most rows', async () => {
    const form = { ...PRODUCT_FORM, parts: { rows: 2, mostRows: 3, mostBytes: 9, together: ['sku'] as const } };
    const partsOf = async (...skus: string[]) =>
      importFileOf('a', await sheetOf(['sku,stock', ...skus.map((sku) => `${sku},1`)].join('\n')), {}, form).parts;
    expect((await partsOf('A', 'B', 'A')).map(({ lines }) => lines)).toEqual([[2, 4], [3]]);
    await expect(partsOf('A', 'B', 'C', 'D')).rejects.toThrow('resources.products.import.too_many_rows');
  });

  it('has its columns mapped by their headings, below title rows, with the addresses of its cells', async () => {
    const sheet = await sheetOf('Price list 2026\n\nItem Code;Remark;Our rate;stock\nRIB-1;old;18,50;4');
    expect(fileColumns(sheet, {}, PRODUCT_FORM).map(({ column, isChosen }) => [column, isChosen])).toEqual([
      ['sku', true],
      ['', true],
      ['price', true],
      ['stock', false],
    ]);
    expect(csvLines(sheet)).toEqual(['\ufeffPrice list 2026,,,', ',,,', 'sku,,price,stock', 'RIB-1,,"18,50",4']);
    const chosen = withColumn(withColumn({}, 'REMARK', 'description'), 'Our rate', '');
    expect(csvLines(sheet, chosen).slice(2)).toEqual(['sku,description,,stock', 'RIB-1,old,,4']);
  });

  it('has a column without a heading if it is one of the program, and contains something', async () => {
    const form = {
      ...PRODUCT_FORM,
      columnOf: (heading: string) => (heading === '' ? 'sku' : PRODUCT_FORM.columnOf(heading)),
    };
    const { csv } = importFileOf('a', await sheetOf('Prices of May,,\n,Price,\nRIB-1,4.50,\n'), {}, form);
    expect(csv.split('\r\n').slice(1)).toEqual(['sku,price,', 'RIB-1,4.50,']);
  });

  it('maps an ambiguous column to the first match', async () => {
    const sheet = await sheetOf('Item,Unit price,Total price\nRIB-1,2,80');
    expect(fileColumns(sheet, {}, PRODUCT_FORM).map(({ column }) => column)).toEqual(['', 'price', '']);
  });
});
