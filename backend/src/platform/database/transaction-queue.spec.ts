import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { TransactionQueue } from './transaction-queue.js';

let queue: TransactionQueue;
let running: string[];
let ends: (() => void)[];

beforeEach(() => {
  queue = new TransactionQueue();
  running = [];
  ends = [];
});

/** Work that ends when `endNext` is called. */
const work = (name: string) => () =>
  new Promise<string>((resolve) => {
    running.push(name);
    ends.push(() => resolve(name));
  });
const soon = () => new Promise((resolve) => setImmediate(resolve));
const endNext = async () => {
  ends.shift()?.();
  await soon();
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('transactions', () => {
  it('run one after the other for one caller, in order of arrival', async () => {
    const done = Promise.all(['a', 'b', 'c'].map((name) => queue.run(['Sara'], work(name))));
    await soon();
    expect(running).toEqual(['a']);
    await endNext();
    expect(running).toEqual(['a', 'b']);
    await endNext();
    await endNext();
    await expect(done).resolves.toEqual(['a', 'b', 'c']);
  });

  it('continue for a caller after a failed one', async () => {
    await expect(queue.run(['Sara'], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await expect(queue.run(['Sara'], () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('do not wait for a hundred transactions of another caller', async () => {
    for (const index of times(99)) void queue.run(['Sara'], work(`Sara ${index}`));
    void queue.run(['Omar'], work('Omar'));
    await soon();
    expect(running).toEqual(['Sara 0', 'Omar']);
  });

  it('run sixteen at a time', async () => {
    for (const index of times(20)) void queue.run([`caller ${index}`], work(`${index}`));
    await soon();
    expect(running).toHaveLength(16);
    await endNext();
    expect(running).toHaveLength(17);
  });

  it('are refused at once if one caller has a hundred of them', async () => {
    for (const index of times(100)) void queue.run(['Sara'], work(`${index}`));
    await expect(queue.run(['Sara'], work('too many'))).rejects.toBeInstanceOf(ServiceUnavailableException);
  });

  it('are refused at once if there are three hundred', async () => {
    for (const index of times(300)) void queue.run([`caller ${index}`], work(`${index}`));
    await soon();
    await expect(queue.run(['Sara'], work('too many'))).rejects.toBeInstanceOf(ServiceUnavailableException);
    await endNext();
    void queue.run(['Sara'], work('Sara'));
    while (ends.length > 0) await endNext();
    expect(running).toContain('Sara');
  });

  it('are refused if they have waited for more than five seconds', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    void queue.run(['Sara'], work('first'));
    const late = queue.run(['Sara'], work('late'));
    await soon();
    now += 6000;
    await Promise.all([expect(late).rejects.toBeInstanceOf(ServiceUnavailableException), endNext()]);
    expect(running).toEqual(['first']);
    clock.mockRestore();
  });
});
