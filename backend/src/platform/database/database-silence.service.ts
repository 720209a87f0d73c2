import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
  ServiceUnavailableException,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RepeatedWork } from '../jobs/repeated-work.js';

/** If a call waits for longer than this, the database is pinged. */
const WAITED_MS = 250;
const LOOK_EVERY_MS = 250;
/** Two pings must fail, since this process itself may be too busy for one. All these times are less than 3 s together. */
const PINGS = 2;
const PING_WITHIN_MS = 1000;

interface WaitingCall {
  readonly since: number;
  readonly giveUp: (cause: unknown) => void;
}

/**
 * Detects that the database does not respond: calls that wait for it then fail, and further ones fail at once, until a
 * ping is answered. A slow query alone is no reason.
 */
@Injectable()
export class DatabaseSilence implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseSilence.name);
  /** The error that showed that the database does not respond; undefined while it responds. */
  private silence: { readonly cause: unknown } | undefined;
  /** The oldest first. */
  private readonly waiting = new Set<WaitingCall>();
  private readonly watch = new RepeatedWork(
    this.logger,
    'The database is not responding. Requests that need it fail immediately',
    () => this.look(),
  );

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onModuleInit(): void {
    this.watch.start(LOOK_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    this.watch.stop();
  }

  /** @throws ServiceUnavailableException while the database does not respond */
  requireAnswers(): void {
    if (this.silence !== undefined) throw noAnswer(this.silence.cause);
  }

  /**
   * @throws ServiceUnavailableException immediately while the database does not respond, and within 3 s if it stops
   * responding
   */
  async within<T>(read: () => Promise<T>): Promise<T> {
    this.requireAnswers();
    return this.unlessSilent(read(), noAnswer);
  }

  /** If the database stops responding, rejects with the error of `refusal`; `work` itself continues. */
  async unlessSilent<T>(work: Promise<T>, refusal: (cause: unknown) => Error): Promise<T> {
    let call: WaitingCall | undefined;
    const silent = new Promise<never>((_resolve, reject) => {
      call = { since: performance.now(), giveUp: (cause) => reject(refusal(cause)) };
      this.waiting.add(call);
    });
    try {
      return await Promise.race([work, silent]);
    } finally {
      if (call !== undefined) this.waiting.delete(call);
    }
  }

  /** Finds out whether the database responds. @throws the error of the last ping */
  async ask(): Promise<void> {
    for (let left = PINGS; ; left -= 1) {
      try {
        await this.ping();
        this.end();
        return;
      } catch (error) {
        if (left > 1) continue;
        this.begin(error);
        throw error;
      }
    }
  }

  private async look(): Promise<void> {
    const [oldest] = this.waiting;
    const isWaiting = oldest !== undefined && performance.now() - oldest.since > WAITED_MS;
    if (isWaiting || this.silence !== undefined) await this.ask();
  }

  private async ping(): Promise<void> {
    const signal = AbortSignal.timeout(PING_WITHIN_MS);
    await this.connection.getClient().db('admin').command({ ping: 1 }, { signal });
  }

  private begin(cause: unknown): void {
    if (this.silence !== undefined) return;
    this.silence = { cause };
    for (const { giveUp } of this.waiting) giveUp(cause);
  }

  private end(): void {
    if (this.silence !== undefined) this.logger.log('The database is responding again');
    this.silence = undefined;
  }
}

export const noAnswer = (cause?: unknown) =>
  new ServiceUnavailableException('The database is not responding', { cause });
