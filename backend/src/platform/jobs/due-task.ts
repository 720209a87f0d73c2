import type { ClientSession } from 'mongoose';
import type { Clock } from '../clock.js';
import { DailyTask } from './daily-task.js';
import { errorMessage } from '../errors/error-message.js';
import type { OnceOnly } from './once-only.service.js';

const HOUR_MS = 3_600_000;

/**
 * Work that falls due as time passes, such as reminders. Each server looks at its start and then every hour; each piece is
 * done once, by the server that comes first, together with the e-mails that it hands to the outbox.
 */
export abstract class DueTask<Piece> extends DailyTask {
  protected override readonly everyMs = HOUR_MS;

  constructor(
    protected readonly once: OnceOnly,
    protected readonly clock: Clock,
  ) {
    super();
  }

  /** The pieces that are due at this moment; those that are done already may be among them. */
  protected abstract due(now: Date): Promise<readonly Piece[]>;

  /** Names the piece for all time: a piece whose key was used is left out. */
  protected abstract keyOf(piece: Piece): string;

  /** Carries it out. It may have changed since `due` read it: read it again in the session. */
  protected abstract carryOut(piece: Piece, session: ClientSession): Promise<void>;

  protected async work(): Promise<void> {
    for (const piece of await this.due(this.clock.now())) await this.attempt(piece);
  }

  /** A piece that fails keeps no other one waiting, and is tried again an hour later. */
  private async attempt(piece: Piece): Promise<void> {
    const key = this.keyOf(piece);
    try {
      await this.once.run(key, (session) => this.carryOut(piece, session));
    } catch (error) {
      this.logger.warn(`${this.failure} (${key}): ${errorMessage(error)}`);
    }
  }
}
