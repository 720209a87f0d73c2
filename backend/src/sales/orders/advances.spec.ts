// For the property: thousands of calls of `expect` take seconds.
import assert from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PriceBasis, sumOf, type TaxCategory, type TaxedCategory, vatOf } from '@shop/contract/vat';
import { Types } from 'mongoose';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { advanceParts, amountsToAsk, comingTotal, lessOf, moreOf, unusedOf, usesOf } from './advances.js';
import { withInvoices } from './billed-invoices.js';
import { unbilledQty } from './domain/line-quantities.js';
import { billOf } from './left-to-bill.js';
import type { BilledInvoice, OrderAdvance, OrderLine } from './order.schema.js';

type Ordered = Parameters<typeof comingTotal>[0] & { readonly invoices: BilledInvoice[]; advances: OrderAdvance[] };

const line = (qty: number, unitPrice: number, over: Partial<OrderLine> = {}): OrderLine => ({
  ...{ _id: new Types.ObjectId(), product: new Types.ObjectId(), productName: 'Satin', qty, unitPrice },
  ...{ sku: '', code: '', size: '', unit: '', discount: 0, taxCategory: 'S', taxRate: 5, taxReason: '' },
  ...over,
});
const order = (orderItems: OrderLine[], over: Partial<Ordered> = {}): Ordered => ({
  ...{ orderItems, invoices: [], advances: [], deliveryCharge: 0, extraFee: 0, discount: 0 },
  ...{ taxBasis: 'inclusive' as const, createdAt: new Date('2026-11-25T08:00:00Z') },
  ...over,
});
const part = (category: TaxCategory, gross: number, rate = category === 'S' ? 5 : 0): TaxedCategory => {
  const vat = vatOf(gross, rate, 'inclusive');
  return { category, rate, net: gross - vat, vat, gross };
};
const advance = (...left: TaxedCategory[]): OrderAdvance => ({
  ...{ _id: new Types.ObjectId(), number: 'INV', issuedOn: new Date('2026-11-25'), total: sumOf(left).gross, left },
});
const advanced = (of: Ordered, amount: number): Ordered => ({
  ...of,
  advances: [...of.advances, advance(...advanceParts(of, amount))],
});
const grossOf = (uses: readonly { readonly categories: readonly TaxedCategory[] }[]) =>
  uses.map(({ categories }) => sumOf(categories).gross);

describe('an advance', () => {
  it('is split by the VAT categories of what is left, and the last one takes the rest', () => {
    const whole = order([line(1, 10_500), line(1, 5250, { taxCategory: 'Z', taxRate: 0 })]);
    expect(advanceParts(whole, 3000)).toEqual([part('S', 2000), part('Z', 1000)]);
    const rest = advanced(whole, 3000);
    expect(comingTotal(rest)).toBe(12_750);
    expect(advanceParts(rest, 12_750)).toEqual([{ ...part('S', 8500), vat: 405, net: 8095 }, part('Z', 4250)]);
  });

  it('is for goods that are not delivered', () => {
    const delivered = order([line(10, 105, { deliveredQty: 4 })]);
    expect(amountsToAsk(delivered)).toEqual({ comingTotal: 1050, mostInAdvance: 630 });
    expect(() => advanceParts(delivered, 1051)).toThrow(RangeError);
  });

  it.each([
    ['of one category', [part('S', 500)], [[part('S', 300)], [part('S', 400)]], [300, 200]],
    ['of another category', [part('Z', 500)], [[part('S', 300)]], []],
    ['of several, each by itself', [part('S', 100), part('Z', 50)], [[part('S', 80), part('Z', 80)]], [130]],
    ['of another rate', [part('S', 500)], [[part('S', 300, 10)]], []],
    ['that is used up', [part('S', 500)], [[part('S', 0)], [part('S', 20)]], [20]],
  ])('%s is used in the order of issue, at most its own gross', (_what, billed, advances, used) => {
    const all = advances.map((left) => advance(...left));
    expect(grossOf(usesOf(billed, all))).toEqual(used);
  });

  it('that covers all of an invoice has its VAT', () => {
    const [use] = usesOf(
      [{ ...part('S', 8373), vat: 398, net: 7975 }],
      [advance({ ...part('S', 8778), vat: 418, net: 8360 })],
    );
    expect(use?.categories).toEqual([{ ...part('S', 8373), vat: 398, net: 7975 }]);
  });

  it('has again what a void invoice used of it', () => {
    const before = advance(part('S', 1000), part('Z', 300));
    const [use] = usesOf([part('S', 333), part('Z', 1)], [before]);
    expect(moreOf(lessOf(before, use!.categories), use!.categories)).toEqual(before);
  });
});

