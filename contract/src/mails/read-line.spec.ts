import { describe, expect, it } from '@jest/globals';
import type { LineQuestion } from '../order-lines.js';
import { readOrderLine } from './read-line.js';

describe('a line of an order', () => {
  it.each([
    ['RIB-00001\t40', 'RIB-00001', 40],
    ['RIB-00001, 40', 'RIB-00001', 40],
    ['RIB-00001,40', 'RIB-00001', 40],
    ['RIB-00001;40;', 'RIB-00001', 40],
    ['RIB-00001 | 40 pcs', 'RIB-00001', 40],
    ['40\tRIB-00001', 'RIB-00001', 40],
    ['40, RIB-00001', 'RIB-00001', 40],
    ['RIB-00001;Satin ribbon;40;12.50;500.00', 'RIB-00001 Satin ribbon', 40],
    ['RIB-00001,"Satin ribbon, black",40', 'RIB-00001,"Satin ribbon, black"', 40],
    ['RIB-00001, 1,200', 'RIB-00001', 1200],
    ['RIB-00001\t1,200', 'RIB-00001', 1200],
    ['RIB-00001\t٤٠', 'RIB-00001', 40],
    ['RIB-00001 40', 'RIB-00001', 40],
    ['RIB-00001   x 12', 'RIB-00001', 12],
    ['RIB-00001 x12', 'RIB-00001', 12],
    ['RIB-00001 ×12 pcs', 'RIB-00001', 12],
    ['RIB-00001*12', 'RIB-00001', 12],
    ['RIB-00001 - 40', 'RIB-00001', 40],
    ['RIB-00001: 40', 'RIB-00001', 40],
    ['RIB-00001 = 40', 'RIB-00001', 40],
    ['RIB-00001 (40)', 'RIB-00001', 40],
    ['RIB-00001 (40 rolls)', 'RIB-00001', 40],
    ['RIB-00001 qty 40', 'RIB-00001', 40],
    ['Qty: 40 RIB-00001', 'RIB-00001', 40],
    ['RIB-00001 qty: 40 pcs', 'RIB-00001', 40],
    ['40 x RIB-00001', 'RIB-00001', 40],
    ['40x RIB-00001', 'RIB-00001', 40],
    ['1. RIB-00001 40', 'RIB-00001', 40],
    ['- RIB-00001 40', 'RIB-00001', 40],
    ['• 12 pcs RIB-00001', 'RIB-00001', 12],
    ['12pcs RIB-00001', 'RIB-00001', 12],
    ['RIB-00001 12pcs', 'RIB-00001', 12],
    ['1,200 pcs RIB-00001', 'RIB-00001', 1200],
    ['please send 12 pcs RIB-00001', 'RIB-00001', 12],
    ['rib 00001 x 40', 'rib 00001', 40],
    ['RIB-00001 ........ 40', 'RIB-00001', 40],
    ['1- RIB-00001 - 40', 'RIB-00001', 40],
    ['RIB-00001', 'RIB-00001', null],
  ])('%j requests %j, %j pieces', (line, words, qty) => {
    expect(readOrderLine(line)).toMatchObject({ words, qty });
  });

  it.each([
    ['40 rolls of 25 mm × 122 m black hot-stamp ribbon', '25 mm × 122 m black hot-stamp ribbon', 40],
    ['hot stamp ribbon black 1 inch x 12', 'hot stamp ribbon black 1 inch', 12],
    ['satin ribbon 25mm, 122 m, black, 40', 'satin ribbon 25mm, 122 m, black', 40],
    ['satin ribbon 25mm, black, 40 rolls', 'satin ribbon 25mm, black', 40],
    ['creasing matrix 0.4 x 1.5', 'creasing matrix 0.4 x 1.5', null],
    ['creasing matrix 0.4x1.5 12', 'creasing matrix 0.4x1.5', 12],
    ['creasing matrix 0.4x1.5 x 12', 'creasing matrix 0.4x1.5', 12],
    ['creasing matrix 0.4x1.5-mm 50-pcs, 6', 'creasing matrix 0.4x1.5-mm 50-pcs', 6],
    ['6 creasing matrices 0.4×1.5', 'creasing matrices 0.4×1.5', 6],
    ['40 x 1 inch black ribbon', '1 inch black ribbon', 40],
    ['25 mm tape', '25 mm tape', null],
    ['1/2 inch ribbon black', '1/2 inch ribbon black', null],
    ['ribbon 25 x 122', 'ribbon 25 x 122', null],
    ['double sided tape 12 mm 10', 'double sided tape 12 mm', 10],
    ['10 double sided tape 12 mm', 'double sided tape 12 mm', 10],
    ['5 boxes double sided tape 50 m', 'double sided tape 50 m', 5],
    ['شريط أسود ٢٥ مم، ٤٠ رول', 'شريط أسود 25 مم', 40],
    ['٤٠ لفة من شريط أسود', 'شريط أسود', 40],
    ['شريط أسود × ١٢', 'شريط أسود', 12],
    ['شريط أسود العدد: ٤٠', 'شريط أسود', 40],
    ['black ribbon FC3, 40 pcs.', 'black ribbon FC3', 40],
    ['need 40 rolls of black ribbon 1 inch please', 'black ribbon 1 inch', 40],
    ['black ribbon 25 mm, 40 pcs @ 12.50', 'black ribbon 25 mm', 40],
    ['hot stamping ribbon 25mm*100m black*10', 'hot stamping ribbon 25mm*100m black', 10],
    ['Black ribbon 1"x100yd 40 rolls', 'Black ribbon 1"x100yd', 40],
    ['A4 labels 5', 'A4 labels', 5],
  ])('%j requests in words %j, %j pieces', (line, words, qty) => {
    expect(readOrderLine(line)).toMatchObject({ words, qty });
  });

  it.each([
    ['RIB-00001, 0', 'RIB-00001'],
    ['RIB-00001, 2.5', 'RIB-00001'],
    ['RIB-00001\t–', 'RIB-00001'],
    ['RIB-00001\t12.50', 'RIB-00001'],
    ['Creasing matrix 0.4x1.5 12\t–', 'Creasing matrix 0.4x1.5 12'],
    ['RIB-00001, -3', 'RIB-00001'],
    ['RIB-00001\t9999999', 'RIB-00001'],
    ['RIB-00001 x 0', 'RIB-00001'],
  ])('%j has no quantity that may be requested', (line, words) => {
    expect(readOrderLine(line)).toMatchObject({ words, qty: null });
  });
});

