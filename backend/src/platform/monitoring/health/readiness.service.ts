import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { DatabaseSilence } from '../../database/database-silence.service.js';
import { storageFaultOf, StorageFaults } from '../../database/storage-faults.service.js';
import { isContention } from '../../database/transactions.js';
import { writeProbe } from '../../database/write-probe.js';
import { errorMessage } from '../../errors/error-message.js';
import { withinTime } from '../../jobs/time-limit.js';

const WRITE_WITHIN_MS = 1000;
/** Writes are tried at most this often, for any number of probes. */
const WRITE_EVERY_MS = 5000;

/** A reason why the server can't work; the text is for callers and for the log. */
interface Obstacle {
  readonly reason: string;
  readonly details: string;
}

/** Decides whether the server can handle calls. Failing mail does not matter: emails wait in the outbox. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private reported: string | null = null;
  private lastWrite: Promise<Obstacle | null> = Promise.resolve(null);
  private nextWriteAt = 0;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @InjectConnection() private readonly connection: Connection,
    private readonly faults: StorageFaults,
    private readonly silenceOfDatabase: DatabaseSilence,
  ) {}

  /** @returns the reason why the server can't handle calls; null if it can */
  async obstacle(): Promise<string | null> {
    const obstacle = await this.look();
    const details = obstacle?.details ?? null;
    if (details !== this.reported) {
      if (details === null) this.logger.log('Ready again');
      else this.logger.warn(`Not ready: ${details}`);
      this.reported = details;
    }
    return obstacle?.reason ?? null;
  }

  private async look(): Promise<Obstacle | null> {
    if (!this.host.httpAdapter.getHttpServer().listening) return sameToAll('the server is stopping');
    return (await this.silence()) ?? this.fault() ?? (await this.refusal());
  }

  private async silence(): Promise<Obstacle | null> {
    try {
      await this.silenceOfDatabase.ask();
      return null;
    } catch (error) {
      const name = error instanceof Error ? error.name : String(error);
      return { reason: 'the storage is not responding', details: `the database is not responding (${name})` };
    }
  }

  private fault(): Obstacle | null {
    const fault = this.faults.current();
    return fault === null ? null : sameToAll(fault);
  }

  /** A database may answer, and read, and store nothing. */
  private refusal(): Promise<Obstacle | null> {
    if (performance.now() >= this.nextWriteAt) {
      this.nextWriteAt = performance.now() + WRITE_EVERY_MS;
      this.lastWrite = this.tryToWrite();
    }
    return this.lastWrite;
  }

  private async tryToWrite(): Promise<Obstacle | null> {
    try {
      await withinTime(writeProbe(this.connection), WRITE_WITHIN_MS, () => new Error('a write takes too long'));
      return null;
    } catch (error) {
      // Another server writes at this moment, so writing works.
      if (isContention(error)) return null;
      this.faults.note(error);
      const reason = storageFaultOf(error) ?? 'nothing can be stored';
      return { reason, details: `${reason} (${errorMessage(error)})` };
    }
  }
}

const sameToAll = (reason: string): Obstacle => ({ reason, details: reason });
