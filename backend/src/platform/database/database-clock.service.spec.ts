import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { DatabaseClock } from './database-clock.service.js';

const NOON = Date.UTC(2026, 10, 22, 12);

function clockOf(hello: () => Promise<{ localTime: Date }>): DatabaseClock {
  return new DatabaseClock({ db: { admin: () => ({ command: hello }) } } as unknown as Connection);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the clock of the database', () => {
  it.each([-30_000, 0, 30_000])('is the same for a server whose own clock differs by %s ms', async (difference) => {
    let elapsed = NOON + difference - performance.timeOrigin;
    jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
    const clock = clockOf(() => {
      elapsed += 40;
      return Promise.resolve({ localTime: new Date(NOON + 20) });
    });
    await clock.onModuleInit();
    clock.beforeApplicationShutdown();
    expect(clock.now()).toBe(NOON + 40);
    elapsed += 5000;
    expect(clock.now()).toBe(NOON + 5040);
  });
});
