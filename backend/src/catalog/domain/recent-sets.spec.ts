import { describe, expect, it } from '@jest/globals';
import { RecentSets } from './recent-sets.js';
import { RowSet } from './row-set.js';

const setOf = (row: number) => () => RowSet.of([row], 10);

describe('recent sets', () => {
  it('are made once, until rows change', () => {
    const recent = new RecentSets();
    const first = recent.get('a', setOf(1));
    expect(recent.get('a', setOf(2))).toBe(first);
    recent.forget();
    expect(recent.get('a', setOf(2)).rows()).toEqual([2]);
  });

  it('are those asked for last', () => {
    const recent = new RecentSets();
    recent.get('often', setOf(1));
    recent.get('once', setOf(1));
    for (let name = 0; name < 100; name += 1) {
      recent.get(String(name), setOf(3));
      recent.get('often', setOf(2));
    }
    expect(['often', 'once'].map((name) => recent.get(name, setOf(2)).rows())).toEqual([[1], [2]]);
  });
});
