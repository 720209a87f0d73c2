import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { errorMessage } from '../errors/error-message.js';

const DAY_MS = 86_400_000;

/** A task that each server runs at its start, and then once a day, or at the interval that it sets. */
export abstract class DailyTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  protected readonly everyMs: number = DAY_MS;

  /** The log message if the task fails. */
  protected abstract readonly failure: string;
  protected abstract work(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), this.everyMs).unref();
    void this.run();
  }

  beforeApplicationShutdown(): void | Promise<void> {
    clearInterval(this.timer);
  }

  /** Never throws: the next run tries again. */
  async run(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.logger.warn(`${this.failure}: ${errorMessage(error)}`);
    }
  }
}
