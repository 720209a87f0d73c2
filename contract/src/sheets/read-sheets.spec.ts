import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { cellFormat, numberText } from './cell-format.js';
import { readSheets, UnreadableSheet } from './read-sheets.js';
import { cellName, isErrorCell } from './sheet.js';

/** The bytes of a text in a code page of one byte for each character. */
function inCodePage(text: string, page: string): Uint8Array {
  const letters = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, code) => code));
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)));
}

const utf16 = (text: string, isBig: boolean, mark = true): Uint8Array =>
  Uint8Array.from(
    [...(mark ? '\ufeff' : ''), ...text].flatMap((letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
      return isBig ? [high, low] : [low, high];
    }),
  );

const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>
<numFmt numFmtId="166" formatCode="[$AED]\\ #,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;

interface Book {
  sheets?: readonly (readonly [name: string, data: string, state?: string])[];
  strings?: string;
  main?: string;
}

function workbook({ sheets = [['Sheet1', '']], strings = '', main = '' }: Book): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `<workbook>${main}<sheets>${sheets.map(([name, , state], i) => `<sheet name="${name}" sheetId="${i}" r:id="rId${i}"${state ? ` state="${state}"` : ''}/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i}" Target="${i % 2 ? '/xl/' : ''}worksheets/s${i}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(STYLES),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
  };
  for (const [i, [, data]] of sheets.entries()) {
    files[`xl/worksheets/s${i}.xml`] = strToU8(`<worksheet><sheetData>${data}</sheetData></worksheet>`);
  }
  return zipSync(files);
}

const rowsOf = (data: string, book: Book = {}) => readSheets(workbook({ ...book, sheets: [['A', data]] }))[0]?.rows;
const faultOf = (bytes: Uint8Array): string => {
  try {
    readSheets(bytes);
    return 'none';
  } catch (error) {
    return error instanceof UnreadableSheet ? error.fault : String(error);
  }
};

describe('a text file', () => {
  const TABLE = 'الصنف;الكمية\r\nشريط أسود;40\r\n';
  const ROWS = [
    ['الصنف', 'الكمية'],
    ['شريط أسود', '40'],
  ];
  it.each([
    ['UTF-8', strToU8(TABLE), ROWS],
    ['UTF-8 with its mark', strToU8(`\ufeff${TABLE}`), ROWS],
    ['windows-1256', inCodePage(TABLE, 'windows-1256'), ROWS],
    ['UTF-16 of Excel', utf16(TABLE.replaceAll(';', '\t'), false), ROWS],
    ['UTF-16, big end first', utf16(TABLE, true), ROWS],
    [
      'UTF-16 without its mark',
      utf16('Code,Qty\nRIB-00001,40', false, false),
      [
        ['Code', 'Qty'],
        ['RIB-00001', '40'],
      ],
    ],
    [
      'windows-1252',
      inCodePage('Länge;Größe;Menge\nföhn;süß;4', 'windows-1252'),
      [
        ['Länge', 'Größe', 'Menge'],
        ['föhn', 'süß', '4'],
      ],
    ],
  ])('is read in %s', (_encoding, bytes, rows) => {
    expect(readSheets(bytes)).toEqual([{ name: '', rows }]);
  });

  it.each([
    [
      ';Creasing matrix;4;67,50\n;Tape;6;3,20',
      [
        ['', 'Creasing matrix', '4', '67,50'],
        ['', 'Tape', '6', '3,20'],
      ],
    ],
    [',Creasing matrix,4,67.50', [['', 'Creasing matrix', '4', '67.50']]],
    ['\tCreasing matrix\t4\t67.50', [['', 'Creasing matrix', '4', '67.50']]],
    ['sep=;\nSKU;Qty\nA;1', [[''], ['SKU', 'Qty'], ['A', '1']]],
    ['a,b\r\n\r\nc,d', [['a', 'b'], [''], ['c', 'd']]],
    ['a,"b, ""c""\nd",e', [['a', 'b, "c"\nd', 'e']]],
    [
      'ribbon 1";40\n"Best" tape;6',
      [
        ['ribbon 1"', '40'],
        ['Best tape', '6'],
      ],
    ],
    [
      '"open;40\ntape;6',
      [
        ['"open', '40'],
        ['tape', '6'],
      ],
    ],
    [
      'Name;Price\n"Ribbon, black, 1 inch";18,50\nTape, white;3,20',
      [
        ['Name', 'Price'],
        ['Ribbon, black, 1 inch', '18,50'],
        ['Tape, white', '3,20'],
      ],
    ],
  ])('%j keeps its cells', (text, rows) => {
    expect(readSheets(strToU8(text))[0]?.rows).toEqual(rows);
  });
});

