import { describe, expect, it } from '@jest/globals';
import { codeHash, isSameHash, maskedEmail, newCode } from './link-code.js';
import { linkExpiresAt } from './link-validity.js';

describe('a link', () => {
  const createdAt = new Date('2026-11-01T08:00:00Z');

  it('works until the last day of its quote is over in Dubai', () => {
    expect(linkExpiresAt({ createdAt }, { validUntil: '2026-11-21' }).toISOString()).toBe('2026-11-21T19:59:59.999Z');
  });

  it('works for 30 days if the quote never expires', () => {
    expect(linkExpiresAt({ createdAt }, { validUntil: null }).toISOString()).toBe('2026-12-01T08:00:00.000Z');
  });
});

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
