import { describe, expect, it } from '@jest/globals';
import { duplicateKeyMessage, valueAt } from './duplicate-key.js';

describe('the value of an indexed path', () => {
  it.each([
    ['a field', { a: 1 }, 'a', 1],
    ['a dotted path', { a: { b: { c: 2 } } }, 'a.b.c', 2],
    ['a path inside an array', { a: [{ b: 1 }, { b: 2 }] }, 'a.b', 1],
    ['an element of an array', { a: [5, 6] }, 'a.1', 6],
    ['a path that $set contains literally', { 'a.b': 3 }, 'a.b', 3],
    ['a missing path', { a: 1 }, 'b.c', undefined],
    ['a path through null', { a: null }, 'a.b', undefined],
  ])('is found for %s', (_name, document, path, value) => {
    expect(valueAt(document, path)).toEqual(value);
  });
});

it('a violated unique index is reported in the format of MongoDB', () => {
  const message = duplicateKeyMessage({ database: 'shop', collection: 'users' }, 'email_1', { email: 'a@b' });

  expect(message).toBe('E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "a@b" }');
});
