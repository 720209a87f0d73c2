import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { isDuplicateKey } from '../database/transactions.js';
import { Clock } from '../clock.js';
import { AttemptCounter } from './attempt-counter.schema.js';
import { ATTEMPTS, type AttemptKind } from './limits.js';
import { tooManyAttempts } from './rate-limit.errors.js';

/**
 * Counts attempts for all servers of the shop together. Windows are stretches of the clock and part of the counter's id,
 * so that no counter is ever begun anew. While the database fails, each server counts for itself.
 */
@Injectable()
export class Attempts {
  private readonly insurance: ReadonlyMap<string, RateLimiterMemory>;

  constructor(
    @InjectModel(AttemptCounter.name) private readonly counters: Model<AttemptCounter>,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'rateLimit'>,
    private readonly clock: Clock,
  ) {
    this.insurance = new Map(
      Object.entries(ATTEMPTS).map(([kind, { points, seconds }]) => {
        const limit = { keyPrefix: kind, points: points * environment.rateLimit, duration: seconds };
        return [kind, new RateLimiterMemory(limit)] as const;
      }),
    );
  }

  /**
   * Counts one attempt of whoever or whatever the words name.
   * @throws DomainError TOO_MANY_REQUESTS when the window's attempts are used up
   */
  async count(kind: AttemptKind, ...subject: string[]): Promise<void> {
    const id = this.idOf(kind, subject);
    const points = await this.add(id, 1, kind).catch(() => this.countHere(kind, id));
    if (points > ATTEMPTS[kind].points * this.environment.rateLimit) throw tooManyAttempts(this.secondsLeft(kind));
  }

  /** Makes one attempt not have been. */
  async takeBack(kind: AttemptKind, ...subject: string[]): Promise<void> {
    const id = this.idOf(kind, subject);
    await this.add(id, -1, kind).catch(() => this.insurance.get(kind)?.reward(id));
  }

  /** Makes all attempts of the window not have been. */
  async forget(kind: AttemptKind, ...subject: string[]): Promise<void> {
    const id = this.idOf(kind, subject);
    await this.counters.deleteOne({ _id: id }).catch(() => this.insurance.get(kind)?.delete(id));
  }

  /** @returns the new count. No upsert: of two at the same moment the embedded database tells the second a wrong count. */
  private async add(id: string, points: number, kind: AttemptKind): Promise<number> {
    const counted = await this.addToExisting(id, points);
    if (counted !== null) return counted;
    const expiresAt = new Date(Date.now() + 2 * ATTEMPTS[kind].seconds * 1000);
    await this.counters.insertMany([{ _id: id, points: 0, expiresAt }]).catch(unlessItExists);
    return (await this.addToExisting(id, points)) ?? points;
  }

  private async addToExisting(id: string, points: number): Promise<number | null> {
    const counter = await this.counters
      .findOneAndUpdate({ _id: id }, { $inc: { points } }, { returnDocument: 'after' })
      .lean<AttemptCounter | null>();
    return counter?.points ?? null;
  }

  private async countHere(kind: AttemptKind, id: string): Promise<number> {
    try {
      return (await this.insurance.get(kind)?.consume(id))?.consumedPoints ?? 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.consumedPoints;
      throw refusal;
    }
  }

  /** Hashed: a counter is no place to keep e-mail addresses in. */
  private idOf(kind: AttemptKind, subject: readonly string[]): string {
    const window = Math.floor(this.clock.now().getTime() / (ATTEMPTS[kind].seconds * 1000));
    return `${kind}:${window}:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`;
  }

  private secondsLeft(kind: AttemptKind): number {
    const { seconds } = ATTEMPTS[kind];
    return Math.ceil(seconds - ((this.clock.now().getTime() / 1000) % seconds));
  }
}

function unlessItExists(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
