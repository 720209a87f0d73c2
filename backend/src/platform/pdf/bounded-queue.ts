import { PdfClosedError, PdfQueueFullError } from './pdf-errors.js';

export interface QueueLimits {
  /** Tasks under way at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait for their turn. */
  readonly maxWaiting: number;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/** Runs tasks in the order of asking, at most `concurrency` at a time. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: Waiter[] = [];
  private closed = false;
  private whenIdle: (() => void)[] = [];

  constructor(private readonly limits: QueueLimits) {}

  /**
   * @throws PdfQueueFullError when too many wait already
   * @throws PdfClosedError when the queue was closed before the task's turn
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await task();
    } finally {
      this.passOn();
    }
  }

  counts(): { readonly running: number; readonly waiting: number } {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** ApiRefusals whatever waits and whatever comes; resolves when the tasks under way have ended. */
  async close(): Promise<void> {
    this.closed = true;
    for (const waiter of this.waiting.splice(0)) waiter.refuse(new PdfClosedError());
    if (this.running > 0) await new Promise<void>((resolve) => this.whenIdle.push(resolve));
  }

  private async turn(): Promise<void> {
    if (this.closed) throw new PdfClosedError();
    if (this.running < this.limits.concurrency) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.limits.maxWaiting) throw new PdfQueueFullError();
    await new Promise<void>((start, refuse) => this.waiting.push({ start, refuse }));
  }

  /** Hands the place to the next in line, so that nobody who comes later can take it. */
  private passOn(): void {
    const next = this.waiting.shift();
    if (next !== undefined) {
      next.start();
      return;
    }
    this.running -= 1;
    if (this.running === 0) for (const tell of this.whenIdle.splice(0)) tell();
  }
}
