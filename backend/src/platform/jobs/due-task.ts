import { Inject } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../clock.js';
import { DailyTask } from './daily-task.js';
import { errorMessage } from '../errors/error-message.js';
import { OnceOnly } from './once-only.service.js';

const HOUR_MS = 3_600_000;

/**
 * Work that becomes due with time, such as reminders. Each server checks at its start and then every hour. Each piece
 * is done once, by the first server, in one transaction with its queued emails.
 */
export abstract class DueTask<Piece> extends DailyTask {
  protected override readonly everyMs = HOUR_MS;

  @Inject() protected readonly once: OnceOnly;
  @Inject() protected readonly clock: Clock;

  /** The pieces that are due now; pieces that are done already may be included. */
  protected abstract due(now: Date): Promise<readonly Piece[]>;

  /** Identifies the piece forever: a piece whose key was used is skipped. */
  protected abstract keyOf(piece: Piece): string;

  /** Carries out the piece, which may have changed since `due` read it: read it again in the session. */
  protected abstract carryOut(piece: Piece, session: ClientSession): Promise<void>;

  protected async work(): Promise<void> {
    const pieces = await this.due(this.clock.now());
    const done = await this.once.doneAmong(pieces.map((piece) => this.keyOf(piece)));
    for (const piece of pieces) if (!done.has(this.keyOf(piece))) await this.attempt(piece);
  }

  /** A failed piece does not delay others, and is tried again an hour later. */
  private async attempt(piece: Piece): Promise<void> {
    const key = this.keyOf(piece);
    try {
      await this.once.run(key, (session) => this.carryOut(piece, session));
    } catch (error) {
      this.logger.warn(`${this.failure} (${key}): ${errorMessage(error)}`);
    }
  }
}
