import { describe, expect, it } from '@jest/globals';
import { decodeTarHeader, encodeTarHeader, MalformedTar, TAR_BLOCK, tarPadding } from './tar.js';

const MODIFIED_AT = new Date('2026-11-21T09:00:00Z');

describe('a header', () => {
  it.each([0, 1, 511, 8 ** 11 - 1, 8 ** 11, 2 ** 40])('states the %d bytes of its file', (size) => {
    const header = encodeTarHeader({ name: 'data/test/products.bson.gz', size }, MODIFIED_AT);

    expect(decodeTarHeader(header)).toEqual({ name: 'data/test/products.bson.gz', size });
  });

  it('is refused if one byte is changed', () => {
    const header = encodeTarHeader({ name: 'manifest.json', size: 12 }, MODIFIED_AT);
    header[0] = (header[0] ?? 0) ^ 1;

    expect(() => decodeTarHeader(header)).toThrow(MalformedTar);
  });

  it('is refused if it does not come from a tar file', () => {
    expect(() => decodeTarHeader(Buffer.alloc(TAR_BLOCK, 'x'))).toThrow(MalformedTar);
  });

  it('marks the end if it contains only zeros', () => {
    expect(decodeTarHeader(Buffer.alloc(TAR_BLOCK))).toBeNull();
  });

  it('is not created for a name that is too long', () => {
    expect(() => encodeTarHeader({ name: 'n'.repeat(101), size: 0 }, MODIFIED_AT)).toThrow(RangeError);
  });
});

it.each([
  [0, 0],
  [1, 511],
  [512, 0],
  [513, 511],
])('a file of %d bytes is followed by %d zeros', (size, padding) => {
  expect(tarPadding(size)).toBe(padding);
});
