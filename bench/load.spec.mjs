import { expect, it } from '@jest/globals';
import { figuresOf } from './load.mjs';

const turns = [
  { seconds: 1, times: [1, 2, 9], calls: 4, failures: 1, used: { serverMs: 6, databaseMs: 2 } },
  { seconds: 1.5, times: [3, 1], calls: 2, failures: 0, used: { serverMs: 3, databaseMs: 1 } },
];

it('joins the turns of a load', () => {
  expect(figuresOf(turns)).toEqual({
    requestsPerSecond: 2,
    p50Ms: 2,
    p975Ms: 9,
    p99Ms: 9,
    requests: 5,
    failures: 1,
    serverMs: 1.5,
    databaseMs: 0.5,
  });
});

it('knows no processor time where a turn has none', () => {
  const { serverMs, databaseMs } = figuresOf([...turns, { ...turns[0], used: null }]);
  expect([serverMs, databaseMs]).toEqual([null, null]);
});
