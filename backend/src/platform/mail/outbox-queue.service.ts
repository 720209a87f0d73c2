import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, type UpdateQuery } from 'mongoose';
import { Clock } from '../clock.js';
import { pauseAfter } from './domain/delivery.rules.js';
import { OutboxLetter, type OutboxRecord } from './outbox-letter.schema.js';

/** Far longer than those that are taken up together may take, so that no other relay takes up what is under way. */
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
    const { $set, $inc } = this.takingUp();
    return this.letters
      .findOneAndUpdate(
        { state: 'pending', nextAttemptAt: { $lte: this.clock.now() } },
        { $set, $inc },
        { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxRecord | null>();
  }

  /**
   * Takes up letters that were just stored, or that may have been.
   * @returns those that are there, and that no other relay has taken up before
   */
  async claimNew(posted: readonly OutboxRecord[]): Promise<OutboxRecord[]> {
    const ids = posted.map(({ _id }) => _id);
    const { $set, $inc } = this.takingUp();
    const { modifiedCount } = await this.letters.updateMany(
      { _id: { $in: ids }, state: 'pending', attempts: 0 },
      { $set, $inc },
    );
    if (modifiedCount === 0) return [];
    if (modifiedCount < ids.length) {
      return this.letters.find({ _id: { $in: ids }, lease: $set.lease }).lean<OutboxRecord[]>();
    }
    return posted.map((letter) => ({ ...letter, ...$set, attempts: 1, version: letter.version + 1 }));
  }

  /** Notes that letters were sent which were taken up together, or some of them. */
  async sent(letters: readonly OutboxRecord[]): Promise<void> {
    const done = { state: 'sent', sentAt: this.clock.now(), lastError: null } as const;
    for (const secret of [false, true]) {
      const alike = letters.filter((letter) => letter.secret === secret);
      await this.giveBack(alike, { ...done, ...erased(secret) });
    }
  }

  /** @returns whether the letter will be tried again */
  async unsent(letter: OutboxRecord, reason: string): Promise<boolean> {
    const pause = pauseAfter(letter.attempts);
    const lastError = reason.slice(0, MAX_ERROR_LENGTH);
    if (pause === null) {
      await this.giveBack([letter], { state: 'failed', lastError, ...erased(letter.secret) });
      return false;
    }
    const nextAttemptAt = new Date(this.clock.now().getTime() + pause);
    await this.giveBack([letter], { lastError, nextAttemptAt });
    return true;
  }

  /** Gives back letters that were taken up together and not tried. */
  async untried(letters: readonly OutboxRecord[]): Promise<void> {
    await this.giveBack(letters, { nextAttemptAt: this.clock.now() }, -1);
  }

  /** How many are not sent: those that wait for an attempt, and those that were given up. */
  async counts(): Promise<UnsentCounts> {
    const [pending, failed] = await Promise.all([
      this.letters.countDocuments({ state: 'pending' }),
      this.letters.countDocuments({ state: 'failed' }),
    ]);
    return { pending, failed };
  }

  private takingUp() {
    const until = new Date(this.clock.now().getTime() + LEASE_MS);
    return { $set: { lease: new Types.ObjectId(), nextAttemptAt: until }, $inc: { attempts: 1, version: 1 } };
  }

  /** Changes nothing where the lease has run out and another relay has the letter. */
  private async giveBack(
    letters: readonly OutboxRecord[],
    fields: UpdateQuery<OutboxLetter>,
    attempts = 0,
  ): Promise<void> {
    const [first] = letters;
    if (first === undefined) return;
    await this.letters.updateMany(
      { _id: { $in: letters.map(({ _id }) => _id) }, lease: first.lease },
      { $set: { ...fields, lease: null }, $inc: { version: 1, attempts } },
    );
  }
}

function erased(secret: boolean): { body?: null } {
  return secret ? { body: null } : {};
}
