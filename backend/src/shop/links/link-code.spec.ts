import { describe, expect, it } from '@jest/globals';
import { codeHash, isSameHash, maskedEmail, newCode } from './link-code.js';

describe('a code', () => {
  it('has six digits, also if it begins with zeros', () => {
    const codes = Array.from({ length: 200 }, newCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThan(150);
  });

  it('is valid only for its link, its revision and its server', () => {
    const bound = { link: 'a', revision: 1 };
    const hash = codeHash('012345', bound, 'secret');
    expect(isSameHash(hash, codeHash('012345', { ...bound }, 'secret'))).toBe(true);
    const others = [
      codeHash('012346', bound, 'secret'),
      codeHash('012345', { ...bound, link: 'b' }, 'secret'),
      codeHash('012345', { ...bound, revision: 2 }, 'secret'),
      codeHash('012345', bound, 'other'),
      '',
    ];
    expect(others.map((other) => isSameHash(hash, other))).toEqual(others.map(() => false));
  });
});

it.each([
  ['aisha@example.com', 'a•••@example.com'],
  ['a@b@example.com', 'a•••@example.com'],
])('the address %s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