describe('a workbook', () => {
  it.each([
    ['a number', '<c r="A1"><v>40.0</v></c>', '40'],
    ['a number as Excel counts', '<c r="A1"><v>3.3000000000000003</v></c>', '3.3'],
    ['a large number', '<c r="A1"><v>1.2E+9</v></c>', '1200000000'],
    ['a percentage', '<c r="A1" s="1"><v>0.05</v></c>', '5%'],
    ['a percentage with decimals', '<c r="A1" s="1"><v>0.07</v></c>', '7%'],
    ['a day', '<c r="A1" s="2"><v>46351</v></c>', '2026-11-25'],
    ['a day in a format of its own', '<c r="A1" s="4"><v>46351</v></c>', '2026-11-25'],
    ['a code with leading zeros', '<c r="A1" s="3"><v>123</v></c>', '00123'],
    ['an amount with its currency', '<c r="A1" s="5"><v>18.5</v></c>', '18.5'],
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'Sharp & fast'],
    ['a formatted text', '<c r="A1" t="s"><v>1</v></c>', 'two parts'],
    ['a text in place', '<c r="A1" t="inlineStr"><is><t>1 &lt; 2 &#65;</t></is></c>', '1 < 2 A'],
    ['the text of a formula', '<c r="A1" t="str"><f>A2</f><v>RIB-1</v></c>', 'RIB-1'],
    ['the number of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['yes or no', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['a number that is stored as text', '<c r="A1" t="inlineStr"><is><t>1.000</t></is></c>', '1.000'],
  ])('has %s', (_what, cell, text) => {
    const strings = '<si><t>Sharp &amp; fast</t></si><si><r><t>two </t></r><rPh><t>x</t></rPh><r><t>parts</t></r></si>';
    expect(rowsOf(`<row r="1">${cell}</row>`, { strings })).toEqual([[text]]);
  });

  it('keeps empty rows and cells, and reads cells without a place', () => {
    const data =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row><c><v>3</v></c><c><v>4</v></c></row>';
    expect(rowsOf(data)).toEqual([[], ['', '1', '', '2'], ['3', '4']]);
  });

  it('is read with prefixes, single quotation marks and dates since 1904', () => {
    const data = "<x:row r='1'><x:c r='A1' s='2'><x:v>44889</x:v></x:c></x:row>";
    expect(rowsOf(data, { main: '<workbookPr date1904="1"/>' })).toEqual([['2026-11-25']]);
  });

  it('offers its visible sheets that have cells', () => {
    const row = (text: string) => `<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>`;
    const sheets = [
      ['Cover', row('a')],
      ['Empty', ''],
      ['Old', row('x'), 'hidden'],
      ['R&amp;D', row('b')],
    ] as const;
    expect(readSheets(workbook({ sheets }))).toEqual([
      { name: 'Cover', rows: [['a']] },
      { name: 'R&D', rows: [['b']] },
    ]);
  });

  const cell = (place: string) => `<row r="1"><c r="${place}"><v>1</v></c></row>`;
  it.each([
    ['a value in its last cell', cell('XFD1048576'), 'tooLarge'],
    ['a place that is written with an entity', cell('&#88;FD1048576'), 'tooLarge'],
    ['a column behind the last one', cell('ZZZ1'), 'tooLarge'],
    ['2000 rows of 500 columns', cell('SF2000'), 'none'],
    ['an empty cell at its end', `${cell('A1')}<row r="1048576"><c r="XFD1048576" s="1"/></row>`, 'none'],
    ['much when unpacked', `${cell('A1')}${' '.repeat(30_000_001)}`, 'tooLarge'],
  ])('is judged by its size before it is read: %s', (_what, data, fault) => {
    expect(faultOf(workbook({ sheets: [['A', data]] }))).toBe(fault);
  });
});

it.each([
  ['oldWorkbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['pdf', strToU8('%PDF-1.7\n')],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff, 0xe0]],
  ['picture', strToU8('\0\0\0\x18ftypheic')],
  ['archive', zipSync({ 'word/document.xml': strToU8('<w/>') })],
  ['archive', [0x50, 0x4b, 0x03, 0x04, 1, 2, 3]],
  ['page', strToU8('<html><table><tr><td>RIB-1</td></tr></table></html>')],
  ['page', strToU8('<?xml version="1.0"?><Workbook/>')],
  ['formatted', strToU8('{\\rtf1 RIB-1}')],
  ['empty', []],
  ['empty', strToU8(',,,\n,,,\n')],
  ['encoding', [250, 251, 252, 253, 0, 250, 251, 252, 253, 254]],
  ['encoding', strToU8('Name\n\ufffd\ufffd\ufffd')],
  ['damaged', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }).subarray(20)],
  ['tooLarge', new Uint8Array(5_000_001)],
])('a file that is no sheet is called %s', (fault, bytes) => {
  const file = Uint8Array.from(bytes);
  expect(faultOf(fault === 'damaged' ? Uint8Array.from([0x50, 0x4b, 3, 4, ...file]) : file)).toBe(fault);
});

it('cells are named as in a spreadsheet', () => {
  expect([cellName(0, 0), cellName(6, 2), cellName(1, 26), cellName(0, 701)]).toEqual(['A1', 'C7', 'AA2', 'ZZ1']);
  expect(['#N/A', '#REF!', ' #div/0! ', '#1', 'N/A'].map(isErrorCell)).toEqual([true, true, true, false, false]);
});

it.each<[code: string, stored: string, shown: string]>([
  ['0.00" Dr"', '500', '500 Dr'],
  ['#,##0.00\\ "CR";#,##0.00\\ "DR"', '-500', '-500 DR'],
  ['0" pcs"', '40', '40 pcs'],
  ['[$USD]\\ #,##0.00', '100', '100 USD'],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)', '-100', '-100 $'],
  ['[$AED]\\ #,##0.00', '100', '100'],
  ['[$د.إ.\u200f-3801]\\ #,##0.00', '100', '100'],
  ['#,##0.00;[Red]\\-#,##0.00;"-"??', '0', '0'],
])('a number in the format %s says what it shows beside its digits', (code, stored, shown) => {
  expect(numberText(stored, cellFormat(164, code), 1900)).toBe(shown);
});
