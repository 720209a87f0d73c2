// For the properties: thousands of calls of `expect` take seconds.
import assert from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  discountedAmount,
  discountedTotal,
  documentTax,
  listPriceTax,
  priceInBasis,
  shareOut,
  sumOf,
  TAX_CATEGORIES,
  type TaxableDocument,
  type TaxableLine,
  taxRate,
} from './vat.js';

/** `VAT_DOCUMENTS=100000 npm test -- --unit vat` tries more. */
const DOCUMENTS = Number(process.env['VAT_DOCUMENTS'] ?? 2000);

const line = (qty: number, unitPrice: number, more: Partial<TaxableLine> = {}): TaxableLine => ({
  qty,
  unitPrice,
  discount: 0,
  taxCategory: 'S',
  taxRate: 5,
  ...more,
});
const of = (lines: TaxableLine[], more: Partial<TaxableDocument> = {}): TaxableDocument => ({
  basis: 'inclusive',
  lines,
  deliveryCharge: 0,
  extraFee: 0,
  discount: 0,
  standardRate: 5,
  ...more,
});

describe('taxRate', () => {
  it('is 5 percent for standard-rated supplies since 2018, and 0 before', () => {
    expect(taxRate('S', '2026-11-23')).toBe(5);
    expect(taxRate('S', '2018-01-01')).toBe(5);
    expect(taxRate('S', '2017-12-31')).toBe(0);
  });

  it.each(['Z', 'E', 'O', 'AE'] as const)('is 0 for the category %s', (category) => {
    expect(taxRate(category, '2026-11-23')).toBe(0);
  });
});

describe('documentTax', () => {
  it('extracts the VAT from prices that include it', () => {
    expect(documentTax(of([line(12, 1850)], { deliveryCharge: 2500 }))).toEqual({
      basis: 'inclusive',
      net: 23_524,
      vat: 1176,
      gross: 24_700,
      categories: [{ category: 'S', rate: 5, net: 23_524, vat: 1176, gross: 24_700 }],
      lines: [{ category: 'S', rate: 5, net: 21_143, vat: 1057, gross: 22_200 }],
      deliveryCharge: { category: 'S', rate: 5, net: 2381, vat: 119, gross: 2500 },
      extraFee: { category: 'S', rate: 5, net: 0, vat: 0, gross: 0 },
    });
  });

  it('adds the VAT to prices that exclude it', () => {
    const { net, vat, gross } = documentTax(of([line(12, 1850)], { basis: 'exclusive', deliveryCharge: 2500 }));
    expect({ net, vat, gross }).toEqual({ net: 24_700, vat: 1235, gross: 25_935 });
  });

  it('rounds a half fils up', () => {
    expect(documentTax(of([line(1, 10)], { basis: 'exclusive' })).vat).toBe(1);
    expect(documentTax(of([line(1, 9)], { basis: 'exclusive' })).vat).toBe(0);
  });

  it('rounds once for a category and not for each of its lines', () => {
    const lines = Array.from({ length: 100 }, () => line(1, 10));
    const tax = documentTax(of(lines, { basis: 'exclusive' }));
    expect(tax.vat).toBe(50);
    expect(tax.lines.filter(({ vat }) => vat === 1)).toHaveLength(50);
  });

  it('allocates a discount in proportion to the amounts of the lines', () => {
    const tax = documentTax(of([line(1, 20_000), line(1, 10_000)], { discount: 3000 }));
    expect(tax.lines.map(({ gross }) => gross)).toEqual([18_000, 9000]);
  });

  it('deducts the discount of a line only from that line', () => {
    const tax = documentTax(of([line(10, 100, { discount: 50 }), line(10, 100)]));
    expect(tax.lines.map(({ gross }) => gross)).toEqual([950, 1000]);
  });

  it('taxes charges like the lines if those have one category', () => {
    const zero = { taxCategory: 'Z', taxRate: 0 } as const;
    expect(documentTax(of([line(1, 1000, zero)], { deliveryCharge: 500 })).categories).toEqual([
      { category: 'Z', rate: 0, net: 1500, vat: 0, gross: 1500 },
    ]);
    const mixed = documentTax(of([line(1, 1000, zero), line(1, 1000)], { deliveryCharge: 500 }));
    expect(mixed.categories.map(({ category, gross }) => [category, gross])).toEqual([
      ['S', 1500],
      ['Z', 1000],
    ]);
    expect(mixed.deliveryCharge.category).toBe('S');
  });

  it('separates two rates of one category', () => {
    const tax = documentTax(of([line(1, 10_500), line(1, 11_000, { taxRate: 10 })]));
    expect(tax.categories.map(({ rate, vat }) => [rate, vat])).toEqual([
      [5, 500],
      [10, 1000],
    ]);
  });

  it('includes the charges of a document without lines', () => {
    expect(documentTax(of([], { extraFee: 105 })).categories).toEqual([
      { category: 'S', rate: 5, net: 100, vat: 5, gross: 105 },
    ]);
  });
});

