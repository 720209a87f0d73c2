import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

const DAY_MS = 86_400_000;

/** What each server does once it is up, and then once a day. */
export abstract class DailyTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  /** What the log says where it fails. */
  protected abstract readonly failure: string;
  protected abstract work(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), DAY_MS).unref();
    void this.run();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never throws: the next day tries again. */
  async run(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.logger.warn(`${this.failure}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
