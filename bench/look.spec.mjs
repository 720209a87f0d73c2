import { expect, it } from '@jest/globals';
import { joined } from './look.mjs';

it('joins what was loaded before a case and after it', () => {
  const halves = [
    { requestsPerSecond: 1000, requests: 1000, failures: 0 },
    { requestsPerSecond: 500, requests: 510, failures: 2 },
  ];
  expect(joined(halves)).toEqual({ requestsPerSecond: 750, requests: 1510, failures: 2 });
});

it('has nothing to join where a case has no such floor', () => {
  expect(joined([])).toBeNull();
});
