import { describe, expect, it } from '@jest/globals';
import { documentTotal } from '@shop/contract/money';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { NO_DETAILS } from '../../documents/particulars/domain/purchase-details.js';
import { freeTextLine } from '../../documents/lines/snapshot.js';
import type { UpdateOrderDto } from './dto/order.requests.js';
import { newOrderLine } from './domain/line-quantities.js';
import { plannedOrder } from './planned-order.js';
import type { OrderRecord } from './order.schema.js';

const now = new Date('2026-11-21T08:00:00Z');
const line = (qty: number, unitPrice: number) => ({
  ...freeTextLine('Ribbon', qty, new Date('2026-11-21T08:00:00Z')),
  ...{ product: new Types.ObjectId('6920200f1c2d3e4f5a6b7c8d'), sku: 'RIB-00001', unit: 'roll', unitPrice },
});

const order: OrderRecord = {
  _id: new Types.ObjectId(),
  orderNumber: 'ORD-2026-00001',
  user: new Types.ObjectId(),
  quote: null,
  opening: null,
  status: 'Processing',
  orderItems: [line(3, 1999), line(7, 7)].map(newOrderLine),
  shippingAddress: 'Al Quoz, Dubai',
  deliveryCharge: 2500,
  extraFee: 10,
  discount: 0,
  discountReason: '',
  taxBasis: 'inclusive',
  totalPrice: 8556,
  isDelivered: false,
  deliveredAt: null,
  deliveredBy: '',
  stockUpdated: false,
  supply: null,
  invoice: null,
  adminToAdminNote: '',
  adminToClientNote: '',
  clientToAdminNote: '',
  noteAuthor: null,
  ...NO_DETAILS,
  ...{ purchaseAuthor: null, company: null, salesperson: null, lastDeliveredAt: null, paidAt: null },
  ...{ invoices: [], advances: [], billing: 'order', billingState: 'None', isToBill: true, invoiceCredited: false },
  ...{ acceptedAt: null, agreedTotal: 0, hold: null, released: null },
  version: 1,
  createdAt: now,
  updatedAt: now,
};

describe('plannedOrder', () => {
  it('keeps fields that are not sent', () => {
    expect(order).toMatchObject(plannedOrder(order, {}, now));
  });

  it('removes an emptied charge from the total', () => {
    const planned = plannedOrder(order, { deliveryCharge: null }, now);
    expect(planned).toMatchObject({ deliveryCharge: 0, extraFee: 10, totalPrice: 6056 });
  });

  it('ignores a sent total', () => {
    expect(plannedOrder(order, { extraFee: 0, totalPrice: 1 }, now).totalPrice).toBe(8546);
  });

  const amount = fc.option(fc.nat(100_000).map((fils) => fils / 100));
  const body: fc.Arbitrary<UpdateOrderDto> = fc.record(
    { deliveryCharge: amount, extraFee: amount, deliveredBy: fc.constant('Aramex') },
    { requiredKeys: [] },
  );

  it('has the total of its parts for any sent fields in any order', () => {
    fc.assert(
      fc.property(fc.array(body, { maxLength: 8 }), (bodies) => {
        let changed = order;
        for (const sent of bodies) {
          changed = { ...changed, ...plannedOrder(changed, sent, now) };
          expect(changed.totalPrice).toBe(documentTotal(changed.orderItems, changed));
        }
      }),
      { seed: 20261121 },
    );
  });
});
