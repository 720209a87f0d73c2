import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { DatabaseClock } from '../../database/database-clock.service.js';
import { InjectStore, PlainStore } from '../../database/plain-store.js';
import { DailyTask } from '../../jobs/daily-task.js';
import { RunningServer } from './running-server.schema.js';

const BEAT_EVERY_MS = 2000;
const GONE_AFTER_MS = 10_000;

/**
 * Detects servers of a shared database that have stopped. The embedded database has one server at a time, which needs
 * no heartbeat.
 */
@Injectable()
export class ServerHeartbeat extends DailyTask implements OnModuleInit {
  readonly id = new Types.ObjectId();
  protected override readonly everyMs = BEAT_EVERY_MS;
  protected readonly failure = 'Failed to store the heartbeat of this server';

  constructor(
    @InjectStore(RunningServer) private readonly servers: PlainStore<RunningServer>,
    private readonly clock: DatabaseClock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'mongodbUri'>,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.work();
  }

  /** A server without a heartbeat for this long counts as stopped. */
  async isGone(server: Types.ObjectId): Promise<boolean> {
    if (!this.isShared()) return false;
    const seenAfter = new Date(this.clock.now() - GONE_AFTER_MS);
    return (await this.servers.reads.exists({ _id: server, seenAt: { $gt: seenAfter } })) === null;
  }

  protected async work(): Promise<void> {
    if (this.isShared()) await this.servers.put(this.id, { $set: { seenAt: new Date(this.clock.now()) } });
  }

  private isShared(): boolean {
    return this.environment.mongodbUri !== null;
  }
}
