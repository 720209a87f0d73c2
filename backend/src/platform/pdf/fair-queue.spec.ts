import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FairQueue, type FairQueueLimits } from './fair-queue.js';
import { PdfError } from './pdf-errors.js';

const PRINT_MS = 100;

/** Takes 100 ms of the fake clock for each document. */
class FakeRenderer {
  running = 0;
  most = 0;
  readonly started: string[] = [];

  readonly print = (name: string) => async (): Promise<string> => {
    this.started.push(name);
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await new Promise((resolve) => setTimeout(resolve, PRINT_MS));
    this.running -= 1;
    return name;
  };
}

let renderer: FakeRenderer;

beforeEach(() => {
  jest.useFakeTimers();
  renderer = new FakeRenderer();
});

afterEach(() => {
  jest.useRealTimers();
});

function queueOf(limits: Partial<FairQueueLimits> = {}): FairQueue<string> {
  return new FairQueue({ concurrency: 2, maxWaiting: 300, maxWaitingPerCaller: 100, maxWaitMs: 60_000, ...limits });
}

const named = (caller: string, count: number) => Array.from({ length: count }, (_, index) => `${caller}${index + 1}`);

/** Each is a document of its own. */
function ask(queue: FairQueue<string>, caller: string, names: readonly string[]): Promise<string>[] {
  return names.map((name) => {
    const answer = queue.run(caller, name, renderer.print(name));
    answer.catch(() => undefined);
    return answer;
  });
}

const outcomes = async (answers: Promise<string>[]) =>
  (await Promise.allSettled(answers)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'printed' : (outcome.reason as PdfError).reason,
  );

const allPrinted = (count: number) => Array.from({ length: count }, () => 'printed');

describe('FairQueue', () => {
  it('runs no more jobs at a time than its concurrency, in the order of the calls', async () => {
    const answers = ask(queueOf(), 'a', named('a', 5));
    await jest.runAllTimersAsync();
    expect(await Promise.all(answers)).toEqual(named('a', 5));
    expect(renderer.most).toBe(2);
    expect(renderer.started).toEqual(named('a', 5));
  });

  it('serves callers in turn: 12 documents of one do not wait behind 150 of another', async () => {
    const queue = queueOf();
    const many = ask(queue, 'many', named('many', 150));
    const few = ask(queue, 'few', named('few', 12));
    // Two at a time, every second one is of the caller with few.
    await jest.advanceTimersByTimeAsync(14 * PRINT_MS);
    expect(renderer.started.filter((name) => name.startsWith('few'))).toHaveLength(12);
    expect(await outcomes(few)).toEqual(allPrinted(12));
    await jest.runAllTimersAsync();
    const of150 = await outcomes(many);
    expect(of150.filter((outcome) => outcome === 'printed')).toHaveLength(102);
    expect(of150.filter((outcome) => outcome === 'busy')).toHaveLength(48);
  });

  it('refuses calls above the total limit of waiting calls', async () => {
    const queue = queueOf({ concurrency: 1, maxWaiting: 2 });
    const answers = ['a', 'b', 'c', 'd'].flatMap((caller) => ask(queue, caller, [caller]));
    await jest.runAllTimersAsync();
    expect(await outcomes(answers)).toEqual(['printed', 'printed', 'printed', 'busy']);
    const [later] = ask(queue, 'd', ['d']);
    await jest.runAllTimersAsync();
    await expect(later).resolves.toBe('d');
  });

  it('refuses a job that has waited too long, with the time of the next attempt', async () => {
    const queue = queueOf({ concurrency: 1, maxWaitMs: PRINT_MS / 2 });
    const answers = ask(queue, 'a', ['first', 'second']);
    await jest.runAllTimersAsync();
    expect(await outcomes(answers)).toEqual(['printed', 'busy']);
    await expect(answers[1]).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 2 });
  });

  it('prints a document once for several concurrent callers', async () => {
    const queue = queueOf({ concurrency: 1 });
    const answers = ['a', 'b', 'a'].flatMap((caller) => ask(queue, caller, ['same']));
    await jest.runAllTimersAsync();
    expect(await Promise.all(answers)).toEqual(['same', 'same', 'same']);
    expect(renderer.started).toEqual(['same']);
    void ask(queue, 'a', ['same']);
    await jest.runAllTimersAsync();
    expect(renderer.started).toEqual(['same', 'same']);
  });

  it('gives the place of a failed job to the next', async () => {
    const queue = queueOf({ concurrency: 1 });
    const failed = queue.run('a', 'bad', () => Promise.reject(new Error('no')));
    const [next] = ask(queue, 'a', ['next']);
    await expect(failed).rejects.toThrow('no');
    await jest.runAllTimersAsync();
    await expect(next).resolves.toBe('next');
  });

  it('finishes running jobs and refuses waiting ones when it is closed', async () => {
    const queue = queueOf({ concurrency: 1 });
    const answers = ask(queue, 'a', ['under way', 'waiting']);
    const closing = queue.close();
    const late = ask(queue, 'a', ['late']);
    await jest.runAllTimersAsync();
    await closing;
    expect(await outcomes([...answers, ...late])).toEqual(['printed', 'stopping', 'stopping']);
  });

  it('counts running and waiting calls', async () => {
    const queue = queueOf();
    void ask(queue, 'a', named('a', 5));
    expect(queue.counts()).toEqual({ running: 2, waiting: 3 });
    await jest.runAllTimersAsync();
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });
});
