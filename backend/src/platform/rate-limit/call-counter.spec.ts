import { beforeEach, describe, expect, it } from '@jest/globals';
import { CallCounter } from './call-counter.js';

let counter: CallCounter;
beforeEach(() => {
  counter = new CallCounter(3, 1000);
});
const count = (key: string, ...times: number[]) => times.map((now) => counter.count(key, now));

describe('calls', () => {
  it('are let through up to the limit, and then for the rest of the window not', () => {
    expect(count('a', 0, 100, 200, 300, 999)).toEqual([0, 0, 0, 700, 1]);
  });

  it('are counted anew when the window is over', () => {
    expect(count('a', 0, 1, 2, 3, 1000, 1001, 1002, 1003)).toEqual([0, 0, 0, 997, 0, 0, 0, 997]);
  });

  it('of one do not count for another', () => {
    expect(count('a', 0, 0, 0, 0)).toEqual([0, 0, 0, 1000]);
    expect(count('b', 0)).toEqual([0]);
  });

  it('are forgotten in time: many keys take no room for ever', () => {
    for (let n = 0; n < 30_000; n += 1) counter.count(`key ${n}`, n);
    expect(counter.size).toBeLessThan(12_000);
  });
});
