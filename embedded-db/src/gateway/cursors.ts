import type { Transaction } from './transaction.js';
import { commandError } from './errors.js';

const IDLE_LIMIT_MS = 10 * 60_000;
const SWEEP_INTERVAL_MS = 60_000;

/** An open cursor: the engine's continuation, and the transaction that it reads in, if any. */
interface OpenCursor {
  id: bigint;
  database: string;
  continuation: Buffer;
  transaction: Transaction | null;
  lastUsedAt: number;
}

export class Cursors {
  private readonly cursors = new Map<bigint, OpenCursor>();
  private readonly sweeper: NodeJS.Timeout;

  /** @param dispose called with the ids of cursors that were not used for a long time */
  constructor(dispose: (ids: bigint[]) => void) {
    this.sweeper = setInterval(() => dispose(this.removeIdle()), SWEEP_INTERVAL_MS).unref();
  }

  keep(cursor: Omit<OpenCursor, 'lastUsedAt'>): void {
    this.cursors.set(cursor.id, { ...cursor, lastUsedAt: Date.now() });
  }

  /** Removes a cursor for one getMore; throws CursorNotFound. */
  take(id: bigint): OpenCursor {
    const cursor = this.cursors.get(id);
    if (!cursor) throw commandError('CursorNotFound', `cursor id ${id} not found`);
    this.cursors.delete(id);
    return cursor;
  }

  remove(id: bigint): OpenCursor | null {
    const cursor = this.cursors.get(id) ?? null;
    this.cursors.delete(id);
    return cursor;
  }

  close(): void {
    clearInterval(this.sweeper);
  }

  private removeIdle(): bigint[] {
    const now = Date.now();
    const idle = [...this.cursors.values()].filter(
      (cursor) => now - cursor.lastUsedAt > IDLE_LIMIT_MS || cursor.transaction?.isOpen === false,
    );
    for (const cursor of idle) this.cursors.delete(cursor.id);
    return idle.filter((cursor) => !cursor.transaction).map((cursor) => cursor.id);
  }
}