it.each([
  ['six creasing matrices 0.4x1.5', 'creasing matrices 0.4x1.5', 6],
  ['two dozen black ribbons', 'black ribbons', 24],
  ['a dozen rolls black ribbon 1 inch', 'black ribbon 1 inch', 12],
  ['half a dozen double face tape 12 mm', 'double face tape 12 mm', 6],
  ['3 dozen RIB-00001', 'RIB-00001', 36],
  ['RIB-00001 - two dozen', 'RIB-00001', 24],
  ['RIB-00001 - 5 (five) dozen', 'RIB-00001', 60],
  ['RIB-00001 3-doz', 'RIB-00001', 36],
  ['2.5 dozen RIB-00001', 'RIB-00001', 30],
  ['RIB-00001 اثنا عشر رول', 'RIB-00001', 12],
  ['twenty-five rolls of satin ribbon', 'satin ribbon', 25],
  ['Two hundred and fifty pcs RIB-00001', 'RIB-00001', 250],
  ['RIB-00001 x twelve', 'RIB-00001', 12],
  ['a couple of rolls FC3 black', 'FC3 black', 2],
  ['شريط أسود عدد ٤', 'شريط أسود', 4],
  ['عدد ٤ شريط أسود', 'شريط أسود', 4],
  ['ست لفات شريط أسود', 'شريط أسود', 6],
  ['خمسة وعشرين رول شريط أسود', 'شريط أسود', 25],
  ['كرتونين شريط أسود', 'شريط أسود', 2],
  ['درزن شريط أسود', 'شريط أسود', 12],
  ['نحتاج ٤٠ رول شريط أسود من فضلك', 'شريط أسود', 40],
  ['شريط أسود ٢٥ مم ١٬٢٠٠ قطعة', 'شريط أسود 25 مم', 1200],
  ['zwölf Rollen Satinband schwarz', 'Satinband schwarz', 12],
  ['40 Stück Rillmatrize 0.4x1.5', 'Rillmatrize 0.4x1.5', 40],
  ['20 Rollen von FC3 schwarz', 'FC3 schwarz', 20],
  ['RIB-00001 1\u202f200 pcs', 'RIB-00001', 1200],
  ["RIB-00001 - 1'200", 'RIB-00001', 1200],
  ['RIB-00001\t1.200,00', 'RIB-00001', 1200],
  ['RIB-00001\t1,200.00', 'RIB-00001', 1200],
  ['RIB-00001\t40.0', 'RIB-00001', 40],
  ['RIB-00001\t40,00', 'RIB-00001', 40],
  ['RIB-00001 x40', 'RIB-00001', 40],
  ['x40 RIB-00001', 'RIB-00001', 40],
  ['● RIB-00001 – 40', 'RIB-00001', 40],
  ['2) RIB-00001 40', 'RIB-00001', 40],
  ['*RIB-00001* 40 pcs', 'RIB-00001', 40],
  ['RIB-00001 40 @ AED 11.50', 'RIB-00001', 40],
  ['1,000 pcs RIB-00001', 'RIB-00001', 1000],
  ['RIB-00001\t2,000', 'RIB-00001', 2000],
  ['RIB-00001 10,000', 'RIB-00001', 10000],
  ['RIB-00001 two thousand pcs', 'RIB-00001', 2000],
  ['RIB-00001 two thousand five hundred pcs', 'RIB-00001', 2500],
  ['شريط أسود ألفين قطعة', 'شريط أسود', 2000],
  ['RIB-00001 ½ dozen', 'RIB-00001', 6],
  ['RIB-00001 2½ dozen', 'RIB-00001', 30],
  ['40 rolls RIB-00001 @11.50 each', 'RIB-00001', 40],
  ['RIB-00001, 40, AED 11.50', 'RIB-00001', 40],
  ['40 RIB-00001 at 12/-', 'RIB-00001', 40],
  ['RIB-00001 qty 40 price 11.50 AED per roll', 'RIB-00001', 40],
  ['Kindly send us 40 rolls RIB-00001 asap', 'RIB-00001', 40],
  ['We need: 40 nos. RIB-00001', 'RIB-00001', 40],
  ['one side tape 12 mm, 6', 'one side tape 12 mm', 6],
  ['half inch ribbon black x 6', 'half inch ribbon black', 6],
])('%j, as people write it, requests %j, %j pieces', (line, words, qty) => {
  expect(readOrderLine(line)).toMatchObject({ words, qty, question: null });
});

