import { describe, expect, it } from '@jest/globals';
import { moved, pictureRefusal, thumbnailOf } from './pictureRules';

describe('the refusal', () => {
  it.each([
    ['image/jpeg', 8 * 1_048_576, undefined],
    ['image/png', 8 * 1_048_576 + 1, 'shop.picture.too_large'],
    ['image/gif', 10, 'shop.picture.wrong_type'],
    ['', 10, 'shop.picture.wrong_type'],
  ])('of a file of type %p with %p bytes is %p', (type, size, refusal) => {
    expect(pictureRefusal({ type, size })).toBe(refusal);
  });
});

describe('the thumbnail', () => {
  const digest = '0123456789abcdef0123456789abcdef';
  it.each([
    [`/media/${digest}.webp`, `/media/${digest}-320.webp`],
    ['/media/satin-ribbon.svg', '/media/satin-ribbon.svg'],
    ['https://example.com/a.webp', 'https://example.com/a.webp'],
  ])('of %p is %p', (address, thumbnail) => {
    expect(thumbnailOf(address)).toBe(thumbnail);
  });
});

describe('a list of pictures', () => {
  it.each([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
    [7, 1, 'abc'],
  ])('with entry %i moved by %i is %p', (index, step, order) => {
    expect(moved(['a', 'b', 'c'], index, step).join('')).toBe(order);
  });
});
