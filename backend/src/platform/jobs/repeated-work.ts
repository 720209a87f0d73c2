import type { Logger } from '@nestjs/common';
import { errorMessage } from '../errors/error-message.js';

/**
 * Background work at an interval. Its failure never ends the server: the first one is logged, the next run tries again.
 * The timer starts no run while another one is under way.
 */
export class RepeatedWork {
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Set<Promise<void>>();
  private isFailing = false;

  /** @param failure the log message */
  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly failure: string,
    private readonly work: () => Promise<void>,
  ) {}

  start(everyMs: number): void {
    this.timer = setInterval(() => {
      if (this.running.size === 0) this.begin();
    }, everyMs).unref();
  }

  /** Starts a run that the caller does not wait for. */
  begin(): void {
    this.run().catch((error: unknown) => this.logger.warn(errorMessage(error)));
  }

  /** Never rejects. */
  async run(): Promise<void> {
    const run = this.attempt();
    this.running.add(run);
    await run;
    this.running.delete(run);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Resolves when the runs under way have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.running);
  }

  private async attempt(): Promise<void> {
    try {
      await this.work();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn(`${this.failure}: ${errorMessage(error)}`);
      this.isFailing = true;
    }
  }
}
