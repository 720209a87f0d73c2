import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import { DatabaseSilence } from '../../database/database-silence.service.js';
import { isDuplicateKey, isUnavailable } from '../../database/transactions.js';
import { InjectStore, PlainStore } from '../../database/plain-store.js';
import { Clock } from '../../clock.js';
import type { AttemptLimit } from './limits.js';
import { tooManyAttempts } from './rate-limit.errors.js';

/** Counts the attempts within one window. */
@Schema({ versionKey: false, collection: 'attempts' })
export class AttemptCounter {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  points: number;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const AttemptCounterSchema = SchemaFactory.createForClass(AttemptCounter);
AttemptCounterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const MOST_COUNTERS_IN_MEMORY = 50_000;
const IN_MEMORY_MS = 5000;

/**
 * Counts attempts for all servers together. The id of a counter contains its time window, so that no counter is ever
 * reset. If the database fails, each server counts in its memory.
 */
@Injectable()
export class Attempts {
  private inMemoryUntil = 0;
  private readonly countersInMemory = new LRUCache<string, number>({ max: MOST_COUNTERS_IN_MEMORY });

  constructor(
    @InjectStore(AttemptCounter) private readonly counters: PlainStore<AttemptCounter>,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'rateLimit'>,
    private readonly clock: Clock,
    private readonly silence: DatabaseSilence,
  ) {}

  /**
   * Counts one attempt of the subject: a person, an address, a call.
   * @throws DomainError TOO_MANY_REQUESTS when the window's attempts are used up
   */
  async count(limit: AttemptLimit, ...subject: string[]): Promise<void> {
    const id = this.idOf(limit, subject);
    const points = await this.addSomewhere(id, 1, limit);
    if (points > limit.points * this.environment.rateLimit) throw tooManyAttempts(this.secondsLeft(limit));
  }

  /** Takes one attempt off the count. */
  async takeBack(limit: AttemptLimit, ...subject: string[]): Promise<void> {
    const id = this.idOf(limit, subject);
    await this.addSomewhere(id, -1, limit);
  }

  /** Resets the counter of the window. */
  async forget(limit: AttemptLimit, ...subject: string[]): Promise<void> {
    const id = this.idOf(limit, subject);
    await this.counters.removeOne({ _id: id }).catch(() => this.countersInMemory.delete(id));
  }

  /** If the database does not answer, the next attempts don't wait for it. */
  private async addSomewhere(id: string, points: number, limit: AttemptLimit): Promise<number> {
    if (performance.now() < this.inMemoryUntil) return this.addInMemory(id, points);
    try {
      return await this.silence.within(() => this.add(id, points, limit));
    } catch (error) {
      if (isUnavailable(error)) this.inMemoryUntil = performance.now() + IN_MEMORY_MS;
      return this.addInMemory(id, points);
    }
  }

  /**
   * @returns the new count. It does not upsert: of two concurrent upserts, the embedded database returns a wrong count
   * to the second.
   */
  private async add(id: string, points: number, limit: AttemptLimit): Promise<number> {
    const counted = await this.addToExisting(id, points);
    if (counted !== null) return counted;
    const expiresAt = new Date(Date.now() + 2 * limit.seconds * 1000);
    await this.counters.insert({ _id: id, points: 0, expiresAt }).catch(unlessItExists);
    return (await this.addToExisting(id, points)) ?? points;
  }

  private async addToExisting(id: string, points: number): Promise<number | null> {
    const counter = await this.counters.changeAndRead({ _id: id }, { $inc: { points } });
    return counter?.points ?? null;
  }

  private addInMemory(id: string, points: number): number {
    const counted = (this.countersInMemory.get(id) ?? 0) + points;
    this.countersInMemory.set(id, counted);
    return counted;
  }

  /** The subject is hashed, because it may contain email addresses. */
  private idOf(limit: AttemptLimit, subject: readonly string[]): string {
    const window = Math.floor(this.clock.now().getTime() / (limit.seconds * 1000));
    return `${limit.name}:${window}:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`;
  }

  private secondsLeft({ seconds }: AttemptLimit): number {
    return Math.ceil(seconds - ((this.clock.now().getTime() / 1000) % seconds));
  }
}

function unlessItExists(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
