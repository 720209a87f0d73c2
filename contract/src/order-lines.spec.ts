import { describe, expect, it } from '@jest/globals';
import { orderLinesOf, orderLinesOfRows, readOrderLine, resolveAll } from './order-lines.js';

describe('a line of an order', () => {
  it.each([
    ['RIB-00001\t40', 'RIB-00001', 40],
    ['RIB-00001, 40', 'RIB-00001', 40],
    ['RIB-00001,40', 'RIB-00001', 40],
    ['RIB-00001;40;', 'RIB-00001', 40],
    ['RIB-00001 | 40 pcs', 'RIB-00001', 40],
    ['40\tRIB-00001', 'RIB-00001', 40],
    ['40, RIB-00001', 'RIB-00001', 40],
    ['1\tRIB-00001\tSatin ribbon\t40', 'RIB-00001 Satin ribbon', 40],
    ['RIB-00001;Satin ribbon;40;12.50;500.00', 'RIB-00001 Satin ribbon', 40],
    ['RIB-00001,"Satin ribbon, black",40', 'RIB-00001 Satin ribbon, black', 40],
    ['RIB-00001, 1,200', 'RIB-00001', 1200],
    ['RIB-00001,40,500', 'RIB-00001', 40],
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
    ['1 RIB-00001 40', 'RIB-00001', 40],
    ['- RIB-00001 40', 'RIB-00001', 40],
    ['• 12 pcs RIB-00001', 'RIB-00001', 12],
    ['12pcs RIB-00001', 'RIB-00001', 12],
    ['RIB-00001 12pcs', 'RIB-00001', 12],
    ['1,200 pcs RIB-00001', 'RIB-00001', 1200],
    ['please send 12 pcs RIB-00001', 'please send RIB-00001', 12],
    ['rib 00001 x 40', 'rib 00001', 40],
    ['RIB-00001 ........ 40', 'RIB-00001', 40],
    ['1- RIB-00001 - 40', 'RIB-00001', 40],
    ['RIB-00001', 'RIB-00001', null],
  ])('%j requests %j, %j pieces', (line, words, qty) => {
    expect(readOrderLine(line)).toEqual({ words, qty });
  });

  it.each([
    ['40 rolls of 25 mm × 122 m black hot-stamp ribbon', '25 mm × 122 m black hot-stamp ribbon', 40],
    ['hot stamp ribbon black 1 inch x 12', 'hot stamp ribbon black 1 inch', 12],
    ['satin ribbon 25mm, 122 m, black, 40', 'satin ribbon 25mm 122 m black', 40],
    ['satin ribbon 25mm, black, 40 rolls', 'satin ribbon 25mm black', 40],
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
    ['need 40 rolls of black ribbon 1 inch please', 'need black ribbon 1 inch please', 40],
    ['black ribbon 25 mm, 40 pcs @ 12.50', 'black ribbon 25 mm @ 12.50', 40],
    ['creasing matrix 50 pcs silver 6', 'creasing matrix 50 pcs silver', 6],
    ['hot stamping ribbon 25mm*100m black*10', 'hot stamping ribbon 25mm*100m black', 10],
    ['Black ribbon 1"x100yd 40 rolls', 'Black ribbon 1"x100yd', 40],
    ['A4 labels 5', 'A4 labels', 5],
  ])('%j requests in words %j, %j pieces', (line, words, qty) => {
    expect(readOrderLine(line)).toEqual({ words, qty });
  });

  it.each([
    ['RIB-00001, 0', 'RIB-00001'],
    ['RIB-00001, 2.5', 'RIB-00001'],
    ['RIB-00001, -3', 'RIB-00001'],
    ['RIB-00001\t9999999', 'RIB-00001'],
    ['RIB-00001 x 0', 'RIB-00001'],
  ])('%j has no quantity that may be requested', (line, words) => {
    expect(readOrderLine(line)).toEqual({ words, qty: null });
  });
});

describe('the lines of a sheet', () => {
  const HEADED = [
    ['No', 'SKU', 'Description', 'Unit price', 'Qty'],
    ['1', 'RIB-00001', 'Satin ribbon', '12.50', '40'],
    ['', '', '', '', ''],
    ['2', '', 'black tape 12 mm', '3', '6'],
  ];

  it('are taken from the columns that its first row names', () => {
    expect(orderLinesOfRows(HEADED)).toEqual(['RIB-00001 Satin ribbon\t40', 'black tape 12 mm\t6']);
  });

  it('are its rows where the first one names no columns', () => {
    expect(
      orderLinesOfRows([
        ['RIB-00001', '40'],
        ['', 'RIB-00002', '6'],
      ]),
    ).toEqual(['RIB-00001\t40', 'RIB-00002\t6']);
  });

  it('are read from a pasted text, with its columns', () => {
    const pasted = 'SKU,Description,Qty\r\nRIB-00001,"Satin, black",40\r\n\r\nRIB-00002,,6\r\n';
    expect(orderLinesOf(pasted)).toEqual(['RIB-00001 Satin, black\t40', 'RIB-00002\t6']);
    expect(orderLinesOf('RIB-00001 x 3\n\n  12 pcs RIB-00002 ')).toEqual(['RIB-00001 x 3', '12 pcs RIB-00002']);
  });
});

describe('all lines', () => {
  const texts = Array.from({ length: 120 }, (_, index) => String(index));
  const answer = (some: readonly string[], done: number) => ({
    lines: some.map((text, index) => ({ text, match: index < done ? ('none' as const) : ('skipped' as const) })),
    products: [{ _id: 'a' }],
  });

  it('are sent in calls of fifty, those that were skipped again', async () => {
    const sizes: number[] = [];
    const { lines, products } = await resolveAll(texts, (some) => {
      sizes.push(some.length);
      return Promise.resolve(answer(some, 40));
    });
    expect(sizes).toEqual([50, 50, 40]);
    expect([lines.map(({ text }) => text), products]).toEqual([texts, [{ _id: 'a' }]]);
  });

  it('end where a call resolves none', async () => {
    await expect(resolveAll(texts, (some) => Promise.resolve(answer(some, 0)))).rejects.toThrow('No line was resolved');
  });
});
