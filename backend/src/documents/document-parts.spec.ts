import { describe, expect, it } from '@jest/globals';
import { DocumentParts } from './document-parts.js';

const english = new DocumentParts();
const arabic = new DocumentParts('ar');

describe('day', () => {
  it.each([
    ['2026-12-31T19:59:59Z', '31 December 2026', '31 ديسمبر 2026'],
    ['2026-12-31T20:00:00Z', '1 January 2027', '1 يناير 2027'],
  ])('%s is %s in Dubai', (instant, day, inArabic) => {
    expect(english.day(new Date(instant))).toBe(day);
    expect(arabic.day(new Date(instant))).toBe(inArabic);
  });

  it('has a short form for the columns of tables', () => {
    expect(english.shortDay(new Date('2026-11-21T08:00:00Z'))).toBe('21 Nov 2026');
  });
});

describe('words', () => {
  it('state the amount as a sentence of the document’s language', () => {
    expect(english.inWords(10_005)).toBe('One hundred dirhams and five fils only.');
    expect(english.totalInWords(200)).toBe('Total in words: two dirhams only.');
    expect(arabic.inWords(10_005)).toBe('فقط مائة درهم وخمسة فلوس لا غير.');
  });

  it('state it in both languages below each other, the Arabic one in one piece', () => {
    const both = new DocumentParts('both').inWords(10_005);
    expect(both).toBe(`${english.inWords(10_005)}\n\u2067${arabic.inWords(10_005)}\u2069`);
  });
});

describe('lines', () => {
  const line = {
    ...{ productName: 'Tape', productNameAr: '', sku: 'T', code: '', size: '', unit: 'roll', qty: 3, unitPrice: 725 },
    ...{ packSize: null, packUnit: '' },
  };

  it('are numbered, with their amounts', () => {
    expect(english.lines([line, line]).map(({ position, amount }) => [position, amount])).toEqual([
      [1, 2175],
      [2, 2175],
    ]);
  });

  it('have units in the language of the document, and as stored if it has no word', () => {
    const units = (parts: DocumentParts) => parts.lines([line, { ...line, unit: 'drum' }]).map(({ unit }) => unit);
    expect(units(english)).toEqual(['rolls', 'drum']);
    expect(units(arabic)).toEqual(['لفات', 'drum']);
  });
});

describe('totals', () => {
  const lines = [
    { qty: 2, unitPrice: 1000 },
    { qty: 1, unitPrice: 500 },
  ];

  it('show subtotal, charges and total', () => {
    expect(english.totals({ lines, deliveryCharge: 2500, extraFee: 100, totalPrice: 5100 })).toEqual([
      { label: 'Subtotal', amount: 2500, strong: false },
      { label: 'Delivery charge', amount: 2500, strong: false },
      { label: 'Extra fee', amount: 100, strong: false },
      { label: 'Total', amount: 5100, strong: true },
    ]);
  });

  it('show the total alone when there are no charges', () => {
    expect(arabic.totals({ lines: [], deliveryCharge: 0, extraFee: 0, totalPrice: 0 })).toEqual([
      { label: 'الإجمالي', amount: 0, strong: true },
    ]);
  });
});
