import { describe, expect, it } from '@jest/globals';
import { PreparedAnswer } from './prepared-answer.js';
import { PreparedAnswers } from './prepared-answers.js';

const answer = new PreparedAnswer('x'.repeat(100));

describe('prepared answers', () => {
  it('are kept by name until there is another version', () => {
    const kept = new PreparedAnswers(10_000, 10);
    kept.keep('a', 1, answer);
    expect(kept.get('a', 1)).toBe(answer);
    expect(kept.get('a', 2)).toBeUndefined();
    kept.keep('b', 2, answer);
    expect(kept.get('a', 2)).toBeUndefined();
    expect(kept.get('b', 2)).toBe(answer);
  });

  it('are forgotten by what they tell of, whatever they are named', () => {
    const kept = new PreparedAnswers(10_000, 10);
    kept.keep('page', 1, answer, [1, 2]);
    kept.keepAs('address', 'page');
    kept.keep('other page', 1, answer, [3]);
    kept.keep('facets', 1, answer);
    kept.forget([2, 9]);
    expect(['page', 'address', 'other page', 'facets'].filter((name) => kept.get(name, 1))).toEqual([
      'other page',
      'facets',
    ]);
    kept.keepAs('nothing', 'page');
    expect(kept.get('nothing', 1)).toBeUndefined();
  });

  it('leave their room when they are forgotten', () => {
    const kept = new PreparedAnswers(answer.bytes * 2, 10);
    kept.keep('a', 1, answer, [1]);
    kept.keep('b', 1, answer);
    kept.forget([1]);
    kept.keep('c', 1, answer);
    expect(['a', 'b', 'c'].filter((name) => kept.get(name, 1))).toEqual(['b', 'c']);
  });

  it('take no more room than they may: the oldest go', () => {
    const kept = new PreparedAnswers(answer.bytes * 3, 10);
    for (const name of ['a', 'b', 'c', 'd']) kept.keep(name, 1, answer);
    expect(['a', 'b', 'c', 'd'].filter((name) => kept.get(name, 1))).toEqual(['b', 'c', 'd']);
    kept.keep('large', 1, new PreparedAnswer('x'.repeat(10_000)));
    expect(kept.get('large', 1)).toBeUndefined();
    expect(kept.get('d', 1)).toBe(answer);
  });

  it('have no more names than they may', () => {
    const kept = new PreparedAnswers(1e9, 2);
    for (const name of ['a', 'b', 'c']) kept.keep(name, 1, answer);
    expect(['a', 'b', 'c'].filter((name) => kept.get(name, 1))).toEqual(['b', 'c']);
  });
});

describe('a prepared answer', () => {
  it('has a tag of what it says, and is packed once', () => {
    const same = new PreparedAnswer(answer.body.toString());
    expect(same.etag).toBe(answer.etag);
    expect(new PreparedAnswer('y').etag).not.toBe(answer.etag);
    expect(answer.gzipped).toBe(answer.gzipped);
    expect(answer.gzipped.body?.length).toBeLessThan(answer.body.length);
  });
});
