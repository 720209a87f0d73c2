import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { DatabaseClock } from '../database/database-clock.service.js';
import { errorMessage } from '../errors/error-message.js';
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
  private readonly logger = new Logger(HandMadeChanges.name);
  /** Times of the changes that were reported, by record and time. */
  private readonly reported = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly feed: ChangeFeed,
    private readonly clock: DatabaseClock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
  }

  /** Never throws: the next check repeats what this one could not do. */
  check(): Promise<void> {
    this.checking ??= this.checkAll()
      .catch((error: unknown) => this.logger.warn(`Failed to read manual database changes: ${errorMessage(error)}`))
      .finally(() => {
        this.checking = undefined;
      });
    return this.checking;
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
      await this.feed.tell(unknown.map(({ _id }) => ({ resource, id: _id })));
    }
    for (const [key, at] of this.reported) if (at < since) this.reported.delete(key);
  }
}

function keyOf({ _id, updatedAt }: DatedRecord): string {
  return `${_id.toHexString()} ${updatedAt.getTime()}`;
}