describe('priceInBasis', () => {
  it('extracts the VAT from a list price if prices are exclusive', () => {
    expect(priceInBasis(1995, 5, 'exclusive')).toBe(1900);
    expect(priceInBasis(1850, 5, 'exclusive')).toBe(1762);
    expect(priceInBasis(1850, 0, 'exclusive')).toBe(1850);
  });

  it.each(['inclusive', null] as const)('is the list price for the basis %s', (basis) => {
    expect(priceInBasis(1995, 5, basis)).toBe(1995);
  });
});

describe('shareOut', () => {
  it('gives the remainder to the largest fractions, and to the earlier one of two equal ones', () => {
    expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(shareOut(100, [0, 1, 2])).toEqual([0, 33, 67]);
    expect(shareOut(7, [0, 0])).toEqual([7, 0]);
    expect(shareOut(0, [5, 5])).toEqual([0, 0]);
  });

  it('is exact beyond the precision of a double', () => {
    expect(shareOut(999_999_999, [1_000_000_000, 1_000_000_000])).toEqual([500_000_000, 499_999_999]);
  });
});

describe('the VAT of any document', () => {
  const anyLine = fc
    .record({
      qty: fc.integer({ min: 1, max: 1000 }),
      unitPrice: fc.oneof(fc.nat(30), fc.nat(50_000)),
      share: fc.oneof(fc.constant(0), fc.nat(100)),
      taxCategory: fc.oneof({ weight: 3, arbitrary: fc.constant('S' as const) }, fc.constantFrom(...TAX_CATEGORIES)),
    })
    .map(({ qty, unitPrice, share, taxCategory }) =>
      line(qty, unitPrice, {
        discount: Math.floor((qty * unitPrice * share) / 100),
        taxCategory,
        taxRate: taxRate(taxCategory, '2026-11-23'),
      }),
    );
  const anyDocument = fc
    .record({
      basis: fc.constantFrom('inclusive' as const, 'exclusive' as const),
      lines: fc.oneof(
        { weight: 9, arbitrary: fc.array(anyLine, { minLength: 1, maxLength: 20 }) },
        fc.array(anyLine, { minLength: 1, maxLength: 200 }),
      ),
      deliveryCharge: fc.oneof(fc.constant(0), fc.nat(20_000)),
      extraFee: fc.oneof(fc.constant(0), fc.nat(20_000)),
      share: fc.oneof(fc.constant(0), fc.nat(100)),
    })
    .map(({ lines, share, ...charges }) => {
      const goods = lines.reduce((sum, one) => sum + discountedAmount(one), 0);
      return of(lines, { ...charges, discount: Math.floor((goods * share) / 100) });
    });

  it('adds up from lines and charges to categories and from these to the document', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const tax = documentTax(document);
        const parts = [...tax.lines, tax.deliveryCharge, tax.extraFee];
        for (const category of tax.categories) {
          const own = parts.filter((part) => part.category === category.category && part.rate === category.rate);
          assert.deepEqual(sumOf(own), { net: category.net, vat: category.vat, gross: category.gross });
        }
        const total = { net: tax.net, vat: tax.vat, gross: tax.gross };
        assert.deepEqual(sumOf(tax.categories), total);
        assert.deepEqual(sumOf(parts), total);
        assert.equal(document.basis === 'inclusive' ? tax.gross : tax.net, discountedTotal(document));
        for (const { net, vat, gross } of parts) assert.equal(net + vat, gross);
        for (const part of parts) assert.ok(Math.min(part.net, part.vat, part.gross) >= 0);
      }),
      { seed: 20261123, numRuns: DOCUMENTS },
    );
  });

  it('is at most a fils from the rounding of each line alone', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const { net, vat, gross, rate } of documentTax(document).lines) {
          const alone = document.basis === 'inclusive' ? (gross * rate) / (100 + rate) : (net * rate) / 100;
          assert.ok(Math.abs(vat - Math.round(alone)) <= 1);
        }
      }),
      { seed: 20261124, numRuns: DOCUMENTS },
    );
  });
});

describe('listPriceTax', () => {
  const items = [
    { qty: 5, listPrice: 1850, taxCategory: 'S' },
    { qty: 3, listPrice: 1000, taxCategory: 'Z' },
    { qty: 1000, listPrice: 10, taxCategory: 'S' },
  ] as const;

  it('extracts the VAT of standard-rated goods, and the lines add up to the totals', () => {
    const tax = listPriceTax(items, 5, 'inclusive');
    expect(tax).toMatchObject({ net: 21333, vat: 917, gross: 22250 });
    expect(tax.categories).toMatchObject([
      { category: 'S', rate: 5, net: 18333, vat: 917 },
      { category: 'Z', rate: 0, net: 3000, vat: 0 },
    ]);
    expect(sumOf(tax.lines)).toEqual({ net: tax.net, vat: tax.vat, gross: tax.gross });
  });

  it('rounds each unit if prices are exclusive, as the lines of a quote are', () => {
    const tax = listPriceTax(items, 5, 'exclusive');
    expect(tax.lines.map(({ net }) => net)).toEqual([8810, 3000, 10000]);
    expect(tax).toMatchObject({ net: 21810, vat: 941, gross: 22751 });
  });
});
