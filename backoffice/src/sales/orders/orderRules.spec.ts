import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@shop/contract/statuses';
import { orderRecord } from '../../../test/records';
import {
  creditedBy,
  deliveredUnbilled,
  invoiceCellState,
  isBillingChosen,
  isPartToBill,
  offeredStatuses,
  toOrderUpdate,
} from './orderRules';

describe('the invoice cell', () => {
  it.each([
    [{ invoiceGenerated: true, totalPrice: 100, unitPrice: 1 }, 'generated'],
    [{ invoiceGenerated: true, totalPrice: 0, unitPrice: 0 }, 'generated'],
    [{ invoiceGenerated: false, totalPrice: 0, unitPrice: 0 }, 'free'],
    [{ invoiceGenerated: false, totalPrice: 0, unitPrice: null }, 'generate'],
    [{ invoiceGenerated: false, totalPrice: 0.01, unitPrice: 1 }, 'generate'],
  ])('is for %p: %s', ({ unitPrice, ...order }, cell) => {
    const orderItems = orderRecord().orderItems.map((line) => ({ ...line, unitPrice }));
    expect(invoiceCellState({ ...order, orderItems })).toBe(cell);
  });
});

describe('the goods of an invoice', () => {
  it.each([
    ['a choice for a partly delivered order', { billing: 'order', billableNow: 42, billableTotal: 47 }, true],
    [
      'what was delivered if the account is invoiced by delivery',
      { billing: 'delivery', billableNow: 42, billableTotal: 47 },
      false,
    ],
    ['everything if nothing or all was delivered', { billing: 'order', billableNow: 47, billableTotal: 47 }, false],
    ['nothing if all that was delivered is invoiced', { billing: 'order', billableNow: 0, billableTotal: 5 }, false],
  ] as const)('is %s', (_, order, isChosen) => {
    expect(isBillingChosen(order)).toBe(isChosen);
  });
});

it('delivered pieces without an invoice are counted for the button that invoices them', () => {
  const line = orderRecord().orderItems[0]!;
  const of = (...lines: object[]) => ({ orderItems: lines.map((over) => ({ ...line, ...over })) });
  const part = of({ qty: 40, deliveredQty: 40 }, { qty: 9, deliveredQty: 4, invoicedQty: 2, cancelledQty: 2 });
  expect([deliveredUnbilled(part), isPartToBill(part)]).toEqual([{ qty: 42, of: 47 }, true]);
  expect(isPartToBill(of({ qty: 40, deliveredQty: 40 }))).toBe(false);
  expect(isPartToBill(of({ qty: 40 }))).toBe(false);
});

describe('the end of an order', () => {
  const invoice = (invoiceNumber: string, isCredited = false) => ({ _id: invoiceNumber, invoiceNumber, isCredited });
  const invoices = [invoice('INV-1'), invoice('INV-2', true), invoice('INV-3')];
  it.each<[string, Parameters<typeof creditedBy>[0], OrderStatus, string[]]>([
    ['credits its invoices', { status: 'Processing', invoices }, 'Cancelled', ['INV-1', 'INV-3']],
    ['credits its invoices by a return, too', { status: 'Delivered', invoices }, 'Returned', ['INV-1', 'INV-3']],
    ['credits none twice', { status: 'Processing', invoices: [invoice('INV-2', true)] }, 'Cancelled', []],
    ['credits none without an invoice', { status: 'Processing', invoices: [] }, 'Cancelled', []],
    ['credits none if the order has already ended', { status: 'Returned', invoices }, 'Returned', []],
    ['is no delivery', { status: 'Processing', invoices }, 'Delivered', []],
  ])('%s', (_what, order, next, numbers) => {
    expect(creditedBy(order, next)).toEqual(numbers);
  });
});

describe('the form of an order', () => {
  it.each<[OrderStatus, OrderStatus[] | undefined, OrderStatus[]]>([
    ['Processing', ['Delivered', 'Returned', 'Cancelled'], ['Processing', 'Delivered', 'Returned', 'Cancelled']],
    ['Delivered', ['Returned', 'Processing'], ['Processing', 'Delivered', 'Returned']],
    ['Cancelled', ['Processing'], ['Processing', 'Cancelled']],
    ['Returned', undefined, ['Returned']],
  ])('offers for %s, with next %p, the statuses %p', (status, nextStatuses, offered) => {
    expect(offeredStatuses({ status, nextStatuses })).toEqual(offered);
  });

  it('sends null for an emptied day of delivery', () => {
    expect(toOrderUpdate(orderRecord({ deliveredAt: null }))).toHaveProperty('deliveredAt', null);
  });

  it('sends the day of delivery as entered', () => {
    const deliveredAt = '2026-01-04T20:00:00.000Z';
    expect(toOrderUpdate(orderRecord({ deliveredAt }))).toHaveProperty('deliveredAt', deliveredAt);
  });
});
