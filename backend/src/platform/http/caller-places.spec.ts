import { describe, expect, it } from '@jest/globals';
import { CallerPlaces } from './caller-places.js';

/** How many of the calls have their place by now. */
async function placed(calls: readonly Promise<unknown>[]): Promise<number> {
  let count = 0;
  for (const call of calls) void call.then(() => (count += 1));
  await new Promise(setImmediate);
  return count;
}

describe('the places of callers', () => {
  it('are limited to four for each caller, independently of other callers', async () => {
    const places = new CallerPlaces();
    const calls = Array.from({ length: 20 }, () => places.take('a'));
    expect(await placed(calls)).toBe(4);
    expect(await placed([places.take('b')])).toBe(1);
    const leave = await calls[0];
    leave?.();
    leave?.();
    expect(await placed(calls)).toBe(5);
  });
});
