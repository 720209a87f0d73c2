import { describe, expect, it } from '@jest/globals';
import { literalOf } from './patterns.js';

describe('the text that a pattern means', () => {
  it.each([
    [/abc/i, 'abc'],
    [/a\.b\*c\\/i, 'a.b*c\\'],
    [/a\/b-c/i, 'a/b-c'],
    [new RegExp('', 'i'), ''],
    [/a.c/i, null],
    [/\d/i, null],
    [/^a/i, null],
  ])('%s', (pattern, text) => {
    expect(literalOf(pattern)).toBe(text);
  });
});
