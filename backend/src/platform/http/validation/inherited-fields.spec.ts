import { describe, expect, it } from '@jest/globals';
import { dropInheritedFields, inheritedFields } from './inherited-fields.js';

const body: unknown = JSON.parse(
  '{"name":"a","toString":1,"lines":[{"qty":1,"constructor":{"name":"x"}}],"__proto__":{"isAdmin":true},"note":null}',
);

describe('fields named like members of every object', () => {
  it('are found at any depth', () => {
    expect(inheritedFields(body)).toEqual(['toString', 'lines.0.constructor', '__proto__']);
    expect(inheritedFields({ name: 'a', lines: [{ qty: 1 }] })).toEqual([]);
    expect(inheritedFields('toString')).toEqual([]);
  });

  it('can be dropped, with everything else kept', () => {
    const kept = dropInheritedFields(body);
    expect(kept).toEqual({ name: 'a', lines: [{ qty: 1 }], note: null });
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  });
});
