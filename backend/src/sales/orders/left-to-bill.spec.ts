// For the properties: thousands of calls of `expect` take seconds.
import assert from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PriceBasis, sumOf, vatOf } from '@shop/contract/vat';
import { Types } from 'mongoose';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { withInvoices } from './billed-invoices.js';
import { unbilledQty } from './domain/line-quantities.js';
import { type Bill, billOf, leftToBill, type WantedBill } from './left-to-bill.js';
import type { BilledInvoice, OrderLine } from './order.schema.js';

type Ordered = Parameters<typeof leftToBill>[0] & { readonly invoices: BilledInvoice[] };

const line = (qty: number, unitPrice: number, over: Partial<OrderLine> = {}): OrderLine => ({
  ...{ _id: new Types.ObjectId(), product: new Types.ObjectId(), productName: 'Satin', qty, unitPrice },
  ...{ sku: '', code: '', size: '', unit: '', discount: 0, taxCategory: 'S', taxRate: 5, taxReason: '' },
  ...over,
});
const order = (orderItems: OrderLine[], over: Partial<Ordered> = {}): Ordered => ({
  ...{ orderItems, invoices: [], deliveryCharge: 0, extraFee: 0, discount: 0 },
  ...{ taxBasis: 'inclusive' as const, createdAt: new Date('2026-11-25T08:00:00Z') },
  ...over,
});
const totalOf = (of: Ordered) => {
  const tax = vatOfDocument({ ...of, taxBasis: of.taxBasis ?? 'inclusive' }, of.orderItems);
  assert.ok(tax);
  return tax;
};
const billed = (before: Ordered, { billed: parts }: Bill): Ordered => {
  const invoice = { _id: new Types.ObjectId(), number: 'INV', isCredited: false, ...parts };
  return { ...before, ...withInvoices(before, [...before.invoices, invoice]) };
};
/** Bills these parts of the order one after another. */
const billAll = (first: Ordered, parts: readonly WantedBill[]): { bills: Bill[]; rest: Ordered } => {
  let rest = first;
  const bills: Bill[] = [];
  for (const part of parts) {
    const bill = billOf(rest, part);
    bills.push(bill);
    rest = billed(rest, bill);
  }
  return { bills, rest };
};

describe('an unbilled order', () => {
  it('is billed as it is', () => {
    const whole = order([line(3, 333, { discount: 5 }), line(2, 1000)], {
      discount: 5,
      deliveryCharge: 10,
      extraFee: 3,
    });
    const bill = leftToBill(whole);
    const tax = totalOf(whole);
    const { orderItems, deliveryCharge, extraFee, discount } = whole;
    const same = { orderItems, deliveryCharge, extraFee, discount, totalPrice: tax.gross, tax };
    expect(bill).toEqual({ ...same, billed: expect.anything() });
  });

  it.each([
    ['of which everything came back', { returnedQty: 2, deliveredQty: 2 }],
    ['of which nothing will be delivered any more', { cancelledQty: 2 }],
  ])('has no line %s', (_what, gone) => {
    const lines = [line(2, 1000, gone), line(1, 500)];
    expect(leftToBill(order(lines, { deliveryCharge: 200 }))).toMatchObject({
      ...{ orderItems: [{ qty: 1, unitPrice: 500 }], totalPrice: 700 },
    });
  });

  it('has its share of the discounts on reserved goods', () => {
    const lines = [line(3, 1000, { discount: 100, deliveredQty: 3, returnedQty: 1 }), line(1, 1100)];
    // The document's 400 off are shared as 290 and 110; two thirds of the 290 stay, and two thirds of the line's 100 off.
    const retained = leftToBill(order(lines, { discount: 400 }));
    expect(retained).toMatchObject({ orderItems: [{ qty: 2, discount: 67 }, { qty: 1 }], discount: 193 + 110 });
    expect(retained.totalPrice).toBe(2000 - 67 + 1100 - 303);
  });

  it('has no charges if all goods were returned', () => {
    const lines = [line(2, 1000, { deliveredQty: 2, returnedQty: 2 })];
    expect(leftToBill(order(lines, { deliveryCharge: 200 }))).toMatchObject({ orderItems: [], totalPrice: 0 });
  });

  it('bills the delivered goods if it is billed by delivery', () => {
    const lines = [line(5, 1000, { deliveredQty: 3, returnedQty: 1 }), line(4, 100)];
    expect(leftToBill(order(lines), 'delivery')).toMatchObject({ orderItems: [{ qty: 2 }], totalPrice: 2000 });
  });
});

