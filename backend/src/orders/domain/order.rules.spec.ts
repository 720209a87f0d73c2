import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { mayBecome, refusalOf } from '@shop/contract/state-machine';
import { requireOrderAction } from '../orders.errors.js';
import {
  allowedOrderActions,
  nextFulfilment,
  ORDER_ACTIONS,
  ORDER_MACHINE,
  type OrderAction,
  type OrderRefusal,
} from './order.rules.js';

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
    expect(mayBecome(ORDER_MACHINE, from, to)).toBe(ALLOWED[from].includes(to));
  });
});

describe('an order', () => {
  type Row = Record<OrderAction, OrderRefusal | null>;
  const open: Row = { edit: null, editMoney: null, delete: null, invoice: null };
  const invoiced: Row = {
    edit: null,
    editMoney: 'ORDER_INVOICED',
    delete: 'ORDER_INVOICED',
    invoice: 'INVOICE_EXISTS',
  };
  const ofStatus: Record<OrderStatus, Row> = {
    Processing: open,
    Delivered: open,
    Returned: { ...open, invoice: 'ORDER_NOT_INVOICEABLE' },
    Cancelled: { ...open, invoice: 'ORDER_NOT_INVOICEABLE' },
  };
  const rowOf = (status: OrderStatus, totalPrice: number, invoiceGenerated: boolean): Row => {
    if (invoiceGenerated) return invoiced;
    return totalPrice === 0 ? { ...open, invoice: 'FREE_ORDER' } : ofStatus[status];
  };
  const CELLS = ORDER_STATUSES.flatMap((status) =>
    [0, 1, 10_000].flatMap((totalPrice) =>
      [false, true].flatMap((invoiceGenerated) =>
        ORDER_ACTIONS.map((action) => [status, totalPrice, invoiceGenerated, action] as const),
      ),
    ),
  );

  it.each(CELLS)('%s, total %i, invoiced %s: %s', (status, totalPrice, invoiceGenerated, action) => {
    const order = { status, totalPrice, invoiceGenerated };
    const refusal = rowOf(status, totalPrice, invoiceGenerated)[action];
    expect(refusalOf(ORDER_MACHINE, order, action)).toBe(refusal);
    expect(allowedOrderActions(order, 'staff').includes(action)).toBe(refusal === null);
    expect(allowedOrderActions(order, 'owner')).toEqual([]);
    const attempt = () => {
      requireOrderAction(order, action);
    };
    if (refusal === null) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(expect.objectContaining({ kind: 'conflict', code: refusal }));
  });

  it('that is not invoiceable is named with its status', () => {
    const order = { status: 'Cancelled', totalPrice: 1, invoiceGenerated: false } as const;
    expect(() => {
      requireOrderAction(order, 'invoice');
    }).toThrow('An order that is Cancelled can’t be invoiced.');
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