describe('the VAT of advances and invoices', () => {
  const trades = fc.record({
    basis: fc.constantFrom<PriceBasis>('inclusive', 'exclusive'),
    lines: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 20 }),
        unitPrice: fc.integer({ min: 1, max: 99_999 }),
        taxCategory: fc.constantFrom('S' as const, 'S' as const, 'Z' as const, 'E' as const),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    discount: fc.double({ min: 0, max: 0.4, noNaN: true }),
    charges: fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 900 })),
    steps: fc.array(
      fc.record({
        kind: fc.constantFrom(
          'advance' as const,
          'advance' as const,
          'bill' as const,
          'void' as const,
          'cancel' as const,
        ),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        qtys: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 }),
      }),
      { maxLength: 10 },
    ),
  });

  /** Advances, invoices less deducted advances, and credits of unused advances. */
  class Trade {
    readonly taxed: TaxedCategory[] = [];
    readonly billed: TaxedCategory[] = [];
    private last: { before: Ordered; taxed: number; billed: number } | null = null;

    constructor(public order: Ordered) {}

    advance(share: number): void {
      const amount = Math.floor(comingTotal(this.order) * share);
      if (amount === 0) return;
      this.order = advanced(this.order, amount);
      this.taxed.push(...this.order.advances.at(-1)!.left);
      this.last = null;
    }

    bill(wanted: readonly number[]): void {
      const qtys = this.order.orderItems.map((one, index) => Math.min(unbilledQty(one), wanted[index] ?? 0));
      if (qtys.every((qty) => qty === 0)) return;
      this.last = { before: this.order, taxed: this.taxed.length, billed: this.billed.length };
      const bill = billOf(this.order, { qtys });
      const uses = usesOf(bill.tax.categories, this.order.advances);
      const used = uses.flatMap(({ categories }) => categories);
      assert.ok(sumOf(used).gross <= bill.totalPrice);
      const invoice = { _id: new Types.ObjectId(), number: 'INV', isCredited: false, ...bill.billed };
      const advances = this.order.advances.map((one) => {
        const use = uses.find((other) => other.advance === one);
        return use ? lessOf(one, use.categories) : one;
      });
      this.order = { ...this.order, ...withInvoices(this.order, [...this.order.invoices, invoice]), advances };
      this.billed.push(...bill.tax.categories);
      this.taxed.push(...bill.tax.categories, ...used.map(negative));
    }

    void(): void {
      if (this.last === null) return;
      this.order = this.last.before;
      this.taxed.length = this.last.taxed;
      this.billed.length = this.last.billed;
      this.last = null;
    }

    cancel(share: number): void {
      this.last = null;
      const orderItems = this.order.orderItems.map((one) => ({
        ...one,
        cancelledQty: (one.cancelledQty ?? 0) + Math.floor(unbilledQty(one) * share * 0.5),
      }));
      this.order = { ...this.order, orderItems };
    }

    creditUnused(): void {
      for (const { left } of this.order.advances) this.taxed.push(...left.map(negative));
    }
  }

  const negative = ({ category, rate, net, vat, gross }: TaxedCategory): TaxedCategory => ({
    ...{ category, rate, net: -net, vat: -vat, gross: -gross },
  });
  const ofCategory = (parts: readonly TaxedCategory[], category: TaxCategory) =>
    sumOf(parts.filter((one) => one.category === category));

  it('comes to that of the order, by category, to the fils, however it is advanced, billed, voided and cancelled', () => {
    fc.assert(
      fc.property(trades, ({ basis, lines, discount: off, charges: [deliveryCharge, extraFee], steps }) => {
        const items = lines.map(({ qty, unitPrice, taxCategory }) =>
          line(qty, unitPrice, { taxCategory, taxRate: taxCategory === 'S' ? 5 : 0 }),
        );
        const goods = items.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0);
        const discount = Math.floor(goods * off);
        const whole = order(items, { taxBasis: basis, discount, deliveryCharge, extraFee });
        const trade = new Trade(whole);
        for (const { kind, share, qtys } of steps) {
          if (kind === 'bill') trade.bill(qtys);
          else trade[kind](share);
          for (const { left } of trade.order.advances)
            assert.ok(left.every(({ net, vat, gross }) => Math.min(net, vat, gross) >= 0 && net + vat === gross));
        }
        trade.bill(items.map(() => 20));
        trade.creditUnused();
        const tax = vatOfDocument(whole, items);
        for (const category of ['S', 'Z', 'E'] as const) {
          assert.deepEqual(ofCategory(trade.taxed, category), ofCategory(trade.billed, category));
          if (steps.some(({ kind }) => kind === 'cancel')) continue;
          assert.deepEqual(ofCategory(trade.billed, category), ofCategory(tax?.categories ?? [], category));
        }
        for (const one of trade.order.advances) assert.ok(unusedOf(one) >= 0);
      }),
      { numRuns: Number(process.env['VAT_DOCUMENTS'] ?? 500) },
    );
  });
});
