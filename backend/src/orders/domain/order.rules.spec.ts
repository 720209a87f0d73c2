import { describe, expect, it } from '@jest/globals';
import { allowedOrderActions, mayFollow, nextFulfilment, ORDER_STATUSES, type OrderStatus } from './order.rules.js';

const now = new Date('2026-11-21T08:00:00Z');
const processing = { status: 'Processing', isDelivered: false, deliveredAt: null, stockUpdated: false } as const;
const delivered = {
  status: 'Delivered',
  isDelivered: true,
  deliveredAt: new Date('2026-11-01'),
  stockUpdated: true,
} as const;

describe('an order’s status', () => {
  const ALLOWED: Record<OrderStatus, OrderStatus[]> = {
    Processing: ['Processing', 'Delivered', 'Returned', 'Cancelled'],
    Delivered: ['Processing', 'Delivered', 'Returned'],
    Returned: ['Processing', 'Returned'],
    Cancelled: ['Processing', 'Cancelled'],
  };

  it.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    expect(mayFollow(from, to)).toBe(ALLOWED[from].includes(to));
  });
});

describe('allowedOrderActions', () => {
  it.each([
    ['Processing', 100, false, ['edit', 'editMoney', 'delete', 'invoice']],
    ['Delivered', 100, false, ['edit', 'editMoney', 'delete', 'invoice']],
    ['Returned', 100, false, ['edit', 'editMoney', 'delete']],
    ['Cancelled', 100, false, ['edit', 'editMoney', 'delete']],
    ['Processing', 0, false, ['edit', 'editMoney', 'delete']],
    ['Processing', 100, true, ['edit']],
    ['Delivered', 100, true, ['edit']],
  ] as const)('%s, total %i, invoiced %s', (status, totalPrice, invoiceGenerated, actions) => {
    expect(allowedOrderActions({ status, totalPrice, invoiceGenerated })).toEqual(actions);
  });
});

describe('nextFulfilment', () => {
  it('takes the goods out of stock on delivery, whatever old flags are sent along', () => {
    const change = { status: 'Delivered', isDelivered: false, stockUpdated: false } as const;
    expect(nextFulfilment(processing, change, now)).toEqual({ ...delivered, deliveredAt: now });
  });

  it('keeps the delivery date that staff give', () => {
    const deliveredAt = new Date('2026-11-20');
    expect(nextFulfilment(processing, { status: 'Delivered', deliveredAt }, now).deliveredAt).toEqual(deliveredAt);
  });

  it('puts the goods back on return and remembers the delivery', () => {
    expect(nextFulfilment(delivered, { status: 'Returned', stockUpdated: true }, now)).toEqual({
      ...delivered,
      status: 'Returned',
      stockUpdated: false,
    });
  });

  it('puts the goods back on cancellation', () => {
    const packed = { ...processing, stockUpdated: true };
    expect(nextFulfilment(packed, { status: 'Cancelled' }, now)).toEqual({ ...processing, status: 'Cancelled' });
  });

  it('leaves the stock as it is when a delivery is corrected', () => {
    expect(nextFulfilment(delivered, { status: 'Processing' }, now)).toEqual({ ...processing, stockUpdated: true });
  });

  it('follows the flags while the status stays', () => {
    expect(nextFulfilment(processing, { stockUpdated: true }, now)).toEqual({ ...processing, stockUpdated: true });
    expect(nextFulfilment(processing, { isDelivered: true }, now).deliveredAt).toEqual(now);
    expect(nextFulfilment(delivered, { isDelivered: false }, now).deliveredAt).toBeNull();
  });
});
