import { type BeforeApplicationShutdown, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import { withinTime } from '../jobs/time-limit.js';
import { isUnavailable } from './transactions.js';

/** For the answer to a look-up that a call depends on: a database that is well answers in milliseconds. */
const ANSWER_WITHIN_MS = 3000;
/** For the answer that ends a silence, and between the questions for it. */
const PING_WITHIN_MS = 1000;
const PING_EVERY_MS = 250;

/** Knows while the database does not answer, so that calls fail at once and do not wait for it one after the other. */
@Injectable()
export class DatabaseSilence implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseSilence.name);
  /** The error that showed that the database does not answer; undefined while it answers. */
  private silence: { readonly cause: unknown } | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  beforeApplicationShutdown(): void {
    this.end();
  }

  /** @throws ServiceUnavailableException while the database does not answer */
  requireAnswers(): void {
    if (this.silence !== undefined) throw noAnswer(this.silence.cause);
  }

  /**
   * @throws ServiceUnavailableException immediately while the database does not respond, and after 3 s if it stops
   * responding
   */
  async within<T>(read: () => Promise<T>): Promise<T> {
    this.requireAnswers();
    try {
      return await withinTime(read(), ANSWER_WITHIN_MS, noAnswer);
    } catch (error) {
      if (error instanceof ServiceUnavailableException || isUnavailable(error)) this.begin(error);
      throw error;
    }
  }

  /** Calls fail from now on, until the database answers. */
  begin(cause: unknown): void {
    if (this.silence !== undefined) return;
    this.silence = { cause };
    this.logger.warn('The database is not responding. Requests that need it fail immediately');
    void this.untilItAnswers();
  }

  /** The database has answered. */
  end(): void {
    this.silence = undefined;
  }

  private async untilItAnswers(): Promise<void> {
    while (this.silence !== undefined) {
      const signal = AbortSignal.timeout(PING_WITHIN_MS);
      const ping = this.connection.getClient().db('admin').command({ ping: 1 }, { signal });
      const answers = await ping.then(
        () => true,
        () => false,
      );
      if (answers) this.end();
      else await setTimeout(PING_EVERY_MS, undefined, { ref: false });
    }
  }
}

const noAnswer = (cause?: unknown) => new ServiceUnavailableException('The database is not responding', { cause });
