import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { errorMessage } from '../errors/error-message.js';

/** Polling finds work of crashed servers, and work whose pause after a failed attempt has ended. */
export const POLL_INTERVAL_MS = 5000;
/** Callers get their response before the work starts, and work that arrives together is claimed together. */
const START_DELAY_MS = 100;
/** Pieces that run at the same time. */
const BATCH_SIZE = 5;
const ATTEMPT_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 2500;

/** Works through a queue in the database, batch by batch, concurrently with the workers of other servers. */
export abstract class QueueWorker<Piece, Result = void> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly attempts = new Set<AbortController>();
  private pollTimer: NodeJS.Timeout | undefined;
  private startTimer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private mayHaveWork = false;
  private isStopped = false;

  /** An attempt that takes longer is aborted. */
  protected readonly timeoutMs: number = ATTEMPT_TIMEOUT_MS;

  /** The log message if the queue can't be read. */
  protected abstract readonly unreadable: string;
  /** The reason for an attempt that took too long. */
  protected abstract readonly tooSlow: string;

  /** Claims pieces that are due: no other worker gets them for longer than an attempt may take. */
  protected abstract claim(limit: number): Promise<readonly Piece[]>;
  protected abstract attempt(piece: Piece, signal: AbortSignal): Promise<Result>;
  protected abstract succeeded(piece: Piece, result: Result): Promise<void>;
  protected abstract failed(piece: Piece, reason: string): Promise<void>;

  /** Called once after each batch. */
  protected batchEnded(): Promise<void> {
    return Promise.resolve();
  }

  onApplicationBootstrap(): void {
    this.pollTimer = setInterval(() => this.wake(), POLL_INTERVAL_MS).unref();
    this.wake();
  }

  /** Waits a moment for the running attempts, then aborts them. The next start tries again. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.pollTimer);
    clearTimeout(this.startTimer);
    const abortTimer = setTimeout(() => {
      for (const attempt of this.attempts) attempt.abort(new Error('The server is stopping.'));
    }, STOP_TIMEOUT_MS);
    await this.running;
    clearTimeout(abortTimer);
  }

  /** Works until nothing is due. */
  wake(): void {
    this.mayHaveWork = true;
    if (this.isStopped || this.running !== null) return;
    this.running = this.workAll().then(() => {
      this.running = null;
      if (this.mayHaveWork) this.wake();
    });
  }

  protected wakeSoon(): void {
    if (this.isStopped) return;
    this.startTimer ??= setTimeout(() => {
      this.startTimer = undefined;
      this.wake();
    }, START_DELAY_MS);
  }

  /** Never throws: the timer tries again. */
  private async workAll(): Promise<void> {
    try {
      while (this.mayHaveWork && !this.isStopped) {
        this.mayHaveWork = false;
        const batch = await this.claim(BATCH_SIZE);
        if (batch.length === BATCH_SIZE) this.mayHaveWork = true;
        try {
          await Promise.all(batch.map((piece) => this.work(piece)));
        } finally {
          await this.batchEnded();
        }
      }
    } catch (error) {
      this.mayHaveWork = false;
      this.logger.warn(`${this.unreadable}: ${errorMessage(error)}`);
    }
  }

  private async work(piece: Piece): Promise<void> {
    let result: Result;
    try {
      result = await this.attemptInTime(piece);
    } catch (error) {
      await this.failed(piece, reasonOf(error));
      return;
    }
    await this.succeeded(piece, result);
  }

  private async attemptInTime(piece: Piece): Promise<Result> {
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(new Error(this.tooSlow)), this.timeoutMs);
    this.attempts.add(attempt);
    try {
      return await this.attempt(piece, attempt.signal);
    } finally {
      clearTimeout(timer);
      this.attempts.delete(attempt);
    }
  }
}

/** The cause of an aborted attempt says why it was aborted. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'AbortError' && error.cause instanceof Error ? error.cause.message : error.message;
}
