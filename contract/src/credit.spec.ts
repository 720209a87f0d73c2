// For the properties: thousands of calls of `expect` take seconds.
import assert from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Credit,
  type Creditable,
  creditOfAll,
  creditOfAmount,
  creditOfParts,
  leftAfter,
  totalLeft,
} from './credit.js';
import { type DocumentTax, documentTax, sumOf, TAX_CATEGORIES, type TaxedCategory, taxRate } from './vat.js';

/** `VAT_DOCUMENTS=100000 npm test -- --unit credit` tries more. */
const DOCUMENTS = Number(process.env['VAT_DOCUMENTS'] ?? 2000);

const taxed = (gross: number, vat: number): TaxedCategory => ({
  ...{ category: 'S', rate: 5 },
  ...{ net: gross - vat, vat, gross },
});
const NOTHING = { qtys: [], deliveryCharge: 0, extraFee: 0 };
const of = (lines: Creditable['lines'], more: Partial<Creditable> = {}): Creditable => ({
  ...{ basis: 'inclusive', lines, deliveryCharge: taxed(0, 0), extraFee: taxed(0, 0) },
  ...more,
});

describe('creditOfParts', () => {
  const left = of([{ ...taxed(22_200, 1057), qty: 12 }], { deliveryCharge: taxed(2500, 119) });

  it('is proportional to the quantity, rounded half up', () => {
    const credit = creditOfParts(left, { ...NOTHING, qtys: [5] });
    expect(credit.lines).toEqual([{ ...taxed(9250, 440), qty: 5 }]);
    expect(credit).toMatchObject({ net: 8810, vat: 440, gross: 9250 });
  });

  it('rounds the net amount if prices are without VAT', () => {
    const line = { category: 'S', rate: 5, net: 30, vat: 2, gross: 32, qty: 3 } as const;
    expect(creditOfParts(of([line], { basis: 'exclusive' }), { ...NOTHING, qtys: [1] }).lines).toEqual([
      { category: 'S', rate: 5, net: 10, vat: 1, gross: 11, qty: 1 },
    ]);
  });

  it('includes the remaining net and VAT with the last piece of a line', () => {
    const first = creditOfParts(left, { ...NOTHING, qtys: [7] });
    const last = creditOfParts(leftAfter(left, first), { ...NOTHING, qtys: [5] });
    expect(sumOf([first, last])).toEqual({ net: 21_143, vat: 1057, gross: 22_200 });
  });

  it('includes a part of a charge, and its last VAT with its last fils', () => {
    const first = creditOfParts(left, { ...NOTHING, deliveryCharge: 1000 });
    expect(first.deliveryCharge).toEqual(taxed(1000, 48));
    const last = creditOfParts(leftAfter(left, first), { ...NOTHING, deliveryCharge: 1500 });
    expect(last.deliveryCharge).toEqual(taxed(1500, 71));
  });

  it.each([
    ['more pieces than there are', { ...NOTHING, qtys: [13] }],
    ['half a piece', { ...NOTHING, qtys: [0.5] }],
    ['fewer than no pieces', { ...NOTHING, qtys: [-1] }],
    ['more of a charge than there is', { ...NOTHING, deliveryCharge: 2501 }],
    ['a charge that the invoice does not have', { ...NOTHING, extraFee: 1 }],
  ])('refuses %s', (_what, wanted) => {
    expect(() => creditOfParts(left, wanted)).toThrow(RangeError);
  });
});

describe('the credit of many small lines', () => {
  const tiny = Array.from({ length: 100 }, () => ({
    ...({ qty: 1, unitPrice: 10, discount: 0, taxCategory: 'S', taxRate: 5 } as const),
  }));
  const ALL = tiny.map(() => 1);

  it.each(['inclusive', 'exclusive'] as const)('has the VAT of its sum if prices are %s', (basis) => {
    const tax = documentTax({ basis, lines: tiny, discount: 0, deliveryCharge: 0, extraFee: 0, standardRate: 5 });
    const lines = tax.lines.map((line) => ({ ...line, qty: 1 }));
    const left = { basis, lines, deliveryCharge: tax.deliveryCharge, extraFee: tax.extraFee };
    const withVat = creditOfParts(left, { ...NOTHING, qtys: lines.map(({ vat }) => (vat > 0 ? 1 : 0)) });
    const amount = basis === 'inclusive' ? withVat.gross : withVat.net;
    expect(withVat.vat).toBe(Math.round((amount * 5) / (basis === 'inclusive' ? 105 : 100)));
    expect(creditOfParts(left, { ...NOTHING, qtys: ALL }).vat).toBe(tax.vat);
  });
});

describe('creditOfAmount', () => {
  const zero = { category: 'Z', rate: 0, net: 9000, vat: 0, gross: 9000 } as const;
  const left = of(
    [
      { ...taxed(10_500, 500), qty: 3 },
      { ...zero, qty: 1 },
    ],
    { extraFee: taxed(1050, 50) },
  );

  it('is shared by gross amounts, with the VAT of each share', () => {
    const credit = creditOfAmount(left, 2055);
    expect(credit.lines.map(({ gross, vat, qty }) => [gross, vat, qty])).toEqual([
      [1050, 50, 0],
      [900, 0, 0],
    ]);
    expect(credit.categories).toEqual([
      { category: 'S', rate: 5, net: 1100, vat: 55, gross: 1155 },
      { category: 'Z', rate: 0, net: 900, vat: 0, gross: 900 },
    ]);
  });

  it('refuses more than the total remaining amount', () => {
    expect(() => creditOfAmount(left, 20_551)).toThrow(RangeError);
    expect(creditOfAmount(left, 20_550).gross).toBe(20_550);
  });
});

