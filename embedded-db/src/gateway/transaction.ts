import type pg from 'pg';
import {
  type ConnectionPools,
  type Row,
  runOn,
  type SqlRunner,
  type SqlValue,
  type Statement,
} from '../postgres/pools.js';
import { commandError, isLostConnection, toCommandError } from './errors.js';
import { KEEP_OUTCOME } from './statements.js';

/** How long a transaction waits for a document that another one has changed, before it gets a conflict. */
const LOCK_TIMEOUT = '500ms';

/** In doubt: the connection was lost during the commit. */
type State = 'open' | 'committed' | 'aborted' | 'inDoubt';

/** A multi-document transaction: one PostgreSQL transaction on its own connection. */
export class Transaction implements SqlRunner {
  private state: State = 'open';
  private tail: Promise<unknown> = Promise.resolve();
  private client: pg.PoolClient | null = null;
  private hasWritten = false;
  private leaveQueue: () => void = () => undefined;

  /** @param admission waits for this transaction's turn; resolves to a function to call at its end */
  constructor(
    private readonly pools: ConnectionPools,
    private readonly sessionId: string,
    readonly txnNumber: bigint,
    private readonly admission: () => Promise<() => void>,
  ) {}

  get isOpen(): boolean {
    return this.state === 'open';
  }

  get isInDoubt(): boolean {
    return this.state === 'inDoubt';
  }

  markWritten(): void {
    this.hasWritten = true;
  }

  /** Runs a statement; any failure rolls the whole transaction back, as in MongoDB. */
  run(statement: Statement, values: SqlValue[], limitMs?: number): Promise<Row[]> {
    return this.enqueue(async () => {
      if (this.state !== 'open') throw noSuchTransaction();
      try {
        return await runOn(await this.begun(), statement, values, limitMs);
      } catch (error) {
        await this.rollBack(isLostConnection(error));
        throw toCommandError(error, true);
      }
    });
  }

  /**
   * Commits. Throws NoSuchTransaction if it was rolled back. The error of a lost connection is thrown unchanged: the
   * transaction is then in doubt until the stored record is read.
   */
  commit(): Promise<void> {
    return this.enqueue(async () => {
      if (this.state === 'committed') return;
      if (this.state !== 'open') throw noSuchTransaction();
      if (this.client) await this.commitOn(this.client);
      this.state = 'committed';
    });
  }

  abort(): Promise<void> {
    return this.enqueue(() => this.rollBack(false));
  }

  private async commitOn(client: pg.PoolClient): Promise<void> {
    try {
      if (this.hasWritten) {
        await runOn(client, KEEP_OUTCOME, [Buffer.from(this.sessionId, 'hex'), this.txnNumber.toString()]);
      }
      const { command } = await client.query('COMMIT');
      // PostgreSQL responds to the COMMIT of a failed transaction with ROLLBACK, and no error.
      if (command !== 'COMMIT') throw noSuchTransaction();
      this.release(false);
    } catch (error) {
      if (isLostConnection(error)) {
        this.state = 'inDoubt';
        this.release(true);
        throw error;
      }
      await this.rollBack(false);
      throw toCommandError(error, true);
    }
  }

  private async begun(): Promise<pg.PoolClient> {
    if (this.client) return this.client;
    this.leaveQueue = await this.admission();
    const client = await this.pools.checkOut();
    this.client = client;
    await client.query(`START TRANSACTION ISOLATION LEVEL REPEATABLE READ; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    return client;
  }

  private async rollBack(isBroken: boolean): Promise<void> {
    if (this.state !== 'open') return;
    this.state = 'aborted';
    if (!this.client) return this.leaveQueue();
    const isClean =
      !isBroken &&
      (await this.client.query('ROLLBACK').then(
        () => true,
        () => false,
      ));
    this.release(!isClean);
  }

  private release(isBroken: boolean): void {
    if (this.client) this.pools.checkIn(this.client, isBroken);
    this.client = null;
    this.leaveQueue();
  }

  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.tail.then(task);
    this.tail = result.catch(() => undefined);
    return result;
  }
}

export function noSuchTransaction(): Error {
  return commandError('NoSuchTransaction', 'The transaction has been rolled back or was never started', [
    'TransientTransactionError',
  ]);
}
