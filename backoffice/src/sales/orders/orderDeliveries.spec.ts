import { describe, expect, it } from '@jest/globals';
import { orderRecord } from '../../../test/records';
import { progressOf } from '../../kit/documents/orderProgress';
import { expectedDaysOf, openLines, readyQty, toDelivered, toExpected } from './orderDeliveries';

const [line] = orderRecord().orderItems;
const lineOf = (fields: object) => ({ ...line!, product: 'p1', ...fields });
const order = {
  stockUpdated: false,
  orderItems: [
    lineOf({ _id: 'a', qty: 10, deliveredQty: 4 }),
    lineOf({ _id: 'b', qty: 5, cancelledQty: 1 }),
    lineOf({ _id: 'c', qty: 2, deliveredQty: 2 }),
    lineOf({ _id: 'd', qty: 1, product: null }),
  ],
};

describe('the deliveries of an order', () => {
  it('offer goods in stock, once for several lines of one product', () => {
    expect(readyQty(order, new Map([['p1', 8]]))).toEqual({ a: 6, b: 2, d: 1 });
    expect(readyQty({ ...order, stockUpdated: true }, new Map())).toEqual({ a: 6, b: 4, d: 1 });
  });

  it('offer goods that no prepared delivery contains', () => {
    const plan = (number: string, line: string, qty: number) => ({ number, lines: [{ line, qty }] });
    const plans = [plan('DEL-1', 'a', 3), plan('DEL-2', 'a', 1), plan('DEL-3', 'd', 2)];
    expect(readyQty({ ...order, stockUpdated: true }, new Map(), plans)).toEqual({ a: 2, b: 4, d: 0 });
    expect(readyQty(order, new Map([['p1', 7]]), plans)).toEqual({ a: 2, b: 1, d: 0 });
    expect(readyQty(order, new Map([['p1', 3]]), plans)).toEqual({ a: 0, b: 0, d: 0 });
  });

  it('send the chosen pieces of open lines', () => {
    expect(toDelivered(order, { qty: { a: 3, b: 0, d: null } })).toEqual([{ line: 'a', qty: 3 }]);
    expect(openLines(order).map(({ line: { _id }, open }) => [_id, open])).toEqual([
      ['a', 6],
      ['b', 4],
      ['d', 1],
    ]);
  });

  it('count delivered and required goods', () => {
    expect(progressOf(order)).toEqual({ delivered: 6, needed: 17 });
  });

  it('are expected on the entered days; lines without open pieces don’t change', () => {
    const waiting = {
      version: 7,
      orderItems: [
        lineOf({ _id: 'a', qty: 10, expectedOn: '2026-12-02' }),
        lineOf({ _id: 'b', qty: 5, expectedOn: '2026-12-03' }),
        lineOf({ _id: 'c', qty: 2, deliveredQty: 2, expectedOn: '2026-11-20' }),
      ],
    };
    const { orderItems } = expectedDaysOf(waiting);
    const entered = [{ expectedOn: '2026-12-09' }, { expectedOn: null }, ...orderItems.slice(2)];
    expect(toExpected(waiting, { orderItems: entered })).toMatchObject({
      version: 7,
      orderItems: [{ expectedOn: '2026-12-09' }, { expectedOn: null }, { expectedOn: '2026-11-20' }],
    });
  });
});
