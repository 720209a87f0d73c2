import { describe, expect, it } from '@jest/globals';
import { sweepOf } from './unused-pictures.js';

const NOW = new Date('2026-11-21T08:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const DIGEST = '0123456789abcdef0123456789abcdef';
const NAME = `${DIGEST}.webp`;

const doneWith = (name: string, unusedSince: Date | null, addresses: string[]) => {
  const sweep = sweepOf([{ name, unusedSince }], addresses, NOW);
  return Object.entries(sweep).flatMap(([what, names]) => (names.length > 0 ? [what] : []));
};

describe('an uploaded picture', () => {
  it.each([
    ['is not marked while it is used', null, [`/media/${NAME}`], []],
    ['is also used by a narrower variant', null, [`/media/${DIGEST}-320.webp`], []],
    ['is also used by an absolute address', null, [`https://shop.example/media/${NAME}?v=1`], []],
    ['is marked when it is no longer used', null, ['/media/other.svg'], ['nowUnused']],
    ['is not removed within a week', daysAgo(6.9), [], []],
    ['is removed a week later', daysAgo(7), [], ['remove']],
    ['is retained if it is used again at any time', daysAgo(30), [`/media/${NAME}`], ['usedAgain']],
  ])('%s', (_what, unusedSince, addresses, done) => {
    expect(doneWith(NAME, unusedSince, addresses)).toEqual(done);
    expect(doneWith(`${DIGEST}-800.webp`, unusedSince, addresses)).toEqual(done);
  });
});

it.each(['satin-ribbon.svg', 'logo.webp', `${DIGEST}.svg`, `${DIGEST}0.webp`, `x${DIGEST}.webp`])(
  'a picture shipped with the shop is never removed: %s',
  (name) => {
    expect(doneWith(name, null, [])).toEqual([]);
    expect(doneWith(name, daysAgo(400), [])).toEqual([]);
  },
);
