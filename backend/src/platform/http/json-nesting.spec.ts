import { describe, expect, it } from '@jest/globals';
import { nestsDeeperThan } from './json-nesting.js';

describe('the nesting of a JSON text', () => {
  it.each([
    ['lists', '[[[]]]', 3],
    ['objects', '{"a":{"b":{}}}', 3],
    ['both', '[{"a":[1,2]},{"b":{}}]', 3],
    ['brackets within a text', '{"a":"[[[[{{{{"}', 1],
    ['a text with escaped quotes', '["\\"[[[[", "\\\\", []]', 2],
    ['lists beside each other', '[[],[],[],[]]', 2],
    ['no list at all', '"text"', 0],
    ['a text that does not end', '[[[', 3],
  ])('is counted for %s', (_what, json, depth) => {
    expect([nestsDeeperThan(json, depth), nestsDeeperThan(json, depth - 1)]).toEqual([false, true]);
  });
});
