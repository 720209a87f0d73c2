import { describe, expect, it } from '@jest/globals';
import { changesBetween } from './changes.js';

describe('changesBetween', () => {
  it('names only the fields that differ', () => {
    const before = { status: 'Requested', deliveryCharge: 0, lines: [{ qty: 1 }] };
    const after = { status: 'Quoted', deliveryCharge: 0, lines: [{ qty: 2 }] };
    expect(changesBetween(before, after)).toEqual([
      { field: 'status', from: 'Requested', to: 'Quoted' },
      { field: 'lines', from: [{ qty: 1 }], to: [{ qty: 2 }] },
    ]);
  });

  it('says that a secret changed, not to what', () => {
    expect(changesBetween({ password: 'a' }, { password: 'b' }, ['password'])).toEqual([
      { field: 'password', from: '…', to: '…' },
    ]);
  });

  it('leaves book-keeping out', () => {
    expect(changesBetween({ version: 1, updatedAt: 1 }, { version: 2, updatedAt: 2 })).toEqual([]);
  });
});
