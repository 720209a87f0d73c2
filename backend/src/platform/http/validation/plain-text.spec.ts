import { describe, expect, it } from '@jest/globals';
import { brokenTexts, isPlainText, searchable } from './plain-text.js';

describe('isPlainText', () => {
  it.each([
    ['two\nlines\tand a tab', true],
    ['خالد 😀', true],
    ['a\u0000b', false],
    ['a\u001bb', false],
    ['half \ud800', false],
    [7, false],
  ])('is for the text %j: %s', (value, plain) => {
    expect(isPlainText(value)).toBe(plain);
  });
});

describe('brokenTexts', () => {
  it('names each text with a lone surrogate, also in lists and objects', () => {
    const body = {
      name: 'half \ud800',
      cc: ['a@b.example', '\udc00@b.example'],
      lines: [{ text: '😀', qty: 1 }],
      none: null,
    };
    expect(brokenTexts(body)).toEqual(['name', 'cc.1']);
  });
});

describe('searchable', () => {
  it('keeps words and removes characters that can’t be indexed', () => {
    expect(searchable(' matrix\u0000 0.5 ')).toBe('matrix  0.5');
  });
});
