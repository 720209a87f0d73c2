import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../time/clock.js';
import { OutboxLetter } from './outbox-letter.schema.js';

const DAY_MS = 86_400_000;
const KEPT_MS = 90 * DAY_MS;

/** Forgets letters some time after they were sent; those that were given up stay until staff have seen to them. */
@Injectable()
export class OutboxCleaning implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxCleaning.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(OutboxLetter.name) private readonly letters: Model<OutboxLetter>,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.clean(), DAY_MS).unref();
    void this.clean();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never throws: the next day tries again. */
  async clean(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.letters.deleteMany({ state: 'sent', sentAt: { $lt: before } }).catch((error: unknown) => {
      this.logger.warn(`Old letters were not deleted: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}
