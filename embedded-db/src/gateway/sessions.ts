import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionPools } from '../postgres/pools.js';
import type { Command } from './command.js';
import { commandError } from './errors.js';
import { noSuchTransaction, Transaction } from './transaction.js';

/** How long a repeated transaction waits at most for the previous one; a hanging client must not block the others. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Serialises transactions that have lost a write conflict, by collection. Drivers repeat a lost transaction after a
 * growing pause: without an order, twenty-five clients that increment one number conflict with each other for seconds.
 */
export class ConflictQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /** Resolves when it is the caller's turn, with a function to call when its transaction has ended. */
  async enter(collection: string): Promise<() => void> {
    const previous = this.tails.get(collection) ?? Promise.resolve();
    let leave: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (leave = resolve));
    const tail = previous.then(() => ended);
    this.tails.set(collection, tail);
    void tail.then(() => {
      if (this.tails.get(collection) === tail) this.tails.delete(collection);
    });
    await Promise.race([previous, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
    return leave;
  }
}

const TRANSACTION_LIFETIME_MS = 60_000;
const SESSION_LIFETIME_MS = 30 * 60_000;
const SWEEP_INTERVAL_MS = 5_000;

/** State of a client's logical session. */
export interface Session {
  id: string;
  transaction: Transaction | null;
  transactionStartedAt: number;
  /** The connection that last used the transaction; when it closes, the transaction is rolled back. */
  transactionOwner: object | null;
  /** The latest retryable write and its response, so that a repetition is answered and not applied again. */
  lastWrite: { txnNumber: bigint; reply: Promise<Uint8Array> } | null;
  /** Collection in which its last transaction lost a write conflict; null if the last one did not. */
  conflictIn: string | null;
  lastUsedAt: number;
}

export class Sessions {
  private readonly sessions = new Map<string, Session>();
  private readonly conflicts = new ConflictQueue();
  private readonly sweeper = setInterval(() => this.sweep(), SWEEP_INTERVAL_MS).unref();

  constructor(private readonly pools: ConnectionPools) {}

  get(id: string): Session {
    const session = this.sessions.get(id) ?? this.create(id);
    session.lastUsedAt = Date.now();
    return session;
  }

  /**
   * The transaction of `command`, which is started if the command requests it; null for commands outside a transaction.
   */
  enterTransaction(command: Command, owner: object): Transaction | null {
    if (!command.isInTransaction) return null;
    const { sessionId, txnNumber } = command;
    if (sessionId === null || txnNumber === null) {
      throw commandError('InvalidOptions', 'A transaction needs lsid and txnNumber');
    }
    const session = this.get(sessionId);
    session.transactionOwner = owner;
    if (command.startsTransaction) return this.start(session, txnNumber);
    const { transaction } = session;
    if (transaction?.txnNumber !== txnNumber || !transaction.isOpen) throw noSuchTransaction();
    return transaction;
  }

  /** Records that the session's transaction lost a write conflict, so that its repetition queues. */
  noteConflict(command: Command, collection: string): void {
    if (command.sessionId !== null) this.get(command.sessionId).conflictIn = collection;
  }

  /** Rolls back the open transactions of a closed connection. */
  abandon(owner: object): void {
    for (const session of this.sessions.values()) {
      if (session.transactionOwner === owner) void session.transaction?.abort();
    }
  }

  async end(id: string): Promise<void> {
    const session = this.sessions.get(id);
    this.sessions.delete(id);
    await session?.transaction?.abort();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.allSettled([...this.sessions.keys()].map((id) => this.end(id)));
  }

  private create(id: string): Session {
    const session: Session = {
      id,
      transaction: null,
      transactionStartedAt: 0,
      transactionOwner: null,
      lastWrite: null,
      conflictIn: null,
      lastUsedAt: 0,
    };
    this.sessions.set(id, session);
    return session;
  }

  private start(session: Session, txnNumber: bigint): Transaction {
    const previous = session.transaction;
    if (previous && previous.txnNumber >= txnNumber) {
      throw commandError('TransactionTooOld', `Transaction ${txnNumber} is not newer than ${previous.txnNumber}`);
    }
    void previous?.abort();
    const { conflictIn } = session;
    session.conflictIn = null;
    const admission = conflictIn === null ? admitAtOnce : () => this.conflicts.enter(conflictIn);
    session.transaction = new Transaction(this.pools, session.id, txnNumber, admission);
    session.transactionStartedAt = Date.now();
    return session.transaction;
  }

  private sweep(): void {
    const now = Date.now();
    for (const session of this.sessions.values()) {
      const { transaction } = session;
      const isOpen = transaction?.isOpen ?? false;
      if (isOpen && now - session.transactionStartedAt > TRANSACTION_LIFETIME_MS) void transaction?.abort();
      if (!isOpen && now - session.lastUsedAt > SESSION_LIFETIME_MS) this.sessions.delete(session.id);
    }
  }
}

function admitAtOnce(): Promise<() => void> {
  return Promise.resolve(() => undefined);
}
