import { describe, expect, it } from '@jest/globals';
import { resolveAll } from './order-lines.js';

describe('all lines', () => {
  const texts = Array.from({ length: 120 }, (_, index) => String(index));
  const answer = (some: readonly string[], done: number) => ({
    lines: some.map((text, index) => ({ text, match: index < done ? ('none' as const) : ('skipped' as const) })),
    products: [{ _id: 'a' }],
  });

  it('are sent in calls of fifty, and skipped ones are sent again', async () => {
    const sizes: number[] = [];
    const { lines, products } = await resolveAll(texts, (some) => {
      sizes.push(some.length);
      return Promise.resolve(answer(some, 40));
    });
    expect(sizes).toEqual([50, 50, 40]);
    expect([lines.map(({ text }) => text), products]).toEqual([texts, [{ _id: 'a' }]]);
  });

  it('end if a call resolves none', async () => {
    await expect(resolveAll(texts, (some) => Promise.resolve(answer(some, 0)))).rejects.toThrow('No line was resolved');
  });
});
