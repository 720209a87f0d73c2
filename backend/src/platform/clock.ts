import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** The only source of "now", so that a test can set the time to the last minute of a year. */
export abstract class Clock {
  abstract now(): Date;
}

@Injectable()
export class SystemClock extends Clock {
  private readonly pretended = new AsyncLocalStorage<Date>();

  override now(): Date {
    return this.pretended.getStore() ?? new Date();
  }

  /** Runs work as if it happened at `instant`: the demo documents have a past. */
  at<T>(instant: Date, work: () => Promise<T>): Promise<T> {
    return this.pretended.run(instant, work);
  }
}
