import { describe, expect, it } from '@jest/globals';
import { compareLines, type ComparedLine } from './line-changes.js';

/** `a2@5`: product a, 2 pieces at 5; `a2@5#x` has another id than the product's name; `~ink2@5` is a line of words. */
function line(text: string): ComparedLine {
  const {
    words = '',
    name = '',
    qty,
    price,
    id = name,
  } = /^(?<words>~?)(?<name>[a-z]+)(?<qty>\d+)@(?<price>\d+)(?:#(?<id>\w+))?$/.exec(text)?.groups ?? {};
  const product = words === '' ? name : null;
  return { _id: id, product, productName: name, qty: Number(qty), unitPrice: Number(price) };
}

const lines = (text: string) => text.split(' ').filter(Boolean).map(line);

describe('the lines of two versions', () => {
  it.each([
    ['a2@5 b1@3', 'a2@5 b1@3', 'a=a same, b=b same'],
    ['a2@5 b1@3', 'a3@5 b1@2', 'a=a changed, b=b changed'],
    ['a2@5', 'a2@5#other', 'a=a same'],
    ['a2@5 b1@3 c1@1', 'a2@5 c1@1', 'a=a same, b=- removed, c=c same'],
    ['a2@5', 'a2@5 b1@3', 'a=a same, -=b added'],
    ['a2@5 b1@3 c1@1', 'a2@5 x1@3 c1@1', 'a=a same, b=x substituted, c=c same'],
    ['a2@5 b1@3', 'a2@5 x1@3 y1@3', 'a=a same, b=x substituted, -=y added'],
    ['a2@5 b1@3 c1@1', 'a2@5 c1@1 x1@3', 'a=a same, b=- removed, c=c same, -=x added'],
    ['~ink2@0', 'x2@5', 'ink=x substituted'],
    ['~ink2@0', '~ink2@5', 'ink=ink changed'],
    ['~ink2@0', 'x2@5#ink', 'ink=x substituted'],
    ['a1@5#one a2@5#two', 'a1@5#one a2@5#two a3@5#three', 'a=a same, a=a same, -=a added'],
    ['', 'a1@1', '-=a added'],
    ['a1@1', '', 'a=- removed'],
  ])('%s → %s: %s', (before, after, wanted) => {
    const pairs = compareLines(lines(before), lines(after));
    const name = (one: ComparedLine | null) => one?.productName ?? '-';
    expect(pairs.map((pair) => `${name(pair.before)}=${name(pair.after)} ${pair.change}`).join(', ')).toBe(wanted);
  });
});
