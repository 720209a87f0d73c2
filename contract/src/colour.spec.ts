import { describe, expect, it } from '@jest/globals';
import { contrastToWhite, DEFAULT_ACCENT, isColour, MIN_CONTRAST, shownContrast } from './colour.js';

describe('the contrast of a colour to white', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#777777', 4.48],
    ['#767676', 4.54],
    ['#ff0000', 4],
    ['#0000FF', 8.59],
  ])('is for %s: %d', (colour, ratio) => {
    expect(contrastToWhite(colour)).toBeCloseTo(ratio, 2);
  });

  it('is rounded down, so that an insufficient colour never appears sufficient', () => {
    expect(shownContrast('#777777')).toBe('4.4');
    expect(shownContrast('#767676')).toBe('4.5');
  });

  it('is sufficient for the shop’s own colour', () => {
    expect(contrastToWhite(DEFAULT_ACCENT)).toBeGreaterThan(MIN_CONTRAST);
  });
});

describe('a colour', () => {
  it.each(['#0b4f5c', '#0B4F5C'])('may be %s', (text) => expect(isColour(text)).toBe(true));
  it.each(['', '0b4f5c', '#0b4', '#0b4f5c;}', '#0b4f5g', 'red', '#0b4f5c\n'])('is not %j', (text) => {
    expect(isColour(text)).toBe(false);
  });
});
