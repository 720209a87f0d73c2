import { describe, expect, it } from '@jest/globals';
import { moved, pictureRefusal, thumbnailOf } from './pictureRules';

describe('the refusal of a picture', () => {
  it.each([
    ['image/jpeg', 8 * 1_048_576, undefined],
    ['image/png', 8 * 1_048_576 + 1, 'shop.picture.too_large'],
    ['image/gif', 10, 'shop.picture.wrong_type'],
    ['', 10, 'shop.picture.wrong_type'],
  ])('is for the type %p and %p bytes: %p', (type, size, refusal) => {
    expect(pictureRefusal({ type, size })).toBe(refusal);
  });
});

describe('the thumbnail of a picture', () => {
  const digest = '0123456789abcdef0123456789abcdef';
  it.each([
    [`/media/${digest}.webp`, `/media/${digest}-320.webp`],
    ['/media/satin-ribbon.svg', '/media/satin-ribbon.svg'],
    ['https://example.com/a.webp', 'https://example.com/a.webp'],
  ])('is for %p: %p', (address, thumbnail) => {
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
  ])('is reordered with entry %i moved by %i: %p', (index, step, order) => {
    expect(moved(['a', 'b', 'c'], index, step).join('')).toBe(order);
  });
});
