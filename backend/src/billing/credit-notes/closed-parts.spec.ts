import { describe, expect, it } from '@jest/globals';
import {
  type Credit,
  creditOfAll,
  creditOfAmount,
  creditOfParts,
  type CreditReason,
  leftAfter,
} from '@shop/contract/credit';
import type { PriceBasis } from '@shop/contract/vat';
import { Types } from 'mongoose';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { leftToBill, withClosed } from '../../sales/orders/left-to-bill.js';
import { closedParts } from './domain/closed-parts.js';
import { creditableOf } from './domain/creditable.js';

type OrderLine = Parameters<typeof leftToBill>[0]['orderItems'][number];

const line = (qty: number, unitPrice: number, discount = 0): OrderLine => ({
  ...{ _id: new Types.ObjectId(), product: new Types.ObjectId(), productName: 'Satin', qty, unitPrice, discount },
  ...{ sku: '', code: '', size: '', unit: '', taxCategory: 'S', taxRate: 5, taxReason: '' },
});

const orderOf = (taxBasis: PriceBasis) => {
  const charges = { deliveryCharge: 2500, extraFee: 333, discount: 700 };
  const order = { ...charges, taxBasis, createdAt: new Date('2026-11-25T08:00:00Z') };
  const orderItems = [line(10, 1999, 450), line(3, 4750)];
  const tax = vatOfDocument(order, orderItems);
  if (tax === null) throw new Error('The order has no VAT.');
  const lines = orderItems.map(
    (one, index) => ({ ...one, ...tax.lines[index] }) as typeof one & Credit['lines'][number],
  );
  return { order: { ...order, orderItems, totalPrice: tax.gross }, invoice: { ...order, lines, tax } };
};

/** The rest to bill after a first note for one reason, and a note of the remainder for another. */
const leftAfterNotes = (basis: PriceBasis, first: CreditReason, rest: CreditReason, part: 'quantity' | 'amount') => {
  const { order, invoice } = orderOf(basis);
  const whole = creditableOf(invoice, []);
  const credit =
    part === 'amount'
      ? creditOfAmount(whole, 12_345)
      : creditOfParts(whole, { qtys: [4, 3], deliveryCharge: whole.deliveryCharge.gross, extraFee: 0 });
  const others = creditOfAll(leftAfter(whole, credit));
  const noteOf = (reason: CreditReason, { lines, deliveryCharge, extraFee }: Credit) => ({
    ...{ reason, deliveryCharge, extraFee, tax: { basis } },
    lines: lines.map(({ qty, net, gross }, index) => {
      const { _id } = order.orderItems[index] ?? line(0, 0);
      return { line: _id, qty, net, gross, restock: false };
    }),
  });
  const closed = closedParts([noteOf(first, credit), noteOf(rest, others)]);
  return { left: leftToBill({ ...order, ...withClosed(order, closed) }), credit, others, order };
};

describe.each(['inclusive', 'exclusive'] as const)('an order with prices that are %s', (basis) => {
  describe.each(['quantity', 'amount'] as const)('a part of whose invoice is credited by %s', (part) => {
    it('has nothing left to bill where all of it was cancelled or came back', () => {
      expect(leftAfterNotes(basis, 'DL8.61.1.A', 'DL8.61.1.D', part).left.totalPrice).toBe(0);
    });

    it.each(['DL8.61.1.B', 'DL8.61.1.C', 'DL8.61.1.E', 'VD'] as const)('bills what was credited for %s', (reason) => {
      const { left, others } = leftAfterNotes(basis, 'DL8.61.1.D', reason, part);
      // Shares of discounts, and the VAT of their sum, are rounded once more.
      expect(Math.abs(left.totalPrice - others.gross)).toBeLessThanOrEqual(2);
    });

    it('bills all of it where nothing was closed', () => {
      const { left, order } = leftAfterNotes(basis, 'DL8.61.1.C', 'DL8.61.1.E', part);
      expect(left.totalPrice).toBe(order.totalPrice);
    });
  });

  it('has no line of goods that were cancelled', () => {
    const { left } = leftAfterNotes(basis, 'DL8.61.1.A', 'DL8.61.1.C', 'quantity');
    expect(left).toMatchObject({ orderItems: [{ qty: 6 }], deliveryCharge: 0, extraFee: 333 });
  });
});
