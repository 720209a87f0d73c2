import type { DatabaseSilence } from '../../database/database-silence.service.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MongoServerSelectionError } from 'mongodb';
import { Clock } from '../../clock.js';
import type { PlainStore } from '../../database/plain-store.js';
import { type AttemptCounter, Attempts } from './attempts.service.js';
import { attemptLimit, LIMITED_CALLS, QUARTER } from './limits.js';

const RESET_LINKS = attemptLimit('resetLink', 3, QUARTER);

const refused = () => Promise.reject(new Error('connection refused'));
/** A database of which every call fails. */
const failing = {
  changeAndRead: refused,
  insert: refused,
  removeOne: refused,
} as unknown as PlainStore<AttemptCounter>;

class StandingClock extends Clock {
  instant = new Date('2027-01-01T10:00:15Z');
  override now(): Date {
    return this.instant;
  }
}

const ANSWERING = { within: <T>(read: () => Promise<T>) => read() } as DatabaseSilence;

describe('attempts while the database can’t be reached', () => {
  it('wait for the database at most once in five seconds', async () => {
    const unreachable = jest.fn(() =>
      Promise.reject(new MongoServerSelectionError('connect ECONNREFUSED', {} as never)),
    );
    const counters = { changeAndRead: unreachable } as unknown as PlainStore<AttemptCounter>;
    const attempts = new Attempts(counters, { rateLimit: 1 }, new StandingClock(), ANSWERING);
    for (let count = 0; count < 3; count += 1) await attempts.count(RESET_LINKS, 'a@example.com');
    expect(unreachable).toHaveBeenCalledTimes(1);
    await expect(attempts.count(RESET_LINKS, 'a@example.com')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('attempts while the database fails', () => {
  let clock: StandingClock;
  let attempts: Attempts;
  beforeEach(() => {
    clock = new StandingClock();
    attempts = new Attempts(failing, { rateLimit: 2 }, clock, ANSWERING);
  });

  it('are counted in memory', async () => {
    for (let count = 0; count < 20; count += 1) await attempts.count(LIMITED_CALLS, 'send', '203.0.113.1');
    await expect(attempts.count(LIMITED_CALLS, 'send', '203.0.113.1')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 45,
      message: 'Too many attempts. Please try again in 45 seconds.',
    });
    await attempts.count(LIMITED_CALLS, 'send', '203.0.113.2');
    clock.instant = new Date('2027-01-01T10:01:00Z');
    await attempts.count(LIMITED_CALLS, 'send', '203.0.113.1');
  });

  it('can be returned and forgotten', async () => {
    for (let count = 0; count < 6; count += 1) await attempts.count(RESET_LINKS, 'a@example.com');
    await expect(attempts.count(RESET_LINKS, 'a@example.com')).rejects.toMatchObject({
      retryAfterSeconds: 885,
      message: 'Too many attempts. Please try again in 15 minutes.',
    });
    await attempts.takeBack(RESET_LINKS, 'a@example.com');
    await attempts.takeBack(RESET_LINKS, 'a@example.com');
    await attempts.count(RESET_LINKS, 'a@example.com');
    await expect(attempts.count(RESET_LINKS, 'a@example.com')).rejects.toThrow();
    await attempts.forget(RESET_LINKS, 'a@example.com');
    await attempts.count(RESET_LINKS, 'a@example.com');
  });
});
