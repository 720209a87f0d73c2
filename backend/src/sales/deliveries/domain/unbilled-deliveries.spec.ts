import { expect, it } from '@jest/globals';
import { newOrderLine } from '../../orders/domain/line-quantities.js';
import { unbilledDeliveries } from './unbilled-deliveries.js';

type TestedDelivery = Parameters<typeof unbilledDeliveries>[1][number];

const delivery = (_id: string, day: string, qty: number): TestedDelivery => ({
  ...{ _id, status: 'Delivered', deliveredOn: new Date(day), createdAt: new Date(day), invoice: null },
  lines: [{ line: 'a', qty }],
});
const first = delivery('first', '2026-11-02', 4);
const second = delivery('second', '2026-11-05', 6);

it.each<[string, object, TestedDelivery[], Record<string, number>]>([
  ['all of them', {}, [first, second], { second: 6, first: 4 }],
  [
    'the later ones, since pieces are billed in the order of their deliveries',
    { invoicedQty: 5 },
    [second, first],
    { second: 5 },
  ],
  ['none if all pieces are billed', { invoicedQty: 10 }, [first, second], {}],
  ['not those with returned pieces', { returnedQty: 5 }, [first, second], { second: 5 }],
  ['not those billed by name', { invoicedQty: 6 }, [first, { ...second, invoice: {} }], { first: 4 }],
  ['not those only prepared', { deliveredQty: 4 }, [first, { ...second, status: 'Prepared' }], { first: 4 }],
])('the deliveries that are not billed are %s', (_which, quantities, deliveries, expected) => {
  const line = { ...newOrderLine({ _id: 'a', qty: 12 }), deliveredQty: 10, ...quantities };
  const found = unbilledDeliveries([line], deliveries).map((one) => [one.delivery._id, one.qty]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
