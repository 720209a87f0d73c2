import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { readImportFile, UnreadableFile } from './importFile';

/** jsdom has files without the methods that read them. */
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name: string): File => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], name), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
  });
};

describe('a file of products', () => {
  it('is read from Excel with its numbers, days and texts', async () => {
    const rows = [
      [{ value: 'sku' }, { value: 'price' }, { value: 'isActive' }, { value: 'description' }],
      [{ value: 'RIB-1' }, { value: 1234.5 }, { value: true }, { value: 'Sharp, "fast"' }],
      [{ value: 'RIB-2' }, null, null, { value: new Date('2026-11-25'), format: 'yyyy-mm-dd' }],
    ];
    const bytes = await writeXlsxFile(rows).toBuffer();
    const file = fileOf(new Uint8Array(bytes), 'products.xlsx');
    expect((await readImportFile(file)).csv.split('\r\n')).toEqual([
      '\ufeffsku,price,isActive,description',
      'RIB-1,1234.5,true,"Sharp, ""fast"""',
      'RIB-2,,,2026-11-25',
    ]);
  });

  it('is refused where it is too large, or no sheet at all', async () => {
    await expect(readImportFile(fileOf('a'.repeat(500_001), 'a.csv'))).rejects.toThrow(UnreadableFile);
    await expect(readImportFile(fileOf('no sheet', 'a.xlsx'))).rejects.toThrow('resources.products.import.unreadable');
  });

  it('is refused before it is read where its last cell is far away', async () => {
    const sheet = '<worksheet><sheetData><row r="1"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    const bytes = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) });
    await expect(readImportFile(fileOf(bytes, 'a.xlsx'))).rejects.toThrow('resources.products.import.unreadable');
  });
});
