import { expect, it } from '@jest/globals';
import { withTyped } from './unsavedChanges';

const line = (_id: string, qty: number, note = '') => ({ _id, qty, note });

it('typed values are taken over field by field, also in lines', () => {
  const stored = { version: 2, note: 'theirs', tax: { rate: 5 }, lines: [line('a', 9, 'theirs'), line('b', 1)] };
  const typed = { version: 1, note: 'old', tax: { rate: 0 }, lines: [line('a', 1), line('b', 4)] };
  const dirty = { tax: { rate: true }, lines: [{}, { qty: true }] };
  expect(withTyped(stored, typed, dirty)).toEqual({
    ...{ version: 2, note: 'theirs', tax: { rate: 0 } },
    lines: [line('a', 9, 'theirs'), line('b', 4)],
  });
});

it('typed lines replace stored ones if these are other lines', () => {
  const mine = [line('a', 1), line('b', 4)];
  const dirty = { lines: [{}, { qty: true }] };
  expect(withTyped({ lines: [line('a', 1)] }, { lines: mine }, dirty)).toEqual({ lines: mine });
  expect(withTyped({ lines: [line('a', 1), line('c', 1)] }, { lines: mine }, dirty)).toEqual({ lines: mine });
});
