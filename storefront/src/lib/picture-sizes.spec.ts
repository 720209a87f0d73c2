import { describe, expect, it } from '@jest/globals';
import { srcSetOf } from './picture-sizes';

describe('srcSetOf', () => {
  it('names the copies of an uploaded picture', () => {
    const name = '/media/0123456789abcdef0123456789abcdef';
    expect(srcSetOf(`${name}.webp`)).toBe(`${name}-320.webp 320w, ${name}-800.webp 800w, ${name}.webp 1600w`);
  });

  it.each(['/media/satin-ribbon.svg', 'https://example.com/0123456789abcdef0123456789abcdef.webp', '/placeholder.svg'])(
    'has none for %s',
    (src) => {
      expect(srcSetOf(src)).toBeUndefined();
    },
  );
});
