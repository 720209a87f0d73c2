import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { allowedActions, mayBecome, refusalOf } from '@shop/contract/state-machine';
import {
  contradictions,
  nextFulfilment,
  ORDER_ACTIONS,
  ORDER_MACHINE,
  type OrderAction,
  type OrderRefusal,
  requireOrderAction,
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

const NOT_INVOICED = { hasInvoice: false, hasStandingInvoice: false, hasUnbilledGoods: true };
const plain = {
  ...NOT_INVOICED,
  hasGoods: true,
  isAtBuyer: false,
  isOpen: true,
  isOpenBilled: false,
  isAdvanceable: true,
  isHeld: false,
};

describe('an order', () => {
  type Row = Record<OrderAction, OrderRefusal | null>;
  const open: Row = {
    edit: null,
    editMoney: null,
    delete: null,
    deliver: 'ORDER_NOT_DELIVERABLE',
    close: 'NOTHING_OPEN',
    invoice: null,
    askAdvance: null,
    returnGoods: 'ORDER_NOT_DELIVERED',
    release: 'ORDER_NOT_HELD',
  };
  const invoiced: Row = {
    edit: null,
    editMoney: 'ORDER_INVOICED',
    delete: 'ORDER_INVOICED',
    deliver: 'ORDER_NOT_DELIVERABLE',
    close: 'NOTHING_OPEN',
    invoice: 'INVOICE_EXISTS',
    askAdvance: 'INVOICE_EXISTS',
    returnGoods: 'RETURN_BY_CREDIT_NOTE',
    release: 'ORDER_NOT_HELD',
  };
  const ofStatus: Record<OrderStatus, Row> = {
    Processing: { ...open, deliver: null, close: null },
    Delivered: { ...open, delete: 'ORDER_DELIVERED', returnGoods: null },
    Returned: { ...open, invoice: 'ORDER_NOT_INVOICEABLE', askAdvance: 'ORDER_NOT_INVOICEABLE' },
    Cancelled: { ...open, invoice: 'ORDER_NOT_INVOICEABLE', askAdvance: 'ORDER_NOT_INVOICEABLE' },
  };
  const rowOf = (status: OrderStatus, totalPrice: number, invoiceGenerated: boolean): Row => {
    if (invoiceGenerated) return { ...invoiced, deliver: ofStatus[status].deliver, close: ofStatus[status].close };
    return totalPrice === 0
      ? { ...ofStatus[status], invoice: 'FREE_ORDER', askAdvance: 'FREE_ORDER' }
      : ofStatus[status];
  };
  const CELLS = ORDER_STATUSES.flatMap((status) =>
    [0, 1, 10_000].flatMap((totalPrice) =>
      [false, true].flatMap((invoiceGenerated) =>
        ORDER_ACTIONS.map((action) => [status, totalPrice, invoiceGenerated, action] as const),
      ),
    ),
  );

  it.each(CELLS)('%s, total %i, invoiced %s: %s', (status, totalPrice, invoiceGenerated, action) => {
    const isAtBuyer = status === 'Delivered';
    const billed = { hasInvoice: true, hasStandingInvoice: true, hasUnbilledGoods: false, totalPrice: 0 };
    const order = { ...plain, isAtBuyer, status, totalPrice, ...(invoiceGenerated && billed) };
    const refusal = rowOf(status, totalPrice, invoiceGenerated)[action];
    expect(refusalOf(ORDER_MACHINE, order, action)).toBe(refusal);
    expect(allowedActions(ORDER_MACHINE, order, 'staff').includes(action)).toBe(refusal === null);
    expect(allowedActions(ORDER_MACHINE, order, 'owner')).toEqual([]);
    const attempt = () => {
      requireOrderAction(order, action);
    };
    if (refusal === null) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(expect.objectContaining({ status: 409, code: refusal }));
  });

  it('may be changed and invoiced again once all of its invoice is credited, unless all goods were returned', () => {
    const credited = {
      ...plain,
      isAtBuyer: true,
      isOpen: false,
      hasInvoice: true,
      status: 'Delivered',
      totalPrice: 1,
    } as const;
    const actions = (hasGoods: boolean) => allowedActions(ORDER_MACHINE, { ...credited, hasGoods }, 'staff');
    expect(actions(true)).toEqual(['edit', 'editMoney', 'invoice', 'askAdvance', 'returnGoods']);
    expect(actions(false)).toEqual(['edit', 'editMoney']);
    expect(refusalOf(ORDER_MACHINE, { ...credited, hasGoods: false }, 'invoice')).toBe('GOODS_RETURNED');
    expect(refusalOf(ORDER_MACHINE, { ...credited, hasGoods: true }, 'delete')).toBe('ORDER_INVOICED');
    expect(refusalOf(ORDER_MACHINE, { ...credited, totalPrice: 0 }, 'invoice')).toBe('ORDER_CLOSED_BY_CREDIT');
  });

  it('can be billed further if billed in part, and returns unbilled goods itself', () => {
    const billed = {
      ...plain,
      isAtBuyer: true,
      isOpen: false,
      hasInvoice: true,
      hasStandingInvoice: true,
      status: 'Delivered',
      totalPrice: 1,
    } as const;
    expect(allowedActions(ORDER_MACHINE, billed, 'staff')).toEqual(['edit', 'invoice', 'askAdvance', 'returnGoods']);
  });

  it('is neither invoiced nor released twice if it is on hold', () => {
    const held = { ...plain, status: 'Processing', totalPrice: 1, isHeld: true } as const;
    expect(refusalOf(ORDER_MACHINE, held, 'invoice')).toBe('ORDER_HELD');
    expect(refusalOf(ORDER_MACHINE, held, 'deliver')).toBe('ORDER_HELD');
    expect(allowedActions(ORDER_MACHINE, held, 'staff')).toEqual([
      'edit',
      'editMoney',
      'delete',
      'close',
      'askAdvance',
      'release',
    ]);
  });

  it('is refused with its status if it can’t be invoiced', () => {
    const order = { ...plain, status: 'Cancelled', totalPrice: 1 } as const;
    expect(() => {
      requireOrderAction(order, 'invoice');
    }).toThrow('An order with status Cancelled can’t be invoiced.');
  });
});

const inStock = { ...delivered, stockUpdated: false };
const setAside = { ...processing, stockUpdated: true };
const returned = { ...inStock, status: 'Returned' } as const;
const cancelled = { ...processing, status: 'Cancelled' } as const;
const day = new Date('2026-11-20');

describe('the goods of an order', () => {
  it.each([
    [
      'are delivered regardless of sent old flags',
      processing,
      { ...processing, status: 'Delivered' },
      { ...delivered, deliveredAt: now },
    ],
    [
      'are delivered on the day that staff enter',
      processing,
      { status: 'Delivered', deliveredAt: day },
      { ...delivered, deliveredAt: day },
    ],
    ['are delivered by the flag only', processing, { isDelivered: true }, { ...delivered, deliveredAt: now }],
    ['return to stock when the order is returned', delivered, { ...delivered, status: 'Returned' }, returned],
    [
      'do not move when the order is returned without a delivery',
      setAside,
      { status: 'Returned' },
      { ...setAside, status: 'Returned' },
    ],
    [
      'have no delivery day when the order is returned without a delivery',
      processing,
      { status: 'Returned' },
      { ...processing, status: 'Returned' },
    ],
    ['return to stock by a cancellation', setAside, { ...setAside, status: 'Cancelled' }, cancelled],
    ['remain deducted when a delivery is corrected', delivered, { status: 'Processing' }, setAside],
    ['can be reserved while Processing', processing, { stockUpdated: true }, setAside],
    ['can be released while Processing', setAside, { stockUpdated: false }, processing],
    ['can get another delivery day', delivered, { deliveredAt: day }, { ...delivered, deliveredAt: day }],
    ['are delivered now if the day is removed', delivered, { deliveredAt: null }, { ...delivered, deliveredAt: now }],
    ['do not move when all fields are sent back', delivered, delivered, delivered],
  ] as const)('%s', (_what, before, change, after) => {
    const order = { ...before, lastDeliveredAt: null };
    expect(contradictions(order, change)).toEqual({});
    expect(nextFulfilment(order, change, now)).toEqual(after);
  });
});

describe('a flag that contradicts the status', () => {
  it.each([
    [delivered, { isDelivered: false }, ['isDelivered']],
    [delivered, { stockUpdated: false }, ['stockUpdated']],
    [setAside, { status: 'Delivered', stockUpdated: false }, ['stockUpdated']],
    [processing, { status: 'Cancelled', isDelivered: true }, ['isDelivered']],
    [processing, { status: 'Cancelled', stockUpdated: true }, ['stockUpdated']],
    [cancelled, { isDelivered: true, stockUpdated: true }, ['isDelivered', 'stockUpdated']],
    [cancelled, { deliveredAt: day }, ['deliveredAt']],
    [processing, { deliveredAt: day }, ['deliveredAt']],
    [returned, { status: 'Processing', isDelivered: false }, []],
    [processing, { status: 'Returned', isDelivered: true, stockUpdated: true }, ['stockUpdated']],
  ] as const)('is named: %j, %j', (before, change, fields) => {
    expect(Object.keys(contradictions({ ...before, lastDeliveredAt: null }, change))).toEqual(fields);
  });
});

describe('the next statuses of an order', () => {
  it('match the table', () => {
    expect(ORDER_MACHINE.states.Processing.next).toEqual(['Delivered', 'Returned', 'Cancelled']);
  });
});
