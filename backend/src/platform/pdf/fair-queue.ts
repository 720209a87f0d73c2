import { PdfError } from './pdf-errors.js';

export interface FairQueueLimits {
  /** Jobs under way at the same time. */
  readonly concurrency: number;
  /** Jobs that may wait, of all callers together. */
  readonly maxWaiting: number;
  /** Jobs that may wait, of one caller. */
  readonly maxWaitingPerCaller: number;
  /** A job that has waited for longer is refused. */
  readonly maxWaitMs: number;
}

interface WaitingJob {
  readonly requestedAt: number;
  start(): void;
  refuse(error: PdfError): void;
}

/**
 * A bounded queue with a line for each caller: callers take turns (round robin), so that one with many jobs does not
 * delay the others. Jobs with the same key run once, and all callers get the result.
 */
export class FairQueue<T> {
  /** The waiting jobs of each caller; the callers are in the order of their turns. */
  private readonly lines = new Map<string, WaitingJob[]>();
  /** The jobs that wait or are under way, by key. */
  private readonly jobs = new Map<string, Promise<T>>();
  private running = 0;
  private isClosed = false;

  constructor(private readonly limits: FairQueueLimits) {}

  /** @throws PdfError 'busy' when too many jobs wait or this one waited for too long, 'stopping' after `close` */
  async run(caller: string, key: string, task: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new PdfError('stopping');
    return this.jobs.get(key) ?? this.add(caller, key, task);
  }

  counts(): { readonly running: number; readonly waiting: number } {
    return { running: this.running, waiting: this.jobs.size - this.running };
  }

  /** Refuses the jobs that wait and all later ones; resolves when those under way have ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    const waiting = [...this.lines.values()].flat();
    this.lines.clear();
    for (const job of waiting) job.refuse(new PdfError('stopping'));
    await Promise.allSettled(this.jobs.values());
  }

  private add(caller: string, key: string, task: () => Promise<T>): Promise<T> {
    const line = this.lines.get(caller) ?? [];
    const { maxWaiting, maxWaitingPerCaller } = this.limits;
    if (this.counts().waiting >= maxWaiting || line.length >= maxWaitingPerCaller) throw new PdfError('busy');
    const job = new Promise<void>((start, refuse) => {
      this.lines.set(caller, [...line, { requestedAt: performance.now(), start, refuse }]);
    })
      .then(() => this.work(task))
      .finally(() => this.jobs.delete(key));
    this.jobs.set(key, job);
    this.startNext();
    return job;
  }

  private startNext(): void {
    while (this.running < this.limits.concurrency) {
      const job = this.takeNext();
      if (job === undefined) return;
      if (performance.now() - job.requestedAt > this.limits.maxWaitMs) {
        job.refuse(new PdfError('busy'));
        continue;
      }
      this.running += 1;
      job.start();
    }
  }

  /** The first job of the caller whose turn it is; that caller goes to the end. */
  private takeNext(): WaitingJob | undefined {
    const [next] = this.lines;
    if (next === undefined) return undefined;
    const [caller, [job, ...rest]] = next;
    this.lines.delete(caller);
    if (rest.length > 0) this.lines.set(caller, rest);
    return job;
  }

  private async work(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      this.running -= 1;
      this.startNext();
    }
  }
}
