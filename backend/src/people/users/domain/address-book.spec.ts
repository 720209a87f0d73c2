import { describe, expect, it } from '@jest/globals';
import { withEntry, withoutEntry } from './address-book.js';

const same = (a: string, b: string) => a === b;
const entry = (_id: string, isDefault = false) => ({ _id, isDefault });
const reported = (book: readonly { _id: string; isDefault: boolean }[]) =>
  book.map(({ _id, isDefault }) => (isDefault ? `${_id}*` : _id)).join(' ');

describe('an address book', () => {
  it.each([
    ['has its first entry as the default', [], entry('a'), 'a*'],
    ['keeps its default', [entry('a', true)], entry('b'), 'a* b'],
    ['has one default', [entry('a', true), entry('b')], entry('c', true), 'a b c*'],
    ['replaces an entry in its place', [entry('a', true), entry('b')], entry('a', true), 'a* b'],
    ['is never without a default', [entry('a', true), entry('b')], entry('a', false), 'a* b'],
  ])('%s', (_rule, book, added, expected) => {
    expect(reported(withEntry(book, added, same))).toBe(expected);
  });

  it.each([
    [[entry('a', true), entry('b')], 'a', 'b*'],
    [[entry('a', true), entry('b')], 'b', 'a*'],
    [[entry('a', true)], 'a', ''],
  ])('has a default as long as it has an entry: %j without %s', (book, id, expected) => {
    expect(reported(withoutEntry(book, id, same))).toBe(expected);
  });
});
