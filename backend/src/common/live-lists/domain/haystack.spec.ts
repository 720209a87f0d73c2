import { describe, expect, it } from '@jest/globals';
import { Haystack, literalOf } from './haystack.js';

const TEXTS = ['ORD-2026-00001', '', 'ord-2026-00012', 'a.b', 'b', 'aaa', 'x*y', 'tail'];

describe('a haystack', () => {
  it.each(['ord', 'ORD-2026-0001', '00', 'b', 'a.', '.b', 'a', 'aa', 'aaaa', '', '*', 'tail', 'l', '1o', ' '])(
    'finds %j where a look at each text does',
    (needle) => {
      const wanted = TEXTS.map((text) => Number(text.toLowerCase().includes(needle.toLowerCase())));
      expect([...(Haystack.of(TEXTS)?.with(needle) ?? [])]).toEqual(wanted);
    },
  );

  it('finds nothing in no texts', () => {
    expect([...(Haystack.of([])?.with('a') ?? ['none'])]).toEqual([]);
  });

  it('leaves letters of other scripts to a closer look', () => {
    expect(Haystack.of(['Müller'])).toBeNull();
    expect(Haystack.of(['Mueller'])?.with('ü')).toBeNull();
    expect(Haystack.of(['a', 'b'])?.with('a\nb')).toBeNull();
  });
});

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
