import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { DatabaseClock } from '../database/database-clock.service.js';
import { DatabaseSilence } from '../database/database-silence.service.js';
import { errorMessage } from '../errors/error-message.js';
import { RepeatedWork } from '../jobs/repeated-work.js';
import type { RecordResource } from '@shop/contract/records';
import { HistoryEntry, type HistoryEntryRecord } from './history-entry.schema.js';

const LOOK_EVERY_MS = 500;
/** Most transactions commit within this time after they make an entry. */
const USUAL_MS = 5000;
/** More than twice the longest transaction: an entry can't be read before its transaction is committed. */
const LOOK_BACK_MS = 150_000;
const LOOK_BACK_EVERY_MS = 10_000;
const STALE_AFTER_MS = 5000;
const BATCH = 1000;

export interface RecordChange {
  readonly resource: RecordResource;
  readonly id: Types.ObjectId;
}

/** @param changes null if the database could not be reached, so that anything may have changed */
export type ChangeListener = (changes: readonly RecordChange[] | null) => void | Promise<void>;

type SeenEntry = Pick<HistoryEntryRecord, '_id' | 'resource' | 'resourceId'>;

/**
 * Notifies listeners of changed records, which it reads from their histories: of changes of this server right after
 * their transaction and before the caller is answered, of changes of other servers within a second. The ids of the
 * entries contain the time of the database.
 */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly listeners: ChangeListener[] = [];
  private readonly versions = new Map<RecordResource, number>();
  private readonly seen = new Set<string>();
  private timesStale = 0;
  private lastLook: number | undefined;
  private lastLookBack = -Infinity;
  private readonly looks = new RepeatedWork(this.logger, 'Failed to read changes of other servers', () => this.tick());
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(
    @InjectModel(HistoryEntry.name) private readonly entries: Model<HistoryEntry>,
    private readonly clock: DatabaseClock,
    private readonly silence: DatabaseSilence,
  ) {}

  onApplicationBootstrap(): void {
    this.lastLook ??= this.clock.now();
    this.looks.start(LOOK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.looks.stop();
    await Promise.allSettled([this.running, this.next]);
  }

  /**
   * A listener may be notified twice of a change by another server, if the record also looks changed by hand; this must
   * be harmless.
   */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** Rises with each reported change of a record of `resource`; caches compare it. */
  versionOf(resource: RecordResource): number {
    return (this.versions.get(resource) ?? 0) + this.timesStale;
  }

  /**
   * Reports every usual change that was committed before the call. Calls of one moment share one query, which begins
   * after them: the dashboard calls a dozen times.
   */
  refresh(): Promise<void> {
    this.next ??= Promise.resolve(this.running)
      .catch(() => undefined)
      .then(() => this.start());
    return this.next;
  }

  /** Reports the changes of this server. @param entries of a transaction that has ended, committed or not */
  async notifyOwn(entries: readonly SeenEntry[]): Promise<void> {
    for (const { _id } of entries) this.seen.add(_id.toHexString());
    await this.notify(entries.map(({ resource, resourceId }) => ({ resource, id: resourceId })));
  }

  /** Resolves when all listeners are done; a failure of one is logged. */
  async notify(changes: readonly RecordChange[] | null): Promise<void> {
    if (changes?.length === 0) return;
    if (changes === null) this.timesStale += 1;
    for (const resource of new Set(changes?.map((change) => change.resource))) {
      this.versions.set(resource, (this.versions.get(resource) ?? 0) + 1);
    }
    const failed = (error: unknown) => this.logger.warn(`Failed to apply a change: ${errorMessage(error)}`);
    await Promise.all(
      this.listeners.map(async (listener) => listener(changes)).map((reported) => reported.catch(failed)),
    );
  }

  /** While the database does not respond, nothing is reported: caches keep what they have. */
  private async tick(): Promise<void> {
    this.silence.requireAnswers();
    if (this.lastLook !== undefined && this.clock.now() - this.lastLook > STALE_AFTER_MS) await this.notify(null);
    await this.refresh();
  }

  private start(): Promise<void> {
    this.next = undefined;
    this.running = this.look();
    return this.running;
  }

  private async look(): Promise<void> {
    const now = this.clock.now();
    const isLookBack = now - this.lastLookBack >= LOOK_BACK_EVERY_MS;
    const since = isLookBack ? now - LOOK_BACK_MS : Math.min(now, this.lastLook ?? now) - USUAL_MS;
    const found = await this.silence.within(() => this.entriesSince(since));
    this.lastLook = now;
    const unseen = found.filter(({ _id }) => !this.seen.has(_id.toHexString()));
    for (const { _id } of unseen) this.seen.add(_id.toHexString());
    if (isLookBack) {
      this.lastLookBack = now;
      this.forget(now - 2 * LOOK_BACK_MS);
    }
    await this.notify(unseen.map(({ resource, resourceId }) => ({ resource, id: resourceId })));
  }

  /** Uses the driver, not Mongoose: only three ids of thousands of entries are needed. */
  private entriesSince(since: number): Promise<SeenEntry[]> {
    const { db, collection } = this.entries;
    return db
      .collection<SeenEntry>(collection.name)
      .find({ _id: { $gte: idAt(since) } }, { projection: { resource: 1, resourceId: 1 }, batchSize: BATCH })
      .toArray();
  }

  private forget(before: number): void {
    const oldest = idAt(before).toHexString();
    for (const id of this.seen) if (id < oldest) this.seen.delete(id);
  }
}

/** The smallest id of that second. */
function idAt(milliseconds: number): Types.ObjectId {
  return Types.ObjectId.createFromTime(Math.floor(milliseconds / 1000));
}
