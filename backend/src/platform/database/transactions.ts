import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import type { ClientSession, Connection } from 'mongoose';
import { Turns } from './turns.js';

const LOCK_TIMEOUT = 24;
const WRITE_CONFLICT = 112;
const CUT_OFF: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

/** The driver tries for two minutes. Nobody waits that long at a browser: who still loses then is told to come back. */
const LAST_ATTEMPT_WITHIN_MS = 10_000;

type Task = () => Promise<void>;
const tasksAfter = new WeakMap<ClientSession, Task[]>();

/**
 * Has `task` done once the transaction of `session` has ended, however that went, and before its caller goes on. A
 * transaction that is retried names its tasks again, so that each has to be able to run in vain.
 */
export function afterTransaction(session: ClientSession, task: Task): void {
  tasksAfter.set(session, [...(tasksAfter.get(session) ?? []), task]);
}

/** Runs work that touches more than one document: all of it happens, or none. */
@Injectable()
export class Transactions {
  private readonly turns = new Turns();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * As `run`, one after the other with all of this server that name the same turn: those that change one record anyway, as
   * what takes a number does, would each start again as often as another is quicker. Among servers the database decides.
   */
  runInTurn<T>(turn: string, work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.turns.take(turn, () => this.run(work));
  }

  /**
   * `work` may run several times (write conflicts are retried), so it must have no effect outside `session`.
   * @throws ServiceUnavailableException when others are in the way all the time
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    const last = performance.now() + LAST_ATTEMPT_WITHIN_MS;
    const attempt = async () => {
      if (performance.now() > last) throw new ServiceUnavailableException('The transaction lost to others too often');
      try {
        return await work(session);
      } catch (error) {
        throw isCutOff(error) ? retryTransaction() : error;
      }
    };
    try {
      return await session.withTransaction(attempt);
    } finally {
      await session.endSession();
      await Promise.all((tasksAfter.get(session) ?? []).map((task) => task()));
    }
  }
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11000;
}

/** Whether the database gave up waiting for others who change the same records. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false;
  return (
    error.hasErrorLabel('TransientTransactionError') || error.code === LOCK_TIMEOUT || error.code === WRITE_CONFLICT
  );
}

/**
 * Whether the connection to the database ended under a command. The driver lets some of these errors through as they
 * are, or wrapped in one that speaks of writes, without the label by which it tries again itself.
 */
export function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof MongoServerError) return isCutOff(error.errorResponse);
  return error instanceof MongoNetworkError || ('code' in error && CUT_OFF.has(error.code));
}

/** Makes the running transaction start again: what it read has changed under it, or its connection is gone. */
export function retryTransaction(): MongoServerError {
  const error = new MongoServerError({ message: 'The transaction has to start again', code: WRITE_CONFLICT });
  error.addErrorLabel('TransientTransactionError');
  return error;
}
