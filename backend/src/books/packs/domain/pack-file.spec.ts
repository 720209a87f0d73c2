import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { checksTable } from '../pack-tables.js';
import { PACK_WORDS } from '../pack-words.js';
import { packFileOf } from './pack-file.js';

const NAME = 'A & B "Co", =1+1';
const FORMULA = '=شركة & أبناؤه';

const filesOf = async (language: 'en' | 'ar') => {
  const words = PACK_WORDS[language];
  const checks = checksTable(words, [
    { check: 'balance', box: '', journal: 500, other: 500 },
    { check: 'vat', box: '1b', journal: 550, other: 400 },
  ]);
  const names = { name: words.title('Ageing'), headings: [words.title('Customer')], rows: [[NAME], [FORMULA]] };
  const { bytes } = await packFileOf({
    name: 'Books',
    at: new Date('2026-03-31T08:00:00Z'),
    tables: [checks, names],
    rightToLeft: language === 'ar',
  });
  const files = unzipSync(bytes);
  const text = (name: string, of = files) => strFromU8(of[name] as Uint8Array);
  return { text, names: Object.keys(files), book: unzipSync(files['Books.xlsx'] as Uint8Array) };
};

describe('the file of a month pack', () => {
  it('has both figures of a check with their difference, in red if it is not 0', async () => {
    const { text, book } = await filesOf('en');
    expect(text('csv/Checks.csv').split('\r\n').slice(1)).toEqual([
      ...['Debits and credits of the journal,5,5,0', '"VAT return, VAT of box 1b",5.5,4,1.5'],
    ]);
    const sheet = text('xl/worksheets/sheet1.xml', book);
    const styleOf = (cell: string) => Number(new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1]);
    const styles = text('xl/styles.xml', book);
    const fonts = [...styles.matchAll(/<font>.*?<\/font>/gs)].map(([font]) => font);
    const formats = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)].map(String);
    const formatOf = (cell: string) => /numFmtId="(\d+)"/.exec(formats[styleOf(cell)] ?? '')?.[1];
    expect(formatOf('B2')).toBe(formatOf('B3'));
    expect(formatOf('B2')).not.toBe(formatOf('C2'));
    const fontOf = (cell: string) => /fontId="(\d+)"/.exec(formats[styleOf(cell)] ?? '')?.[1];
    const isRed = (cell: string) => /B00020/i.test(fonts[Number(fontOf(cell))] ?? '');
    expect(['D2', 'B3', 'C3', 'D3'].map(isRed)).toEqual([false, false, false, true]);
  });

  it('has names as texts that no spreadsheet runs, in both languages', async () => {
    for (const [language, ageing] of [
      ['en', 'Ageing'],
      ['ar', 'أعمار الديون'],
    ] as const) {
      const { text, book, names } = await filesOf(language);
      expect(names).toContain(`csv/${ageing}.csv`);
      expect(text(`csv/${ageing}.csv`).split('\r\n').slice(1)).toEqual([...['"A & B ""Co"", =1+1"', `'${FORMULA}`]]);
      const sheet = text('xl/worksheets/sheet2.xml', book);
      expect(sheet).not.toContain('<f>');
      expect(sheet.includes('rightToLeft="1"')).toBe(language === 'ar');
      expect(text('xl/sharedStrings.xml', book)).toContain('=شركة &amp; أبناؤه');
    }
  });
});
