import { DAY_MS } from '@shop/contract/dubai-day';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedWork } from './repeated-work.js';

/** A task that each server runs at its start, and then once a day, or at the interval that it sets. */
export abstract class DailyTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private started: RepeatedWork | undefined;

  protected readonly everyMs: number = DAY_MS;

  /** The log message if the task fails. */
  protected abstract readonly failure: string;
  protected abstract work(): Promise<void>;

  onApplicationBootstrap(): void {
    this.repeated.start(this.everyMs);
    this.repeated.begin();
  }

  beforeApplicationShutdown(): void | Promise<void> {
    this.repeated.stop();
  }

  /** Never rejects: the next run tries again. */
  run(): Promise<void> {
    return this.repeated.run();
  }

  private get repeated(): RepeatedWork {
    return (this.started ??= new RepeatedWork(this.logger, this.failure, () => this.work()));
  }
}
