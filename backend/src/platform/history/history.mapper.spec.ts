import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { HistoryEntryRecord } from './history-entry.schema.js';
import { toHistoryEntry } from './history.mapper.js';

const id = new Types.ObjectId('6920200f1c2d3e4f5a6b7c8d');
const at = new Date('2026-11-21T08:00:00Z');
const entry: HistoryEntryRecord = {
  _id: id,
  resource: 'orders',
  resourceId: id,
  action: 'updated',
  actorId: id,
  actorName: 'Omar Staff',
  at,
  changes: [],
};
const money = new Set(['deliveryCharge', 'price', 'unitPrice', 'creditLimit']);
const all = { money, hidden: new Set<string>() };
const changeOf = (field: string, to: unknown) =>
  toHistoryEntry({ ...entry, changes: [{ field, from: null, to }] }, all).changes[0];

describe('an entry of the history', () => {
  it('names the user, the action and the time', () => {
    expect(toHistoryEntry(entry, all)).toEqual({
      _id: id.toHexString(),
      action: 'updated',
      actor: { _id: id.toHexString(), name: 'Omar Staff' },
      at: '2026-11-21T08:00:00.000Z',
      changes: [],
    });
    expect(toHistoryEntry({ ...entry, actorId: null }, all).actor).toBeNull();
  });

  it.each([
    ['deliveryCharge', 2550, 25.5],
    ['price', 1, 0.01],
    ['creditLimit', 500_000, 5000],
    ['stock', 12, 12],
    ['isDelivered', true, true],
    ['deliveredBy', undefined, null],
    ['deliveredAt', at, at.toISOString()],
    ['user', id, id.toHexString()],
    ['images', ['a', 'b'], ['a', 'b']],
    ['quote', { _id: id, number: 'QUO-1' }, { _id: id.toHexString(), number: 'QUO-1' }],
    [
      'orderItems',
      [{ product: id, qty: 3, unitPrice: 1999 }],
      [{ product: id.toHexString(), qty: 3, unitPrice: 19.99 }],
    ],
  ])('shows %s as the API does', (field, stored, wire) => {
    expect(changeOf(field, stored)?.to).toEqual(wire);
  });
});

describe('a change of an amount', () => {
  it('is marked, unlike other changes', () => {
    expect(changeOf('creditLimit', 500_000)).toEqual({ field: 'creditLimit', from: null, to: 5000, isMoney: true });
    expect(changeOf('stock', 12)).toEqual({ field: 'stock', from: null, to: 12 });
  });
});

describe('a history without costs', () => {
  it('hides changes of costs and the costs of lines', () => {
    const changes = [
      { field: 'costPrice', from: 100, to: 200 },
      { field: 'orderItems', from: [{ qty: 1, costPrice: 100 }], to: [{ qty: 2, costPrice: 100 }] },
    ];
    expect(toHistoryEntry({ ...entry, changes }, { money, hidden: new Set(['costPrice']) }).changes).toEqual([
      { field: 'orderItems', from: [{ qty: 1 }], to: [{ qty: 2 }] },
    ]);
  });
});
