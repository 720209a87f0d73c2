import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { requireVersion } from './record.js';

describe('a change', () => {
  const at = new Date('2026-11-21T08:00:00Z');
  const stored = { _id: new Types.ObjectId(), version: 3, createdAt: at, updatedAt: at };

  it.each([3, null, undefined])(
    'is accepted from a caller who has seen version %s of a record in version 3',
    (seen) => {
      expect(() => requireVersion('quote', stored, seen)).not.toThrow();
    },
  );

  it.each([2, 4])('is refused for a caller who has seen version %s', (seen) => {
    expect(() => requireVersion('quote', stored, seen)).toThrow(expect.objectContaining({ code: 'STALE_VERSION' }));
  });
});