it.each([
  ['1,200 pcs RIB-00001', 1200, 'H87', null],
  ['3 cartons of 12 black ribbon', 3, 'XCT', 12],
  ['One carton of 24 rolls tape 12mm', 1, 'XCT', 24],
  ['2 Kartons à 12 Rollen Klebeband', 2, 'XCT', 12],
  ['RIB-00001\t40\tpcs', 40, 'H87', null],
  ['black ribbon 1 inch, 3 ctns (12 per carton)', 3, 'XCT', 12],
  ['2 boxes of 50 pcs creasing matrix 0.4x1.5', 2, 'XBX', 50],
  ['5 boxes double face tape 50 m', 5, 'XBX', null],
  ['40 rolls of 25 mm × 122 m black hot-stamp ribbon', 40, 'XRO', null],
  ['٣ كراتين شريط أسود', 3, 'XCT', null],
  ['10 Kartons Satinband', 10, 'XCT', null],
  ['RIB-00001, 40', 40, null, null],
  ['RIB-00001, 40, rolls', 40, 'XRO', null],
  ['ribbon rolls white 40', 40, 'XRO', null],
  // A unit within a name is not the unit of a quantity in another cell.
  ['Creasing Matrix – 50-pcs Strips 0.4x1.5-mm Blue CMP-0415; 40', 40, null, null],
  ['satin ribbon 25mm, 122 m, black, 40', 40, null, null],
])('%j has the quantity %j in the unit %j, with %j in each', (line, qty, unit, each) => {
  expect(readOrderLine(line)).toMatchObject({ qty, unit, each });
});

