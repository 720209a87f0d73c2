import { describe, expect, it } from '@jest/globals';
import { billedDeliveries } from './billed-deliveries.js';

const delivery = (_id: string, a: number, b: number, over: object = {}) => ({
  ...{ _id, status: 'Delivered' as const, invoice: null as object | null },
  ...{ deliveredOn: new Date(`2026-11-2${_id}T08:00:00Z`), createdAt: new Date('2026-11-25T08:00:00Z') },
  lines: [
    { line: 'a', qty: a },
    { line: 'b', qty: b },
  ],
  ...over,
});
/** 5 and 1, then 3 and 0, then 2 and 4 pieces; they were entered in another order. */
const all = [delivery('3', 2, 4), delivery('1', 5, 1), delivery('2', 3, 0)];
const billed = (deliveries: typeof all, a: [before: number, qty: number], b: [before: number, qty: number] = [0, 0]) =>
  billedDeliveries(deliveries, [
    { line: 'a', before: a[0], qty: a[1] },
    { line: 'b', before: b[0], qty: b[1] },
  ]).map(({ _id }) => _id);

describe('an invoice that names no delivery', () => {
  it.each([
    ['all of it', [0, 10], [0, 5], ['1', '2', '3']],
    ['the first pieces', [0, 5], [0, 1], ['1']],
    ['pieces after those that are billed', [5, 3], [1, 0], ['2']],
    ['the rest of one delivery and the begin of the next', [4, 2], [0, 0], ['1', '2']],
    ['pieces that were not delivered', [10, 4], [5, 0], []],
  ] as const)('bills %s', (_what, a, b, expected) => {
    expect(billed(all, [...a], [...b])).toEqual(expected);
  });

  it('ignores deliveries that are billed by name, planned or cancelled', () => {
    const named = all.map((one) => (one._id === '2' ? { ...one, invoice: {} } : one));
    expect(billed(named, [8, 2])).toEqual(['3']);
    expect(billed(named, [3, 2])).toEqual(['1']);
    const planned = all.map((one) => (one._id === '1' ? { ...one, status: 'Prepared' as never } : one));
    expect(billed(planned, [0, 1])).toEqual(['2']);
  });
});
