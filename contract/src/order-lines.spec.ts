import { describe, expect, it } from '@jest/globals';
import { isNotRead, resolveAll } from './order-lines.js';

describe('a line', () => {
  const line = { text: 'Hi team', match: 'none' as const, qty: null, question: null, leftOut: [], readings: [] };
  it.each([
    ['is not read without a quantity and a product', {}, true],
    [
      'is not read if its product lacks words and it has no quantity',
      { match: 'unsure' as const, leftOut: ['dear'] },
      true,
    ],
    ['is read with a quantity', { qty: 4 }, false],
    [
      'is read with a question about goods, also without a product',
      { question: 'each', readings: [{ unit: 'XRO' }] },
      false,
    ],
    [
      'is read with one quantity instead of another, also without a product',
      { text: 'pls send 20 instead of 10', question: 'numbers', readings: [{ unit: null }, { unit: null }] },
      false,
    ],
    [
      'is not read if its numbers have no unit and it has no product',
      { question: 'numbers', readings: [{ unit: null }] },
      true,
    ],
  ])('%s', (_, fields, isAside) => {
    expect(isNotRead({ ...line, ...fields })).toBe(isAside);
  });
});

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
