import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 15_000;
const POLL_MS = 50;

/**
 * Repeats `assertion` until it holds.
 * @throws what it threw last, when it has not held within 15 s
 */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(POLL_MS);
    }
  }
}
