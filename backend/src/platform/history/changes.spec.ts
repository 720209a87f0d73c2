import { describe, expect, it } from '@jest/globals';
import { changesBetween, changesOfCreation, changesOfRemoval, withoutSecrets } from './changes.js';

describe('changesBetween', () => {
  it('names only the fields that differ', () => {
    const before = { status: 'Requested', deliveryCharge: 0, lines: [{ qty: 1 }] };
    const after = { status: 'Quoted', deliveryCharge: 0, lines: [{ qty: 2 }] };
    expect(changesBetween(before, after)).toEqual([
      { field: 'status', from: 'Requested', to: 'Quoted' },
      { field: 'lines', from: [{ qty: 1 }], to: [{ qty: 2 }] },
    ]);
  });

  it('omits internal fields', () => {
    expect(changesBetween({ version: 1, updatedAt: 1 }, { version: 2, updatedAt: 2 })).toEqual([]);
  });
});

const record = { _id: 1, version: 3, name: 'Ribbon', note: '', lines: [], price: 0, isActive: false, quote: null };

describe('changesOfCreation', () => {
  it('lists the fields of a new record, without internal and empty ones', () => {
    expect(changesOfCreation(record)).toEqual([
      { field: 'name', from: null, to: 'Ribbon' },
      { field: 'price', from: null, to: 0 },
      { field: 'isActive', from: null, to: false },
    ]);
  });
});

describe('changesOfRemoval', () => {
  it('lists the fields of the deleted record', () => {
    expect(changesOfRemoval(record)).toEqual([
      { field: 'name', from: 'Ribbon', to: null },
      { field: 'price', from: 0, to: null },
      { field: 'isActive', from: false, to: null },
    ]);
  });
});

describe('withoutSecrets', () => {
  it.each(['password', 'passwordHash', 'resetToken', 'sessions'])(
    'reports that %s changed, but not its value',
    (field) => {
      expect(withoutSecrets([{ field, from: 'old', to: 'new' }])).toEqual([{ field, from: '…', to: '…' }]);
    },
  );

  it('changes nothing else', () => {
    const changes = [{ field: 'email', from: 'a@example.com', to: 'b@example.com' }];
    expect(withoutSecrets(changes)).toEqual(changes);
  });
});
