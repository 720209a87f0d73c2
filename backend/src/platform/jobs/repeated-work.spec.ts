import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RepeatedWork } from './repeated-work.js';

const EVERY_MS = 100;

let lines: string[];
let isFailing: boolean;
let count: number;
let release: (() => void) | undefined;
let work: RepeatedWork;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  isFailing = false;
  count = 0;
  release = undefined;
  const logger = { warn: (line: string) => lines.push(line) };
  work = new RepeatedWork(logger, 'Failed to count', async () => {
    count += 1;
    if (isFailing) throw new Error('refused');
    if (release !== undefined) await new Promise<void>((resolve) => (release = resolve));
  });
});
afterEach(() => {
  work.stop();
  jest.useRealTimers();
});

describe('repeated work', () => {
  it('logs a failure once until it succeeds, and is repeated', async () => {
    isFailing = true;
    work.start(EVERY_MS);
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect([count, lines]).toEqual([3, ['Failed to count: refused']]);
    isFailing = false;
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    isFailing = true;
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(lines).toHaveLength(2);
  });

  it('never rejects', async () => {
    isFailing = true;
    await expect(work.run()).resolves.toBeUndefined();
  });

  it('is not started by its timer while it is running', async () => {
    release = () => undefined;
    work.start(EVERY_MS);
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect(count).toBe(1);
    release();
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(count).toBe(2);
  });
});
