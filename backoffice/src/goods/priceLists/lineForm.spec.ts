import { describe, expect, it } from '@jest/globals';
import type { PriceLineResponse } from '@shop/contract/api';
import { changedLines, errorsAtPlaces, newLine } from './lineForm';

const line = (_id: string, fields: Partial<PriceLineResponse> = {}): PriceLineResponse => ({
  ...{ _id, target: 'product', key: 'p', name: 'Ribbon', sku: 'RIB-00001', minQty: 1, price: 5, percent: null },
  ...{ moq: null, step: null, max: null, validFrom: null, validTo: null },
  ...fields,
});

describe('the changes of a table of lines', () => {
  it('contain only new, changed and removed lines', () => {
    const stored = [line('a'), line('b'), line('c')];
    const added = { ...newLine({ target: 'all', key: '', name: '', sku: '' }), percent: -5 };
    const typed = [line('a'), line('c', { price: 4.5, validTo: '' }), added];
    const { lines, removed, places } = changedLines(stored, typed);
    expect(lines.map(({ _id, price, percent, validTo }) => [_id, price, percent, validTo])).toEqual([
      ['c', 4.5, null, null],
      [undefined, null, -5, null],
    ]);
    expect([removed, places]).toEqual([['b'], [1, 2]]);
  });

  it('are refused at the lines of the table', () => {
    expect(errorsAtPlaces({ 'lines.1.price': 'x', name: 'y' }, [0, 7])).toEqual({ 'lines.7.price': 'x', name: 'y' });
  });
});
