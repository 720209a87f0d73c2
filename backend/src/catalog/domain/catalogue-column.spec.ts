import { describe, expect, it } from '@jest/globals';
import { Column } from './catalogue-column.js';

describe('a column', () => {
  it('takes more values than 16 bits can number', () => {
    const column = new Column();
    const count = 65_600;
    for (let row = 0; row < count; row += 1) column.put(row, String(row));
    const order = Uint32Array.from({ length: count }, (_, row) => count - 1 - row);
    column.rearrange(order);
    expect([0, 1, count - 1].map((row) => column.valueOf(row))).toEqual([String(count - 1), String(count - 2), '0']);
    expect(column.rowsWith(['65599', '65535', '0'], count).rows()).toEqual([0, 64, count - 1]);
    expect(column.rowsWith(['65550'], count).rows()).toEqual([49]);
  });
});
