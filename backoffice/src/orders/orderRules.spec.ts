import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@shop/contract/statuses';
import { orderRecord } from '../testing/records';
import { invoiceCellState, offeredStatuses, toOrderUpdate } from './orderRules';

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

  it('sends the day of delivery as it stands', () => {
    const deliveredAt = '2026-01-04T20:00:00.000Z';
    expect(toOrderUpdate(orderRecord({ deliveredAt }))).toHaveProperty('deliveredAt', deliveredAt);
  });
});