describe('an order that is billed in parts', () => {
  it('includes its delivery charge in the first invoice and its extra fee in the last, unless others are selected', () => {
    const whole = order([line(5, 1000)], { deliveryCharge: 700, extraFee: 300 });
    const { bills } = billAll(whole, [{ qtys: [2] }, { qtys: [3] }]);
    expect(bills.map(({ deliveryCharge, extraFee }) => [deliveryCharge, extraFee])).toEqual([
      [700, 0],
      [0, 300],
    ]);
    const chosen = billAll(whole, [{ qtys: [2], deliveryCharge: 100, extraFee: 50 }, { qtys: [3] }]).bills;
    expect(chosen.map(({ deliveryCharge, extraFee }) => [deliveryCharge, extraFee])).toEqual([
      [100, 50],
      [600, 250],
    ]);
  });

  it('comes to 10.01 of discount and 7.33 of charges over three invoices', () => {
    const whole = order([line(7, 1999), line(4, 333)], { discount: 1001, deliveryCharge: 733 });
    const { bills, rest } = billAll(whole, [{ qtys: [3, 1] }, { qtys: [2, 2] }, { qtys: [2, 1] }]);
    expect(bills.reduce((sum, { totalPrice }) => sum + totalPrice, 0)).toBe(totalOf(whole).gross);
    expect(bills.reduce((sum, { discount }) => sum + discount, 0)).toBe(1001);
    expect(leftToBill(rest)).toMatchObject({ orderItems: [], totalPrice: 0 });
  });

  const splits = fc.record({
    basis: fc.constantFrom<PriceBasis>('inclusive', 'exclusive'),
    lines: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 40 }),
        unitPrice: fc.integer({ min: 1, max: 99_999 }),
        off: fc.double({ min: 0, max: 0.5, noNaN: true }),
        taxCategory: fc.constantFrom('S' as const, 'S' as const, 'Z' as const),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    off: fc.double({ min: 0, max: 0.4, noNaN: true }),
    charges: fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 900 })),
    parts: fc.array(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 }), { maxLength: 8 }),
  });

  it('comes to the order to the fils, by category, however it is split', () => {
    fc.assert(
      fc.property(splits, ({ basis, lines, off, charges: [deliveryCharge, extraFee], parts }) => {
        const items = lines.map(({ qty, unitPrice, off: share, taxCategory }) =>
          line(qty, unitPrice, {
            ...{ discount: Math.floor(qty * unitPrice * share), taxCategory },
            taxRate: taxCategory === 'S' ? 5 : 0,
          }),
        );
        const goods = items.reduce((sum, { qty, unitPrice, discount }) => sum + qty * unitPrice - discount, 0);
        const discount = Math.floor(goods * off);
        const whole = order(items, { taxBasis: basis, discount, deliveryCharge, extraFee });
        let rest = whole;
        const bills: Bill[] = [];
        for (const part of [...parts, items.map(() => 40)]) {
          const qtys = rest.orderItems.map((one, index) => Math.min(unbilledQty(one), part[index] ?? 0));
          if (qtys.every((qty) => qty === 0)) continue;
          bills.push(billOf(rest, { qtys }));
          rest = billed(rest, bills.at(-1)!);
        }
        const tax = totalOf(whole);
        assert.deepEqual(sumOf(bills.map((bill) => bill.tax)), { net: tax.net, vat: tax.vat, gross: tax.gross });
        for (const { category, net, vat } of tax.categories) {
          const own = bills.flatMap((bill) => bill.tax.categories.filter((one) => one.category === category));
          assert.deepEqual([sumOf(own).net, sumOf(own).vat], [net, vat]);
          for (const one of own) assert.ok(Math.abs(one.vat - vatOf(one.net, one.rate, 'exclusive')) <= 2);
        }
        assert.equal(
          bills.reduce((sum, bill) => sum + bill.discount, 0),
          discount,
        );
        for (const bill of bills) {
          assert.ok(bill.discount >= 0 && bill.orderItems.every((one) => one.discount >= 0));
          const amounts = bill.orderItems.reduce((sum, one) => sum + one.qty * one.unitPrice - one.discount, 0);
          const inBasis = basis === 'inclusive' ? bill.tax.gross : bill.tax.net;
          assert.equal(amounts - bill.discount + bill.deliveryCharge + bill.extraFee, inBasis);
        }
      }),
      { numRuns: Number(process.env['VAT_DOCUMENTS'] ?? 500) },
    );
  });
});
