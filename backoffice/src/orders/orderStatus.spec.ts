import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../types';
import { invoiceCell, orderListStatusColor, orderStatusColor } from './orderStatus';

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
