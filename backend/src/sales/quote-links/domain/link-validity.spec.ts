import { describe, expect, it } from '@jest/globals';
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