it.each<[string, LineQuestion, number[]]>([
  ['RIB-00001\t1.000', 'ambiguous', [1, 1000]],
  ['1.000 pcs RIB-00001', 'ambiguous', [1, 1000]],
  ['RIB-00001 - 2.500', 'ambiguous', [2500]],
  ['1 200 pcs RIB-00001', 'ambiguous', [200, 1200]],
  ['RIB-00001 6-8 rolls', 'numbers', [6, 8]],
  ['RIB-00001, 2 or 3 dozen', 'numbers', [24, 36]],
  ['between 4 and 6 boxes of CRM-00001', 'numbers', [4, 6]],
  ['5/10 reels CRM-00001', 'numbers', [5, 10]],
  ['10, 20 and 50 rolls RIB-00001', 'numbers', [10, 20, 50]],
  ['ريبون أسود 55 مم من 5 إلى 10 رول', 'numbers', [5, 10]],
  ['RIB-00001 40 460', 'numbers', [40, 460]],
  ['1\tRIB-00001\tSatin ribbon\t40', 'numbers', [1, 40]],
  ['RIB-00001,40,500', 'numbers', [40, 500]],
  ['RIB-00001\t40\t36', 'numbers', [40, 36]],
  ['creasing matrix 50 pcs silver 6', 'numbers', [50, 6]],
  ['FC3 black: 10 for Deira, 5 for Al Quoz', 'numbers', [10, 5]],
  ['40 rolls of black and 30 of white FC3', 'numbers', [40, 30]],
  ['RIB-00001 : 60 (was 40)', 'numbers', [60, 40]],
  ['RIB-00001 10 box each 2 sites', 'each', [10, 20]],
  ['10 rolls each branch RIB-00001', 'each', [10]],
  ['RIB-00001 20 rolls for both branches', 'each', [20, 40]],
  ['some 12 mm double face tape', 'some', []],
  ['بعض شريط أسود', 'some', []],
  ['RIB-00001 at least 8 rolls', 'some', [8]],
  ['RIB-00001 a dozen and a half', 'some', [12]],
  ['RIB-00001 1 dozen + 3', 'numbers', [12, 3]],
  ['RIB-00001, dozen: 5', 'numbers', [12, 5]],
  ['RIB-00001 10 -> 12 rolls', 'numbers', [10, 12]],
  ['RIB-00001 2 boxes = 24 rolls', 'numbers', [2, 24]],
  ['2 boxes (12 rolls) RIB-00001', 'numbers', [2, 12]],
  ['RIB-00001 10 rolls (was 8)', 'numbers', [10, 8]],
  ['RIB-00001 10+ rolls', 'some', [10]],
  ['RIB-00001 10 rolls per week', 'some', [10]],
  ['RIB-00001 10 rolls monthly', 'some', [10]],
  ["RIB-00001 don't send 10 rolls", 'some', [10]],
  ['no need RIB-00001 10 rolls', 'some', [10]],
  ['return RIB-00001 10 rolls', 'some', [10]],
  ['we have 10 rolls RIB-00001', 'some', [10]],
  ['RIB-00001 10 pairs', 'some', [10]],
  ['10 rolls RIB-00001 and RIB-00002', 'several', [10]],
  ['RIB-00001, doz 3', 'numbers', [12, 3]],
  ['RIB-00001 10+1 rolls', 'numbers', [10, 1]],
  ['RIB-00001 5+5 rolls', 'numbers', [5]],
  ['satin ribbon 12 black 12 white', 'numbers', [12]],
  ['RIB-00001 10..12 rolls', 'numbers', [10, 12]],
  ['RIB-00001 10 rolls or 1 carton', 'numbers', [10, 1]],
  ['RIB-00001 about 40 rolls', 'some', [40]],
  ['RIB-00001, 40?', 'some', [40]],
  ['reduce RIB-00001 by 10', 'some', [10]],
  ['add 10 more RIB-00001', 'some', [10]],
  ['Thanks for the 40 rolls RIB-00001 last week', 'some', [40]],
  ['10% of 400 rolls RIB-00001', 'some', [400]],
  ['Black ribbon 25mm - 40 rolls, white - 20', 'numbers', [40, 20]],
  ['RIB-00001 not 20 but 30 rolls', 'numbers', [20, 30]],
  ['RIB-00001 cancel 20 rolls', 'some', [20]],
  ['RIB-00001 half carton', 'some', []],
  ['RIB-00001 درزنين ونص', 'some', [24]],
  ['RIB-00001 5 لكل فرع', 'each', [5]],
  ['six creasing matrices of three sizes', 'several', [6]],
  ['black ribbon two colours 6', 'several', [6]],
  ['20 satin ribbon assorted colours', 'several', [20]],
  ['hot stamping black or white, 12 rolls', 'several', [12]],
  ['RIB-00001 and RIB-00002, 12 rolls', 'several', [12]],
])('%j has the question %j between %j, and no quantity', (line, question, numbers) => {
  const read = readOrderLine(line);
  expect([read.qty, read.question, read.readings.map(({ qty }) => qty)]).toEqual([null, question, numbers]);
});

