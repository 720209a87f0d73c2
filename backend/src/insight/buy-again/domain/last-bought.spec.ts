import { describe, expect, it } from '@jest/globals';
import type { BoughtOrder } from '../../../documents/lines/bought.js';
import { lastBoughtIn } from './last-bought.js';

const [RIBBON, TAPE] = ['ribbon', 'tape'];

function order(day: string, lines: [string | null, number, number][]): BoughtOrder {
  return {
    ...{ _id: `order-${day}`, number: `ORD-${day}`, user: 'buyer', company: null, basis: 'inclusive' },
    createdAt: new Date(`${day}T08:00:00Z`),
    lines: lines.map(([product, qty, unitPrice]) => ({ product, productName: 'R', sku: 'S', qty, unitPrice })),
  };
}

const reported = (orders: BoughtOrder[], most = 10) =>
  lastBoughtIn(orders, most).map(({ product, qty, unitPrice, order: { number } }) => [product, qty, unitPrice, number]);

describe('last purchases', () => {
  const orders = [
    order('2026-01-05', [[RIBBON, 10, 1800]]),
    order('2026-03-01', [[TAPE, 3, 500]]),
    order('2026-02-01', [[RIBBON, 40, 1900]]),
  ];

  it('have one row for each product, from its latest order', () => {
    expect(reported(orders)).toEqual([
      ['tape', 3, 500, 'ORD-2026-03-01'],
      ['ribbon', 40, 1900, 'ORD-2026-02-01'],
    ]);
  });

  it('have no more rows than the limit', () => {
    expect(reported(orders, 1)).toEqual([['tape', 3, 500, 'ORD-2026-03-01']]);
  });

  it('add up the lines of an order, and omit those without a product', () => {
    const lines: [string | null, number, number][] = [
      [RIBBON, 2, 100],
      [null, 9, 100],
      [RIBBON, 3, 90],
    ];
    expect(reported([order('2026-02-01', lines)])).toEqual([['ribbon', 5, 100, 'ORD-2026-02-01']]);
  });
});