describe('the credits of any invoice', () => {
  const anyLine = fc
    .record({
      qty: fc.integer({ min: 1, max: 500 }),
      unitPrice: fc.oneof(fc.nat(30), fc.nat(50_000)),
      share: fc.oneof(fc.constant(0), fc.nat(100)),
      taxCategory: fc.oneof({ weight: 3, arbitrary: fc.constant('S' as const) }, fc.constantFrom(...TAX_CATEGORIES)),
    })
    .map(({ qty, unitPrice, share, taxCategory }) => ({
      ...{ qty, unitPrice, taxCategory },
      discount: Math.floor((qty * unitPrice * share) / 100),
      taxRate: taxRate(taxCategory, '2026-11-23'),
    }));
  const anyInvoice = fc
    .record({
      basis: fc.constantFrom('inclusive' as const, 'exclusive' as const),
      lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      deliveryCharge: fc.oneof(fc.constant(0), fc.nat(10_000)),
      extraFee: fc.oneof(fc.constant(0), fc.nat(10_000)),
      share: fc.oneof(fc.constant(0), fc.nat(100)),
    })
    .map(({ share, ...document }) => {
      const goods = document.lines.reduce((sum, line) => sum + line.qty * line.unitPrice - line.discount, 0);
      const tax = documentTax({ ...document, discount: Math.floor((goods * share) / 100), standardRate: 5 });
      return { tax, qtys: document.lines.map(({ qty }) => qty) };
    });
  /** Each step takes these thousandths of the remaining amount, or of each remaining line and charge. */
  const anySteps = fc.array(
    fc.record({ byAmount: fc.boolean(), shares: fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 }) }),
    { maxLength: 6 },
  );

  const creditableOf = (tax: DocumentTax, qtys: readonly number[]): Creditable => ({
    basis: tax.basis,
    lines: tax.lines.map((line, index) => ({ ...line, qty: qtys[index] ?? 0 })),
    deliveryCharge: tax.deliveryCharge,
    extraFee: tax.extraFee,
  });
  const part = (whole: number, share = 0) => Math.floor((whole * share) / 1000);
  const stepOf = (left: Creditable, { byAmount, shares }: { byAmount: boolean; shares: number[] }): Credit => {
    if (byAmount) return creditOfAmount(left, part(totalLeft(left).gross, shares[0]));
    return creditOfParts(left, {
      qtys: left.lines.map(({ qty }, index) => part(qty, shares[index + 2])),
      deliveryCharge: part(left.deliveryCharge.gross, shares[0]),
      extraFee: part(left.extraFee.gross, shares[1]),
    });
  };

  it('are valid, and equal the invoice exactly once it is fully credited', () => {
    fc.assert(
      fc.property(anyInvoice, anySteps, ({ tax, qtys }, steps) => {
        let left = creditableOf(tax, qtys);
        const credits: Credit[] = [];
        for (const step of steps) {
          credits.push(stepOf(left, step));
          left = leftAfter(left, credits.at(-1) as Credit);
          expectSound(left, credits.at(-1) as Credit);
        }
        credits.push(creditOfAll(left));
        expectSound(leftAfter(left, credits.at(-1) as Credit), credits.at(-1) as Credit);
        expectNothingLeft(leftAfter(left, credits.at(-1) as Credit));
        const { net, vat, gross } = tax;
        assert.deepEqual(sumOf(credits), { net, vat, gross });
        for (const wanted of tax.categories) {
          const own = credits.flatMap(({ categories }) =>
            categories.filter(({ category, rate }) => category === wanted.category && rate === wanted.rate),
          );
          assert.deepEqual({ category: wanted.category, rate: wanted.rate, ...sumOf(own) }, wanted);
        }
      }),
      { seed: 20261123, numRuns: DOCUMENTS },
    );
  });

  function expectSound(left: Creditable, credit: Credit): void {
    const parts = [...credit.lines, credit.deliveryCharge, credit.extraFee];
    const remaining = [...left.lines, left.deliveryCharge, left.extraFee];
    for (const { net, vat, gross } of [...parts, ...remaining]) {
      assert.equal(gross, net + vat);
      assert.ok(Math.min(net, vat, gross) >= 0);
    }
    assert.ok(Math.min(...left.lines.map(({ qty }) => qty)) >= 0);
    assert.deepEqual(sumOf(parts), sumOf(credit.categories));
    assert.deepEqual(sumOf(parts), sumOf([credit]));
    // Rule aligned-ibrp-s-09 of PINT AE allows two fils.
    for (const { rate, net, vat } of credit.categories) {
      assert.ok(Math.abs(vat - Math.round((net * rate) / 100)) <= 2, `${vat} of ${net}`);
    }
  }

  function expectNothingLeft(left: Creditable): void {
    assert.deepEqual(totalLeft(left), { net: 0, vat: 0, gross: 0 });
    assert.deepEqual(
      left.lines.filter(({ qty, gross, vat }) => qty !== 0 || gross !== 0 || vat !== 0),
      [],
    );
  }
});
