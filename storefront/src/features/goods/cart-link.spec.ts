/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { cartLinkOf, linesInLink } from './cart-link';

const [RIBBON, TAPE] = ['a'.repeat(24), 'b'.repeat(24)];

describe('the link to a cart', () => {
  it('contains its lines, and nothing else', () => {
    const lines = [
      { product: RIBBON, qty: 40 },
      { product: TAPE, qty: 6 },
    ];
    const { pathname, search, hash } = new URL(cartLinkOf(lines));
    expect([pathname, search]).toEqual(['/cart', '']);
    expect(linesInLink(hash)).toEqual({ lines, unread: 0 });
  });

  it.each([
    ['#items=', 0],
    ['#items=xx.4', 0],
    [`#items=${RIBBON}.0`, 0],
    [`#items=${RIBBON}.100001`, 0],
    [`#items=${RIBBON}.-4,${TAPE}.3`, 1],
    [`#items=${RIBBON}.4,${TAPE}`, 1],
  ])('is read as far as possible: %s', (hash, read) => {
    const found = linesInLink(hash);
    expect(found?.lines).toHaveLength(read);
    expect(found?.unread).toBe(1);
  });

  it.each(['', '#top', '#item=x'])('is invalid if it is %j', (hash) => {
    expect(linesInLink(hash)).toBeUndefined();
  });
});
