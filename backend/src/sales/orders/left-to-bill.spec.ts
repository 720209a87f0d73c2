import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { leftToBill } from './left-to-bill.js';
import type { OrderLine } from './order.schema.js';

const line = (qty: number, unitPrice: number, over: Partial<OrderLine> = {}): OrderLine => ({
  ...{ _id: new Types.ObjectId(), product: new Types.ObjectId(), productName: 'Satin', qty, unitPrice },
  ...{ sku: '', code: '', size: '', unit: '', discount: 0, taxCategory: 'S', taxRate: 5, taxReason: '' },
  ...over,
});
const order = (orderItems: OrderLine[], totalPrice: number, over: Partial<Parameters<typeof leftToBill>[0]> = {}) => ({
  ...{ orderItems, totalPrice, deliveryCharge: 0, extraFee: 0, discount: 0 },
  ...{ taxBasis: 'inclusive' as const, createdAt: new Date('2026-11-25T08:00:00Z') },
  ...over,
});

describe('the goods of an order that did not come back', () => {
  it('is all of it, to the fils, where nothing came back', () => {
    const whole = order([line(3, 333)], 1004, { discount: 5, deliveryCharge: 10 });
    expect(leftToBill(whole)).toEqual({
      ...{ orderItems: whole.orderItems, deliveryCharge: 10, extraFee: 0, discount: 5, totalPrice: 1004 },
    });
  });

  it('has no line of which everything came back, and keeps the charges', () => {
    const lines = [line(2, 1000, { returnedQty: 2 }), line(1, 500, { returnedQty: 0 })];
    expect(leftToBill(order(lines, 2700, { deliveryCharge: 200 }))).toMatchObject({
      ...{ orderItems: [{ qty: 1, unitPrice: 500 }], totalPrice: 700 },
    });
  });

  it('has its share of the discounts', () => {
    const lines = [line(3, 1000, { discount: 100, returnedQty: 1 }), line(1, 1100)];
    // The document's 400 off are shared as 290 and 110; two thirds of the 290 stay, and two thirds of the line's 100 off.
    const retained = leftToBill(order(lines, 3600, { discount: 400 }));
    expect(retained).toMatchObject({ orderItems: [{ qty: 2, discount: 67 }, { qty: 1 }], discount: 193 + 110 });
    expect(retained.totalPrice).toBe(2000 - 67 + 1100 - 303);
  });

  it('has the VAT on top where prices are without it', () => {
    const lines = [line(10, 1000, { returnedQty: 4 })];
    expect(leftToBill(order(lines, 10_500, { taxBasis: 'exclusive' })).totalPrice).toBe(6300);
  });

  it('has no charges where all goods came back', () => {
    const lines = [line(2, 1000, { returnedQty: 2 })];
    expect(leftToBill(order(lines, 2200, { deliveryCharge: 200 }))).toMatchObject({ orderItems: [], totalPrice: 0 });
  });
});
