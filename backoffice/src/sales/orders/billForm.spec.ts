import { describe, expect, it } from '@jest/globals';
import type { BillableResponse } from '@shop/contract/api';
import { billableDeliveries, defaultsOf, takesLast, toBill } from './billForm';

const line = (id: string, left: number, billable = left) => ({
  ...{ line: id, productName: id, productNameAr: '', sku: '', qty: 10, left, billable, amount: 0 },
});
const billable: BillableResponse = {
  ...{ basis: 'delivery', lines: [line('a', 6, 4), line('b', 2)], tax: null, total: 0, discount: 0 },
  ...{ deliveryChargeLeft: 25, extraFeeLeft: 0, deliveryCharge: 25, extraFee: 0 },
};
const delivery = (id: string, a: number, b = 0, invoice: { _id: string; number: string } | null = null) => ({
  ...{ id, invoice },
  lines: [
    { line: 'a', qty: a },
    { line: 'b', qty: b },
  ].map((one) => ({ ...one, product: null, productName: '', productNameAr: '', sku: '', unit: '' })),
});
const deliveries = [delivery('d1', 4), delivery('d2', 3, 2)];
const order = { id: 'o1' };

describe('an invoice of a part', () => {
  it('offers unbilled deliveries that have pieces left to bill', () => {
    const billed = delivery('d3', 1, 0, { _id: 'i1', number: 'INV-2026-00001' });
    expect(billableDeliveries(billable, [...deliveries, billed, delivery('d4', 0)])).toEqual(deliveries);
  });

  it('starts with the billable goods, by delivery if the customer is billed by delivery', () => {
    const values = {
      by: 'deliveries',
      qtys: { a: 4, b: 2 },
      deliveries: ['d1', 'd2'],
      deliveryCharge: 25,
      extraFee: 0,
    };
    expect(defaultsOf(billable, deliveries)).toEqual(values);
    expect(defaultsOf(billable).by).toBe('lines');
    expect(defaultsOf({ ...billable, basis: 'order' }, deliveries).by).toBe('lines');
  });

  it.each([
    ['some pieces', { by: 'lines', qtys: { a: 4, b: 0 } }, { lines: [{ line: 'a', qty: 4 }] }, false],
    ['the last pieces', { by: 'lines', qtys: { a: 6, b: 2 } }, { lines: expect.any(Array) }, true],
    ['one delivery', { by: 'deliveries', deliveries: ['d1'] }, { deliveries: ['d1'] }, false],
    ['the last deliveries', { by: 'deliveries', deliveries: ['d1', 'd2'] }, { deliveries: ['d1', 'd2'] }, true],
  ])('includes for %s its charges, or the rest of them with the last pieces', (_what, chosen, body, isLast) => {
    const values = { ...chosen, deliveryCharge: 10, extraFee: null };
    expect(takesLast(billable, deliveries, values)).toBe(isLast);
    expect(toBill(order, billable, deliveries, values)).toEqual({
      ...{ order: 'o1', ...body },
      ...(!isLast && { deliveryCharge: 10, extraFee: 0 }),
    });
  });
});
