import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, type UpdateQuery } from 'mongoose';
import { Clock } from '../time/clock.js';
import { pauseAfter } from './domain/delivery.rules.js';
import { OutboxLetter, type OutboxRecord } from './outbox-letter.schema.js';

/** Far longer than an attempt may take, so that no other relay takes up a letter that is under way. */
const LEASE_MS = 300_000;
const MAX_ERROR_LENGTH = 500;

export interface UnsentCounts {
  readonly pending: number;
  readonly failed: number;
}

/** The outbox as relays see it: each letter is with one of them at a time. */
@Injectable()
export class OutboxQueue {
  constructor(
    @InjectModel(OutboxLetter.name) private readonly letters: Model<OutboxLetter>,
    private readonly clock: Clock,
  ) {}

  /** Takes up the letter that is due first; of relays that ask at the same moment each gets another. */
  async claim(): Promise<OutboxRecord | null> {
    const now = this.clock.now();
    return this.letters
      .findOneAndUpdate(
        { state: 'pending', nextAttemptAt: { $lte: now } },
        {
          $set: { lease: new Types.ObjectId(), nextAttemptAt: new Date(now.getTime() + LEASE_MS) },
          $inc: { attempts: 1, version: 1 },
        },
        { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxRecord | null>();
  }

  async sent(letter: OutboxRecord): Promise<void> {
    await this.giveBack(letter, { state: 'sent', sentAt: this.clock.now(), lastError: null, ...erased(letter) });
  }

  /** @returns whether the letter will be tried again */
  async unsent(letter: OutboxRecord, reason: string): Promise<boolean> {
    const pause = pauseAfter(letter.attempts);
    const lastError = reason.slice(0, MAX_ERROR_LENGTH);
    if (pause === null) {
      await this.giveBack(letter, { state: 'failed', lastError, ...erased(letter) });
      return false;
    }
    const nextAttemptAt = new Date(this.clock.now().getTime() + pause);
    await this.giveBack(letter, { lastError, nextAttemptAt });
    return true;
  }

  /** How many are not sent: those that wait for an attempt, and those that were given up. */
  async counts(): Promise<UnsentCounts> {
    const [pending, failed] = await Promise.all([
      this.letters.countDocuments({ state: 'pending' }),
      this.letters.countDocuments({ state: 'failed' }),
    ]);
    return { pending, failed };
  }

  /** Changes nothing when the lease has run out and another relay has the letter. */
  private async giveBack({ _id, lease }: OutboxRecord, fields: UpdateQuery<OutboxLetter>): Promise<void> {
    await this.letters.updateOne({ _id, lease }, { $set: { ...fields, lease: null }, $inc: { version: 1 } });
  }
}

function erased({ secret }: OutboxRecord): { body?: null } {
  return secret ? { body: null } : {};
}
