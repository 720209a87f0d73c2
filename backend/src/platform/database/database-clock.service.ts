import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RepeatedWork } from '../jobs/repeated-work.js';

const MEASURE_EVERY_MS = 60_000;

/** The time of the database, which all servers share: their own clocks may differ. */
@Injectable()
export class DatabaseClock implements OnModuleInit, BeforeApplicationShutdown {
  /** Milliseconds since this process started plus this base are the database's time. */
  private base = performance.timeOrigin;
  private readonly measuring = new RepeatedWork(
    new Logger(DatabaseClock.name),
    'Failed to read the database time',
    () => this.measure(),
  );

  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    await this.measuring.run();
    this.measuring.start(MEASURE_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    this.measuring.stop();
  }

  now(): number {
    return this.base + performance.now();
  }

  /** The database read its clock between the request and the response; the middle is the best estimate. */
  private async measure(): Promise<void> {
    const requested = performance.now();
    const hello = await this.connection.db?.admin().command({ hello: 1 });
    const localTime: unknown = hello?.['localTime'];
    if (localTime instanceof Date) this.base = localTime.getTime() - (requested + performance.now()) / 2;
  }
}
