import { describe, expect, it } from '@jest/globals';
import { strToU8 } from 'fflate';
import type { Wanted } from '../../test/mails/mail-examples.js';
import { readOrderLine } from '../mails/read-line.js';
import { readOrderSheet } from '../mails/read-mail.js';
import { readSheets } from './read-sheets.js';

const TODAY = '2026-11-26';

const SHEETS: readonly (readonly [name: string, text: string, wanted: readonly Wanted[]])[] = [
  [
    'semicolons and decimal commas',
    ';Creasing matrix;4;67,50\n;Tape 12 mm;6;3,20',
    [
      ['Creasing matrix', 4],
      ['Tape 12 mm', 6],
    ],
  ],
  [
    'the unit in the heading of the quantity',
    'Pos,Item,Qty (pcs)\n10,Creasing matrix 0.4x1.5,"1,200"\n20,Sponge rubber 9mm,100 packs',
    [
      ['Creasing matrix 0.4x1.5', 1200],
      ['Sponge rubber 9mm', 100],
    ],
  ],
  [
    'headings in German',
    'Pos;Artikel;Bezeichnung;Menge;Einheit;Einzelpreis;Gesamt\n1;RIB-00001;Satinband;40;Rolle;11,50;460,00\n2;CRM-00002;Rillmatrize;6;Stk;84,00;504,00\n;;;;;Summe;964,00',
    [
      ['RIB-00001 Satinband', 40],
      ['CRM-00002 Rillmatrize', 6],
    ],
  ],
  [
    'headings in Arabic',
    'م,كود المنتج,الوصف,الكمية,السعر\n1,RIB-00001,شريط أسود,٤٠,11.50\n2,CRM-00002,ماتريكس,٦,84\n,,الإجمالي,,964',
    [
      ['RIB-00001 شريط أسود', 40],
      ['CRM-00002 ماتريكس', 6],
    ],
  ],
  [
    'a column of SKUs with any heading',
    'Buyer Item Code,Text,Ordered\nRIB-00001,Ribbon,40',
    [['RIB-00001 Ribbon', 40]],
  ],
  ['an unknown heading above SKUs', 'Ihre Nr.,Was,Menge\nRIB-00001,Band,40', [['RIB-00001 Band', 40]]],
  [
    'quantities with their units in one cell',
    'Product,Quantity\nFC3 black 1 inch,40 rolls\n0.4x1.5 matrix,6 boxes',
    [
      ['FC3 black 1 inch', 40],
      ['0.4x1.5 matrix', 6],
    ],
  ],
  [
    'a stock and its minimum beside what to order',
    'Item code,On hand,Min,Order\nRIB-00001,3,12,24',
    [['RIB-00001', 24]],
  ],
  [
    'several months, of which one has to be chosen',
    'Code,Jan,Feb,Mar\nRIB-00001,10,20,30',
    [['RIB-00001', 'numbers 10 20 30']],
  ],
  [
    'requested and approved quantities, of which one has to be chosen',
    'Item,Requested,Approved\nRIB-00001,40,36\nRIB-00002,12,12\nRIB-00003,0,0',
    [
      ['RIB-00001', 'numbers 40 36'],
      ['RIB-00002', 12],
    ],
  ],
  [
    'quantities of two branches, of which one has to be chosen',
    'Item,Qty Deira,Qty Al Quoz\nRIB-00001,40,0',
    [['RIB-00001', 'numbers 40']],
  ],
  [
    'sizes by colours',
    'Ribbon size,Black,White\nSatin 1 inch,10,4\nSatin 1/2 inch,,6\nSatin 3/4 inch,0,0',
    [
      ['Satin 1 inch Black', 10],
      ['Satin 1 inch White', 4],
      ['Satin 1/2 inch White', 6],
    ],
  ],
  [
    'decimal commas in the column of the quantity',
    'Artikelnr.;Menge\nRIB-00001;12,000\nRIB-00002;2,50\nRIB-00003;1.200,00',
    [
      ['RIB-00001', 12],
      ['RIB-00002', null],
      ['RIB-00003', 1200],
    ],
  ],
  [
    'units as merchandise systems shorten them',
    'Artikelnr.;Bezeichnung;Menge;ME;Preis\nRIB-00001;Band;40;ROL;11,50',
    [['RIB-00001 Band', 40]],
  ],
  [
    'a quantity that may have decimals, beside prices with decimal commas',
    'Artikelnr.;Menge;Preis\nRIB-00001;12,000;11,50\nRIB-00002;40;9,00',
    [
      ['RIB-00001', 'ambiguous 12 12000'],
      ['RIB-00002', 40],
    ],
  ],
  [
    'title rows above the headings',
    'Al Noor Printing Press LLC\nPurchase Order 4711\n\nNo,Item,Qty\n1,RIB-00001,40',
    [['RIB-00001', 40]],
  ],
  [
    'delivered and ordered quantities, of which one has to be chosen',
    'Item,Qty delivered,Qty ordered\nRIB-00001,10,40',
    [['RIB-00001', 'numbers 10 40']],
  ],
  [
    'rows without a quantity',
    'Item,Qty\nRIB-00001,\nCreasing matrix 0.4x1.5 12,\nCRM-00002,6',
    [
      ['RIB-00001', null],
      ['Creasing matrix 0.4x1.5 12', null],
      ['CRM-00002', 6],
    ],
  ],
  ['a template with all products', 'Item,Qty\nRIB-00001,0\nRIB-00002,12\nRIB-00003,0.00', [['RIB-00002', 12]]],
  ['a price before the quantity', 'Item,Unit price,Qty\nRIB-00001,12,40', [['RIB-00001', 40]]],
  ['no heading of the quantity', 'SKU,Description,Price\nRIB-00001,Ribbon,12.50', [['RIB-00001 Ribbon', null]]],
  [
    'a quantity that may be read in two ways',
    'Item,Qty\nRIB-00001,1.000\nCRM-00002,40',
    [
      ['RIB-00001', 'ambiguous 1 1000'],
      ['CRM-00002', 40],
    ],
  ],
  [
    'remarks, sums and empty rows',
    'Item,Qty\nRIB-00001,40\n,\nSub Total,40\nVAT 5%,2\nGrand Total,42\nRemarks: deliver before noon,\nPrepared by: Ahmed,',
    [['RIB-00001', 40]],
  ],
  ['a quantity in thousands', "Item,Qty '000\nRIB-00001,3", [['RIB-00001', 'numbers 3 1000']]],
  [
    'the headings of a second page',
    'Item,Qty\nRIB-00001,40\nItem,Qty\nCRM-00002,6',
    [
      ['RIB-00001', 40],
      ['Item', null],
      ['CRM-00002', 6],
    ],
  ],
  ['units in their own column', 'Item,Qty,UOM\nRIB-00001,1200,pcs', [['RIB-00001', 1200]]],
  ['a number column with names', 'Item No,Qty\nRIB-00001,40', [['RIB-00001', 40]]],
  [
    'the shop’s own export',
    'sku,name,size,color,stock,price\nRIB-00001,Ribbon,1-inch,Black,120,18.50',
    [['RIB-00001 Ribbon 1-inch Black', null]],
  ],
  ['an error in the quantity', 'Item,Qty\nRIB-00001,#N/A', [['RIB-00001', null]]],
  ['a quantity to order again', 'Description,Stock,Reorder Qty\nBlack ribbon,3,24', [['Black ribbon', 24]]],
  [
    'a pack beside its quantity',
    'Code,Description,Pack,Qty\nRIB-00001,Ribbon,roll,40\nRIB-00002,Band,12,6',
    [
      ['RIB-00001 Ribbon', 40],
      ['RIB-00002 Band', 6],
    ],
  ],
  ['quarters, of which one has to be chosen', 'Item,Q1,Q2\nBlack ribbon,10,20', [['Black ribbon', 'numbers 10 20']]],
  ['cartons beside the quantity', 'SKU,Cartons,Pieces\nRIB-00001,4,48', [['RIB-00001', 'numbers 48 4']]],
  ['a revised quantity', 'SKU,Qty,Revised\nRIB-00001,40,30', [['RIB-00001', 'numbers 40 30']]],
  [
    'headings in two rows',
    'Item,Quantity,\n,Dubai,Sharjah\nRIB-00001,40,30\nRIB-00002,5,',
    [
      ['RIB-00001', 'numbers 40 30'],
      ['RIB-00002', 5],
    ],
  ],
  ['thousands in the heading', 'SKU,Qty (000)\nRIB-00001,4', [['RIB-00001', 'numbers 4 1000']]],
  ['dozens in the heading', 'SKU,Qty/dz\nRIB-00001,4', [['RIB-00001', 48]]],
  [
    'remarks, of which one cancels',
    'SKU,Qty,Remarks\nRIB-00001,40,cancelled\nRIB-00002,20,urgent',
    [
      ['RIB-00001', 'some 40'],
      ['RIB-00002', 20],
    ],
  ],
  [
    'a unit beside the quantity and another one in its column',
    'Item,Qty,Unit\nBlack ribbon,40 pcs,box\nRed ribbon,40 boxes,box\nTape,40,roll',
    [
      ['Black ribbon', 'numbers 40 40'],
      ['Red ribbon', 40],
      ['Tape', 40],
    ],
  ],
  [
    'codes that are digits alone',
    'Code,Qty\n100234,40\n100235,12',
    [
      ['100234', 40],
      ['100235', 12],
    ],
  ],
  ['a negative quantity', 'SKU,Qty\nRIB-00001,(4)', [['RIB-00001', null]]],
  [
    'one column',
    'RIB-00001 40\nCRM-00002 6',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
    ],
  ],
];

