import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '../../errors/domain-error.js';
import { CallLimit } from './call-limit.service.js';
import { CALLS } from './limits.js';

const [HERE, THERE] = ['203.0.113.1', '203.0.113.2'];
const WINDOW_MS = CALLS.seconds * 1000;

let limit: CallLimit;
beforeEach(() => {
  limit = new CallLimit({ rateLimit: 1 });
});

/** Counts as many calls as are allowed. */
const useUp = (ip: string, now: number) => {
  for (let call = 0; call < CALLS.points; call += 1) limit.count(ip, now);
};

/** Seconds to wait according to the refusal; null if the call is accepted. */
function refusal(ip: string, now: number): number | null {
  try {
    limit.count(ip, now);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.retryAfterSeconds ?? 0;
    throw error;
  }
}

describe('the limit on all calls', () => {
  it('lets calls through up to the limit, and refuses the rest of the window', () => {
    useUp(HERE, 0);
    expect([0, 1000, WINDOW_MS - 1].map((now) => refusal(HERE, now))).toEqual([60, 59, 1]);
  });

  it('counts again when the window is over', () => {
    useUp(HERE, 0);
    useUp(HERE, WINDOW_MS);
    expect(refusal(HERE, WINDOW_MS)).toBe(60);
  });

  it('counts each client separately', () => {
    useUp(HERE, 0);
    expect([refusal(HERE, 0), refusal(THERE, 0)]).toEqual([60, null]);
  });
});
