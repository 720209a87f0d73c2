import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { DatabaseClock } from '../database/database-clock.service.js';
import { RepeatedWork } from '../jobs/repeated-work.js';
import { ChangeFeed } from './change-feed.service.js';
import { RECORD_RESOURCES } from '@shop/contract/records';

const CHECK_EVERY_MS = 30_000;
const LOOK_BACK_MS = 150_000;

interface DatedRecord {
  readonly _id: Types.ObjectId;
  readonly updatedAt: Date;
}

/**
 * Finds records that were changed in the database without the shop, if they set `updatedAt`: the history has no
 * entries for these. The change feed reports them within a minute. A change with a history entry may be reported twice.
 */
@Injectable()
export class HandMadeChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Times of the changes that were reported, by record and time. */
  private readonly reported = new Map<string, number>();
  private readonly checks = new RepeatedWork(
    new Logger(HandMadeChanges.name),
    'Failed to read manual database changes',
    () => this.checkAll(),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly feed: ChangeFeed,
    private readonly clock: DatabaseClock,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.start(CHECK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.checks.stop();
    await this.checks.ended();
  }

  /** Never rejects: the next check repeats what this one could not do. */
  check(): Promise<void> {
    return this.checks.run();
  }

  private async checkAll(): Promise<void> {
    const since = this.clock.now() - LOOK_BACK_MS;
    for (const model of Object.values<Model<unknown>>(this.connection.models)) {
      const resource = RECORD_RESOURCES.find((name) => name === model.collection.collectionName);
      if (resource === undefined) continue;
      const found = await model
        .find({ updatedAt: { $gte: new Date(since) } })
        .select('updatedAt')
        .lean<DatedRecord[]>();
      const unknown = found.filter((record) => !this.reported.has(keyOf(record)));
      for (const record of unknown) this.reported.set(keyOf(record), record.updatedAt.getTime());
      await this.feed.notify(unknown.map(({ _id }) => ({ resource, id: _id })));
    }
    for (const [key, at] of this.reported) if (at < since) this.reported.delete(key);
  }
}

function keyOf({ _id, updatedAt }: DatedRecord): string {
  return `${_id.toHexString()} ${updatedAt.getTime()}`;
}
