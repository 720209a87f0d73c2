import { describe, expect, it } from '@jest/globals';
import { isPictureName, isPictureType } from './picture.js';

describe('isPictureName', () => {
  it.each([
    ['ribbon-black-1-inch.svg', true],
    ['Tape_6mm.v2.png', true],
    ['', false],
    ['.hidden.svg', false],
    ['../secret.svg', false],
    ['a/b.svg', false],
    ['a b.svg', false],
    [`${'a'.repeat(121)}`, false],
  ])('accepts %j: %s', (name, answer) => {
    expect(isPictureName(name)).toBe(answer);
  });
});

describe('isPictureType', () => {
  it.each([
    ['image/svg+xml', true],
    ['image/webp', true],
    ['text/html', false],
    ['image/svg+xml; charset=x', false],
  ])('accepts %j: %s', (type, answer) => {
    expect(isPictureType(type)).toBe(answer);
  });
});