it.each([
  ['creasing matrix 0.4x1.3 150 m', '150 m', 150, 'MTR'],
  ['500 m creasing matrix 0.4x1.5', '500 m', 500, 'MTR'],
  ['200 yards of black ribbon 1 inch', '200 yards', 200, 'YRD'],
])('%j has a length and no quantity', (line, text, qty, unit) => {
  expect(readOrderLine(line)).toMatchObject({ qty: null, question: null, length: { text, qty, unit } });
});

it.each([
  ['RIB-00001\t0.125'],
  ['RIB-00001 0,125'],
  ['Creasing matrix 0.4x1.5 12\t0'],
  ['Ejection rubber 9 mm\t0.5\tBox'],
])('%j has neither a quantity nor 12 or 125', (line) => {
  expect(readOrderLine(line)).toMatchObject({ qty: null, readings: [] });
});

it.each(['RIB-00001 ten-twelve rolls', 'RIB-00001 five six rolls', 'RIB-00001 fifty sixty', 'RIB-00001 عشرة خمسة رول'])(
  'number words that are no single number are a question: %s',
  (line) => {
    expect(readOrderLine(line)).toMatchObject({ qty: null, question: 'numbers' });
  },
);

it.each<[line: string, qty: number | null]>([
  ['RIB-00001 twenty-five rolls', 25],
  ['RIB-00001 one thousand two hundred and thirty-four', 1234],
  ['RIB-00001 مئة وخمسة وعشرين رول', 125],
  ['RIB-00001 ألفين وخمس مئة', 2500],
  ['dozens of RIB-00001', null],
  ['RIB-00001 ten rolls twice', null],
  ['RIB-00001 double our last order 10', null],
  ['RIB-00001 ما يقارب 10', null],
  ['RIB-00001 لا يقل عن 10', null],
])('%s has the quantity %j', (line, qty) => {
  expect(readOrderLine(line).qty).toBe(qty);
});
