import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@shop/contract/statuses';
import { orderRecord } from '../../../test/records';
import { invoiceCellState, isCreditedBy, offeredStatuses, toOrderUpdate } from './orderRules';

describe('the invoice cell', () => {
  it.each([
    [{ invoiceGenerated: true, totalPrice: 100 }, 'generated'],
    [{ invoiceGenerated: true, totalPrice: 0 }, 'generated'],
    [{ invoiceGenerated: false, totalPrice: 0 }, 'free'],
    [{ invoiceGenerated: false, totalPrice: 0.01 }, 'generate'],
  ])('of %p is %s', (order, cell) => {
    expect(invoiceCellState(order)).toBe(cell);
  });
});

describe('the end of an order', () => {
  const invoice = { _id: 'i1', invoiceNumber: 'INV-2026-00001' };
  it.each<[string, Parameters<typeof isCreditedBy>[0], OrderStatus, boolean]>([
    ['credits its invoice', { status: 'Processing', invoice, invoiceCredited: false }, 'Cancelled', true],
    ['by a return credits it too', { status: 'Delivered', invoice, invoiceCredited: false }, 'Returned', true],
    ['credits no invoice twice', { status: 'Processing', invoice, invoiceCredited: true }, 'Cancelled', false],
    [
      'without an invoice credits none',
      { status: 'Processing', invoice: null, invoiceCredited: false },
      'Cancelled',
      false,
    ],
    ['that was before credits none', { status: 'Returned', invoice, invoiceCredited: false }, 'Returned', false],
    ['is no delivery', { status: 'Processing', invoice, invoiceCredited: false }, 'Delivered', false],
  ])('%s', (_what, order, next, isCredited) => {
    expect(isCreditedBy(order, next)).toBe(isCredited);
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
