import { describe, expect, it } from '@jest/globals';
import { Haystack } from './haystack.js';
import { TextBytes } from './text-bytes.js';

const TEXTS = ['ORD-2026-00001', '', 'ord-2026-00012', 'a.b', 'b', 'aaa', 'x*y', 'tail'];
/** More than a search looks at in one go. */
const MANY = Array.from({ length: 5000 }, (_, n) => `No ${n} of 5000`);

function haystackOf(texts: readonly (string | null)[]): Haystack {
  const bytes = new TextBytes();
  for (const [row, text] of texts.entries()) bytes.put(row, text);
  return new Haystack(bytes);
}

const isIn = (needle: string) => (text: string) => Number(text.toLowerCase().includes(needle.toLowerCase()));

describe('a haystack', () => {
  it.each(['ord', 'ORD-2026-0001', '00', 'b', 'a.', '.b', 'a', 'aa', 'aaaa', '', '*', 'tail', 'l', '1o', ' ', 'a\nb'])(
    'finds %j where a look at each text does',
    (needle) => {
      expect([...(haystackOf(TEXTS).withInEitherCase(needle) ?? [])]).toEqual(TEXTS.map(isIn(needle)));
    },
  );

  it.each(['no 4', '99 of', ' 4999 ', '0no', '5000', 'nothing'])('finds %j among many', (needle) => {
    expect([...(haystackOf(MANY).withInEitherCase(needle) ?? [])]).toEqual(MANY.map(isIn(needle)));
  });

  it('finds a text that is longer than what it looks at in one go', () => {
    const texts = ['short', `${'long '.repeat(20_000)}end`, 'the end'];
    expect([...(haystackOf(texts).with('end') ?? [])]).toEqual([0, 1, 1]);
  });

  it('finds what was put meanwhile, and asks in which case it is anew', () => {
    const bytes = new TextBytes();
    for (const [row, text] of ['ab', 'AB', 'cd'].entries()) bytes.put(row, text);
    const haystack = new Haystack(bytes);
    const found = () =>
      [haystack.with('ab'), haystack.with('ab'), haystack.withInEitherCase('ab')].map((marks) => [...(marks ?? [])]);
    expect(found()).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ]);
    bytes.put(2, 'ab');
    bytes.put(3, 'Ab');
    expect(found()).toEqual([
      [1, 0, 1, 0],
      [1, 0, 1, 0],
      [1, 1, 1, 1],
    ]);
  });

  it('finds letters of all scripts as they are', () => {
    expect([...(haystackOf(['Müller', 'müller', 'Mueller', 'محمد']).with('Mü') ?? [])]).toEqual([1, 0, 0, 0]);
    expect([...(haystackOf(['Müller', 'محمد']).with('حم') ?? [])]).toEqual([0, 1]);
  });

  it('finds nothing in no texts, and not even an empty one where there is none', () => {
    expect([...(haystackOf([]).withInEitherCase('a') ?? ['none'])]).toEqual([]);
    expect([...(haystackOf(['a', null, '']).withInEitherCase('') ?? [])]).toEqual([1, 0, 1]);
  });

  it('leaves letters that are letters of ASCII in the other case, and halves of characters, to a closer look', () => {
    expect(haystackOf(['s', 'k']).withInEitherCase('ſ')).toBeNull();
    expect(haystackOf(['\ufffd']).with('\ud83d')).toBeNull();
    expect([...(haystackOf(['Mueller']).withInEitherCase('ü') ?? [])]).toEqual([0]);
  });

  it('knows each character that is a letter of ASCII in the other case', () => {
    const isAsciiToo = (code: number) => /[\0-\x7f]/iu.test(String.fromCodePoint(code));
    const beyond = Array.from({ length: 0x10ffff - 0x7f }, (_, n) => 0x80 + n);
    const known = haystackOf([]);
    const asText = String.fromCodePoint(...beyond.filter(isAsciiToo));
    expect(asText).toBe('ſ\u212a');
    expect(known.withInEitherCase(asText)).toBeNull();
  });
});
