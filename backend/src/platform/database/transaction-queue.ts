import { ServiceUnavailableException } from '@nestjs/common';
import { Mutex, Semaphore } from 'async-mutex';

/** Transactions that this server runs at the same time; more would only conflict with each other. */
const CONCURRENCY = 16;
const MAX_COUNT = 300;
const MAX_COUNT_OF_ONE_NAME = 100;
const MAX_WAIT_MS = 5000;

interface Line {
  readonly mutex: Mutex;
  length: number;
}

/**
 * Limits how many transactions run at the same time. Work with the same name runs one after the other. A caller has one
 * transaction at a time, so that a hundred requests of one caller don't delay others.
 */
export class TransactionQueue {
  private readonly slots = new Semaphore(CONCURRENCY);
  private readonly lines = new Map<string, Line>();
  private count = 0;

  /**
   * @throws ServiceUnavailableException at once if too many transactions wait, and later if this one waited too long
   */
  async run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    if (this.count >= MAX_COUNT) throw busy();
    const requestedAt = performance.now();
    const start = () => {
      if (performance.now() - requestedAt > MAX_WAIT_MS) throw busy();
      return work();
    };
    this.count += 1;
    try {
      return await this.inLines(names, () => this.slots.runExclusive(start));
    } finally {
      this.count -= 1;
    }
  }

  private inLines<T>([name, ...others]: readonly string[], work: () => Promise<T>): Promise<T> {
    return name === undefined ? work() : this.inLine(name, () => this.inLines(others, work));
  }

  private async inLine<T>(name: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(name) ?? { mutex: new Mutex(), length: 0 };
    if (line.length >= MAX_COUNT_OF_ONE_NAME) throw busy();
    this.lines.set(name, line);
    line.length += 1;
    try {
      return await line.mutex.runExclusive(work);
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(name);
    }
  }
}

function busy(): ServiceUnavailableException {
  return new ServiceUnavailableException('Too many transactions are waiting');
}