describe('a sheet with an order', () => {
  it.each(SHEETS)('is read with %s', (_name, text, wanted) => {
    const [sheet] = readSheets(strToU8(text));
    const { lines } = readOrderSheet(sheet ?? { name: '', rows: [] }, TODAY);
    const read = lines.map((line): Wanted => {
      const { words, qty, question, readings } = readOrderLine(line);
      return [words, question === null ? qty : [question, ...readings.map((one) => one.qty)].join(' ')];
    });
    expect(read).toEqual(wanted);
  });

  it('gives its purchase order and its titles', () => {
    const [sheet] = readSheets(
      strToU8('Al Noor LLC\nPurchase Order: 4711\nDeliver to Sharjah\nItem,Qty\nRIB-00001,40\nTotal,40'),
    );
    expect(readOrderSheet(sheet ?? { name: '', rows: [] }, TODAY)).toEqual({
      lines: ['RIB-00001\t40'],
      aside: ['Al Noor LLC', 'Purchase Order: 4711', 'Deliver to Sharjah', 'Total · 40'],
      details: { poNumber: '4711', emirate: 'SHJ' },
      quantityColumns: [],
    });
  });

  it('shows the columns that are not used, and gives each quantity the unit of its own heading', () => {
    const [sheet = { name: '', rows: [] }] = readSheets(
      strToU8('Item,Qty (boxes),Qty (pcs),Price,Remarks\nMatrix,2,100,11.50,urgent'),
    );
    const { lines, aside } = readOrderSheet(sheet, TODAY);
    expect(aside).toEqual(['Price: 11.50', 'Remarks: urgent']);
    expect(readOrderLine(lines[0] ?? '').readings.map(({ qty, unit }) => [qty, unit])).toEqual([
      [2, 'XBX'],
      [100, 'H87'],
    ]);
  });

  it('names the columns that can be the quantity, and reads the chosen one', () => {
    const [sheet = { name: '', rows: [] }] = readSheets(strToU8('Item,Requested,Approved\nRIB-00001,40,36'));
    expect(readOrderSheet(sheet, TODAY).quantityColumns).toEqual(['Requested', 'Approved']);
    expect(readOrderSheet(sheet, TODAY, 'Approved')).toMatchObject({
      lines: ['RIB-00001\t36'],
      aside: ['Requested: 40'],
      quantityColumns: [],
    });
  });
});

it.each(['six only', 'per branch', 'only 6'])(
  'the remark %s, which may change a quantity, stays at its line',
  (remark) => {
    const [sheet] = readSheets(strToU8(`SKU,Qty,Remarks\nRIB-00001,10,${remark}`));
    expect(sheet && readOrderSheet(sheet, TODAY).lines).toEqual([`RIB-00001 ${remark}\t10`]);
  },
);

it.each([
  ['Cartons', { qty: 2, unit: 'XCT' }],
  ['Dozens', { qty: 24, unit: null }],
  ['Qty x1000', { qty: null, question: 'numbers' }],
])('a quantity below the heading %s counts that', (heading, line) => {
  const [sheet] = readSheets(strToU8(`SKU,${heading}\nRIB-00001,2`));
  expect(sheet && readOrderSheet(sheet, TODAY).lines.map(readOrderLine)).toMatchObject([line]);
});
