import { describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';
import { PdfClosedError, PdfQueueFullError } from './pdf-errors.js';

/** A task that ends when it is told to, and counts how many of its kind are under way. */
class Tasks {
  running = 0;
  most = 0;
  readonly started: string[] = [];
  private readonly ended = new Set<string>();
  private readonly waiting = new Map<string, () => void>();

  readonly task = (name: string) => async (): Promise<string> => {
    this.started.push(name);
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    if (!this.ended.has(name)) await new Promise<void>((resolve) => this.waiting.set(name, resolve));
    this.running -= 1;
    return name;
  };

  end(name: string): void {
    this.ended.add(name);
    this.waiting.get(name)?.();
  }
}

function ask(limits: { concurrency: number; maxWaiting: number }, names: string[]) {
  const tasks = new Tasks();
  const queue = new BoundedQueue(limits);
  const answers = new Map(names.map((name) => [name, queue.run(tasks.task(name))]));
  for (const answer of answers.values()) answer.catch(() => undefined);
  return { tasks, queue, answers };
}

describe('BoundedQueue', () => {
  it('never runs more than its concurrency, in the order of asking', async () => {
    const { tasks, answers } = ask({ concurrency: 2, maxWaiting: 10 }, ['a', 'b', 'c', 'd', 'e']);
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      tasks.end(name);
      await expect(answers.get(name)).resolves.toBe(name);
    }
    expect(tasks.most).toBe(2);
    expect(tasks.started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('refuses what is more than may wait, and takes tasks again afterwards', async () => {
    const { tasks, queue, answers } = ask({ concurrency: 1, maxWaiting: 1 }, ['a', 'b', 'c']);
    await expect(answers.get('c')).rejects.toThrow(PdfQueueFullError);
    tasks.end('a');
    await answers.get('a');
    tasks.end('b');
    await answers.get('b');
    await expect(queue.run(() => Promise.resolve('later'))).resolves.toBe('later');
  });

  it('gives the place of a failed task to the next', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('when closed, finishes what is under way and refuses the rest', async () => {
    const { tasks, queue, answers } = ask({ concurrency: 1, maxWaiting: 5 }, ['under way', 'waiting']);
    let isClosed = false;
    const closing = queue.close().then(() => (isClosed = true));
    await expect(answers.get('waiting')).rejects.toThrow(PdfClosedError);
    await expect(queue.run(() => Promise.resolve('late'))).rejects.toThrow(PdfClosedError);
    expect(isClosed).toBe(false);
    tasks.end('under way');
    await closing;
    await expect(answers.get('under way')).resolves.toBe('under way');
  });
});
