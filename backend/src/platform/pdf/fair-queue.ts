import { PdfError } from './pdf-errors.js';

export interface FairQueueLimits {
  /** Jobs under way at the same time. */
  readonly concurrency: number;
  /** Jobs that may wait, of all callers together. */
  readonly maxWaiting: number;
  /** Jobs that may wait, of one caller. */
  readonly maxWaitingPerCaller: number;
  /** A job is refused when it would wait for longer, judged by how long the last ones took. */
  readonly maxWaitMs: number;
}

/** Weight of the last job in the average duration. */
const AVERAGE_WEIGHT = 0.1;

class Job<T> {
  readonly askedAt = performance.now();
  readonly result: Promise<T>;
  isWaiting = true;
  private begin: () => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;

  constructor(
    readonly key: string,
    task: () => Promise<T>,
  ) {
    const turn = new Promise<void>((resolve, reject) => {
      this.begin = resolve;
      this.fail = reject;
    });
    this.result = turn.then(task);
  }

  start(): void {
    this.isWaiting = false;
    this.begin();
  }

  refuse(error: Error): void {
    this.isWaiting = false;
    this.fail(error);
  }
}

/**
 * A bounded queue with a line for each caller: callers take turns (round robin), so that one with many jobs does not hold up
 * the others. Jobs of one key are run once, and all who asked get the result.
 */
export class FairQueue<T> {
  /** The line of each caller; the callers stand in the order of their next turns. */
  private readonly lines = new Map<string, Job<T>[]>();
  /** The jobs that wait or are under way, by key. */
  private readonly jobs = new Map<string, Job<T>>();
  private running = 0;
  private averageMs = 0;
  private isClosed = false;

  constructor(private readonly limits: FairQueueLimits) {}

  /** @throws PdfError 'busy' when the job can't be served in time, 'stopping' after `close` */
  async run(caller: string, key: string, task: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new PdfError('stopping');
    const job = this.jobs.get(key) ?? this.add(caller, key, task);
    if (job.isWaiting) this.joinLine(caller, job);
    this.startNext();
    return job.result;
  }

  counts(): { readonly running: number; readonly waiting: number } {
    return { running: this.running, waiting: this.jobs.size - this.running };
  }

  /** Refuses the jobs that wait and all later ones; resolves when those under way have ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.lines.clear();
    for (const job of this.jobs.values()) if (job.isWaiting) this.refuse(job, new PdfError('stopping'));
    await Promise.allSettled([...this.jobs.values()].map(({ result }) => result));
  }

  private add(caller: string, key: string, task: () => Promise<T>): Job<T> {
    const { maxWaiting, maxWaitingPerCaller, maxWaitMs } = this.limits;
    const isFull = this.counts().waiting >= maxWaiting || this.lengthOf(caller) >= maxWaitingPerCaller;
    const waitMs = this.expectedWaitMs(caller);
    if (isFull || waitMs > maxWaitMs) {
      throw new PdfError('busy', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
    const job = new Job(key, task);
    this.jobs.set(key, job);
    return job;
  }

  /** A caller who asks for a job of another caller gets a place in the own line too: the earlier of the two counts. */
  private joinLine(caller: string, job: Job<T>): void {
    const line = this.lines.get(caller);
    if (line === undefined) this.lines.set(caller, [job]);
    else if (!line.includes(job)) line.push(job);
  }

  private lengthOf(caller: string): number {
    return this.lines.get(caller)?.length ?? 0;
  }

  private expectedWaitMs(caller: string): number {
    if (this.running < this.limits.concurrency) return 0;
    const turns = this.lengthOf(caller) + 1;
    const before = [...this.lines.values()].reduce((sum, line) => sum + Math.min(line.length, turns), 0);
    return ((before + 1) * this.averageMs) / this.limits.concurrency;
  }

  private startNext(): void {
    while (this.running < this.limits.concurrency) {
      const job = this.takeNext();
      if (job === undefined) return;
      if (performance.now() - job.askedAt > this.limits.maxWaitMs) this.refuse(job, new PdfError('busy'));
      else void this.start(job);
    }
  }

  /** The first job of the caller whose turn it is; that caller goes to the end. */
  private takeNext(): Job<T> | undefined {
    for (const [caller, [job]] of this.lines) {
      if (job === undefined) continue;
      this.leaveLines(job);
      const rest = this.lines.get(caller);
      if (rest !== undefined && this.lines.delete(caller)) this.lines.set(caller, rest);
      return job;
    }
    return undefined;
  }

  private leaveLines(job: Job<T>): void {
    for (const [caller, line] of this.lines) {
      const rest = line.filter((other) => other !== job);
      if (rest.length === 0) this.lines.delete(caller);
      else this.lines.set(caller, rest);
    }
  }

  private async start(job: Job<T>): Promise<void> {
    this.running += 1;
    const from = performance.now();
    job.start();
    await job.result.catch(() => undefined);
    this.averageMs += (performance.now() - from - this.averageMs) * AVERAGE_WEIGHT;
    this.running -= 1;
    this.jobs.delete(job.key);
    this.startNext();
  }

  private refuse(job: Job<T>, error: PdfError): void {
    this.jobs.delete(job.key);
    job.refuse(error);
  }
}
