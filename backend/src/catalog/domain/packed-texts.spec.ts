import { describe, expect, it } from '@jest/globals';
import { PackedTexts } from './packed-texts.js';

const TEXTS = ['{"name":"Ribbon – 1/2 × 100"}', 'ريبون', '', 'x'.repeat(100), 'y'];

describe('packed texts', () => {
  it.each([0, 64, 1024])('are read as they were written, in pieces of %d bytes', (pieceBytes) => {
    const texts = new PackedTexts(pieceBytes);
    const kept = TEXTS.map((text) => texts.keep(text));
    expect(kept.map(String)).toEqual(TEXTS);
  });

  it('lie in one piece while there is room', () => {
    const texts = new PackedTexts(64);
    const [one, two, long] = ['one', 'two', 'x'.repeat(65)].map((text) => texts.keep(text));
    expect(two?.buffer).toBe(one?.buffer);
    expect(long?.buffer).not.toBe(one?.buffer);
  });

  it('have a piece each where that is wanted', () => {
    const texts = new PackedTexts(0);
    expect(texts.keep('one').buffer).not.toBe(texts.keep('two').buffer);
  });
});
