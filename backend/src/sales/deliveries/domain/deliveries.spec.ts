import { describe, expect, it } from '@jest/globals';
import { newOrderLine } from '../../orders/domain/line-quantities.js';
import { backorderedOrder, backorderedProducts, type OwedLine } from './backorders.js';
import { deliveredBefore, latestOf } from './delivery-sums.js';

const day = (text: string) => new Date(`${text}T08:00:00Z`);

describe('the sums of deliveries', () => {
  const delivery = (_id: string, on: string, qty: number, status: 'Delivered' | 'Cancelled' = 'Delivered') => ({
    ...{ _id, status, deliveredOn: day(on), createdAt: day(`2026-11-2${_id}`) },
    lines: [{ line: 'a', qty }],
  });
  const all = [
    delivery('1', '2026-11-20', 5),
    delivery('2', '2026-11-18', 2),
    delivery('3', '2026-11-19', 9, 'Cancelled'),
    delivery('4', '2026-11-20', 1),
  ];

  it.each([
    ['2', undefined],
    ['1', 2],
    ['4', 7],
  ])('include deliveries of earlier days and earlier deliveries of the same day: %s', (id, before) => {
    const one = all.find(({ _id }) => _id === id)!;
    expect(deliveredBefore(one, all).get('a')).toBe(before);
  });

  it('name the latest day that was not cancelled', () => {
    expect(latestOf(all)).toEqual(day('2026-11-20'));
    expect(latestOf([delivery('1', '2026-11-20', 5, 'Cancelled')])).toBeNull();
  });
});

describe('backorders', () => {
  const line = (fields: Partial<OwedLine>): OwedLine => ({
    ...newOrderLine({ qty: 10, product: 'p', productName: 'Ribbon', productNameAr: '', sku: 'RIB-1' }),
    ...fields,
  });
  const order = (fields: Partial<OwedLine>, stockUpdated = false) => ({
    ...{ _id: 'o', status: 'Processing' as const, stockUpdated },
    orderItems: [line(fields)],
  });
  const shelves = new Map([['p', { stock: 4, storageLocation: 'A3' }]]);

  it('add up the owed, reserved and missing pieces of a product', () => {
    const orders = [
      order({ deliveredQty: 3, expectedOn: '2026-12-02' }),
      order({ qty: 2, expectedOn: '2026-11-30' }, true),
      order({ qty: 5, cancelledQty: 5 }),
      order({ product: null }),
    ];
    expect(backorderedProducts(orders, shelves)).toEqual([
      {
        ...{ product: 'p', productName: 'Ribbon', productNameAr: '', sku: 'RIB-1', storageLocation: 'A3' },
        ...{ owed: 9, setAside: 2, inStock: 4, missing: 3, expectedOn: '2026-11-30', orders: 2 },
      },
    ]);
  });

  it.each([
    [{ qty: 4 }, false, true],
    [{ qty: 5 }, false, false],
    [{ qty: 5 }, true, true],
    [{ qty: 5, product: null }, false, true],
  ])('decide whether an order can be delivered: %j, reserved %s', (fields, stockUpdated, isReady) => {
    expect(backorderedOrder(order(fields, stockUpdated), shelves).isReady).toBe(isReady);
  });
});
