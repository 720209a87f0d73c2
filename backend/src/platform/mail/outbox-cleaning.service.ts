import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../clock.js';
import { DailyTask } from '../daily-task.js';
import { OutboxLetter } from './outbox-letter.schema.js';

const KEPT_MS = 90 * 86_400_000;

/** Forgets letters some time after they were sent; those that were given up stay until staff have seen to them. */
@Injectable()
export class OutboxCleaning extends DailyTask {
  protected readonly failure = 'Old letters were not deleted';

  constructor(
    @InjectModel(OutboxLetter.name) private readonly letters: Model<OutboxLetter>,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.letters.deleteMany({ state: 'sent', sentAt: { $lt: before } });
  }
}
