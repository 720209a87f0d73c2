import { describe, expect, it, jest } from '@jest/globals';
import { ConflictQueue } from './sessions.js';

describe('repeated transactions', () => {
  it('run one after the other on the same collection, in the order of arrival', async () => {
    const queue = new ConflictQueue();
    const log: string[] = [];
    const run = async (name: string) => {
      const leave = await queue.enter('shop.counters');
      log.push(`${name} in`);
      await Promise.resolve();
      log.push(`${name} out`);
      leave();
    };

    await Promise.all([run('a'), run('b'), run('c')]);

    expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('do not wait for those on other collections', async () => {
    const queue = new ConflictQueue();
    await queue.enter('shop.counters');

    await expect(queue.enter('shop.users')).resolves.toBeInstanceOf(Function);
  });

  it('wait at most a second for one that does not end', async () => {
    jest.useFakeTimers();
    const queue = new ConflictQueue();
    await queue.enter('shop.counters');
    const next = queue.enter('shop.counters');

    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();

    await expect(next).resolves.toBeInstanceOf(Function);
  });
});
