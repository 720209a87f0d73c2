import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clientOptions, type ServerAccess } from './access.js';

const PLAIN_CONNECTIONS = 20;
const TRANSACTION_CONNECTIONS = 64;
const WAIT_FOR_CONNECTION_MS = 15_000;
const WAIT_FOR_SERVER_MS = 12_000;
const RECONNECT_PAUSE_MS = 50;
const CONFLICT_ATTEMPTS = 5;
/** How long a single statement waits for a locked document: as long as a client would want to wait. */
const PLAIN_LOCK_TIMEOUT = '10s';
/** After these statements every connection is renewed before its next use. */
const DROPPING: ReadonlySet<string> = new Set(['drop', 'drop_database']);

/** One statement: text with its prepared name, and its parameters. */
export interface Statement {
  name: string;
  text: string;
}

export type SqlValue = Uint8Array | string | number | null;

/** A row in PostgreSQL's text format. */
export type Row = (string | null)[];

/** Runs statements: the pool for single ones, or the connection of a transaction. */
export interface SqlRunner {
  /** @param limitMs time limit of the statement; 0, the default, for no limit */
  run(statement: Statement, values: SqlValue[], limitMs?: number): Promise<Row[]>;
}

const AS_TEXT = { getTypeParser: () => (value: string) => value };

/** Runs a statement on one connection. After `limitMs` PostgreSQL cancels it (SQLSTATE 57014). */
export async function runOn(
  client: pg.PoolClient,
  statement: Statement,
  values: SqlValue[],
  limitMs = 0,
): Promise<Row[]> {
  if (limitMs > 0) await client.query(`SET statement_timeout = ${limitMs}`);
  try {
    const result = await client.query<Row>({ ...statement, values, rowMode: 'array', types: AS_TEXT });
    return result.rows;
  } finally {
    // In a failed transaction this also fails, and the rollback resets the value.
    if (limitMs > 0) await client.query('RESET statement_timeout').catch(ignore);
  }
}

/**
 * The gateway's connections. Transactions have their own pool, so that single statements of the same client always get a connection, for any number of open transactions.
 */
export class ConnectionPools implements SqlRunner {
  private readonly plain: pg.Pool;
  private readonly transactions: pg.Pool;
  /** Counts the drops: a connection caches data of a collection that another one dropped. */
  private drops = 0;
  private readonly openedAfter = new WeakMap<pg.PoolClient, number>();
  private isClosed = false;

  constructor(access: ServerAccess) {
    const shared = {
      ...clientOptions(access),
      connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
      idleTimeoutMillis: 60_000,
    };
    this.plain = new pg.Pool({ ...shared, max: PLAIN_CONNECTIONS, options: `-c lock_timeout=${PLAIN_LOCK_TIMEOUT}` });
    this.transactions = new pg.Pool({ ...shared, max: TRANSACTION_CONNECTIONS });
    // The pool discards a connection that breaks while idle; nothing else is needed.
    for (const pool of [this.plain, this.transactions]) {
      pool.on('error', ignore);
      pool.on('connect', (client) => {
        client.on('error', ignore);
        this.openedAfter.set(client, this.drops);
      });
    }
  }

  /**
   * Runs one statement outside a transaction; it is retried if it lost to a concurrent one, since it then had no
   * effect.
   */
  async run(statement: Statement, values: SqlValue[], limitMs?: number): Promise<Row[]> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.connect(this.plain);
      try {
        const rows = await runOn(client, statement, values, limitMs);
        if (DROPPING.has(statement.name)) this.drops += 1;
        client.release();
        return rows;
      } catch (error) {
        client.release(!isServerReport(error));
        if (attempt === CONFLICT_ATTEMPTS || !isConflict(error)) throw error;
      }
    }
  }

  /** A connection for one transaction; the caller returns it by checkIn. */
  checkOut(): Promise<pg.PoolClient> {
    return this.connect(this.transactions);
  }

  /** Waits while PostgreSQL restarts: nothing was sent yet, so nothing can be lost or repeated. */
  private async connect(pool: pg.Pool): Promise<pg.PoolClient> {
    const deadline = Date.now() + WAIT_FOR_SERVER_MS;
    for (;;) {
      try {
        const client = await pool.connect();
        if (this.openedAfter.get(client) === this.drops) return client;
        client.release(true);
      } catch (error) {
        if (this.isClosed || Date.now() > deadline) throw error;
        await sleep(RECONNECT_PAUSE_MS);
      }
    }
  }

  checkIn(client: pg.PoolClient, isBroken: boolean): void {
    client.release(isBroken);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled([this.plain.end(), this.transactions.end()]);
  }
}

function ignore(): void {
  // The failing statement is also rejected; this listener only prevents that the error ends the process.
}

/** True if PostgreSQL itself reported the error over a connection that still works. */
function isServerReport(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}
