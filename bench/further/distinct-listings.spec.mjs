import { expect, it } from '@jest/globals';
import { distinctListings } from './distinct-listings.mjs';

it('asks for another listing each time, for long enough', () => {
  const next = distinctListings();
  const paths = Array.from({ length: 20_000 }, () => next().path);
  expect(new Set(paths).size).toBe(20_000);
});
