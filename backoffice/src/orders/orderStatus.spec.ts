import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../types';
import { invoiceCell, offeredStatuses, orderListStatusColor, orderStatusColor } from './orderStatus';

describe('order status', () => {
  it.each<[OrderStatus, string, string]>([
    ['Processing', 'neutral', 'yellow'],
    ['Delivered', 'green', 'green'],
    ['Returned', 'yellow', 'red'],
    ['Cancelled', 'red', 'red'],
  ])('%s is %s on its page and %s in the list', (status, onPage, inList) => {
    expect(orderStatusColor[status]).toBe(onPage);
    expect(orderListStatusColor[status]).toBe(inList);
  });
});

describe('invoiceCell', () => {
  it.each([
    [{ invoiceGenerated: true, totalPrice: 100 }, 'generated'],
    [{ invoiceGenerated: true, totalPrice: 0 }, 'generated'],
    [{ invoiceGenerated: false, totalPrice: 0 }, 'free'],
    [{ invoiceGenerated: false, totalPrice: 0.01 }, 'generate'],
  ])('of %p is %s', (order, cell) => {
    expect(invoiceCell(order)).toBe(cell);
  });
});

describe('the form offers the statuses that the server lets follow', () => {
  it.each<[OrderStatus, OrderStatus[] | undefined, OrderStatus[]]>([
    ['Processing', ['Delivered', 'Returned', 'Cancelled'], ['Processing', 'Delivered', 'Returned', 'Cancelled']],
    ['Delivered', ['Returned', 'Processing'], ['Processing', 'Delivered', 'Returned']],
    ['Cancelled', ['Processing'], ['Processing', 'Cancelled']],
    ['Returned', undefined, ['Returned']],
  ])('%s, then %p', (status, nextStatuses, offered) => {
    expect(offeredStatuses({ status, nextStatuses })).toEqual(offered);
  });
});
