import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import type { ClientSession, Connection } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import { MAX_TIME_MS } from './connection-options.js';
import { TransactionQueue } from './transaction-queue.js';
import { ConfigurationError } from '../config/variables.js';

const LOCK_TIMEOUT = 24;
const WRITE_CONFLICT = 112;
const MAX_TIME_EXPIRED = 50;
/** A proxy or the embedded gateway can't reach the database behind it. */
const HOST_UNREACHABLE = 6;
const CUT_OFF: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

/**
 * The driver tries for two minutes, and waits at random before each attempt, up to 7 ms at first and 500 ms at last. A caller who
 * still loses after this time is told to come back.
 */
const LAST_ATTEMPT_WITHIN_MS = 5000;

type Caller = Pick<Actor, 'id'>;
type Work<T> = (session: ClientSession) => Promise<T>;
type Task = () => Promise<void>;
const tasksAfter = new WeakMap<ClientSession, Task[]>();

/**
 * Runs `task` after the transaction of `session` was committed or rolled back, and before its caller goes on. A transaction
 * that is retried adds its tasks again, so that each must be harmless when it runs in vain.
 */
export function afterTransaction(session: ClientSession, task: Task): void {
  tasksAfter.set(session, [...(tasksAfter.get(session) ?? []), task]);
}

/** A call of the API that its caller may repeat: its answer is kept. */
interface RepeatableCall {
  keep(answer: object, session: ClientSession): Promise<void>;
}
export const callUnderWay = new AsyncLocalStorage<RepeatableCall>();

/** Runs work that touches more than one document: all of it happens, or none. */
@Injectable()
export class Transactions {
  private readonly queue = new TransactionQueue();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * `work` may run several times (write conflicts are retried): it must have no effect outside of `session`, and the ids
   * of what it creates are made before.
   * @param caller who has one transaction at a time; null: nobody is known
   * @param queueName transactions of this server that share it run one after the other, as those that take a number do
   * @throws ServiceUnavailableException where too many wait, or others are in the way all the time
   */
  run<T>(caller: Caller | null, work: Work<T>, queueName?: string): Promise<T> {
    const names = [caller?.id, queueName].filter((name) => name !== undefined);
    return this.queue.run(names, () => this.attempt(work));
  }

  /**
   * As `run`, where `work` makes what the call is answered with. A repetition of the call, by its `Idempotency-Key`, gets
   * this answer again: it is stored if and only if the work is.
   */
  answer<T extends object>(caller: Caller | null, work: Work<T>, queueName?: string): Promise<T> {
    const answered = async (session: ClientSession) => {
      const answer = await work(session);
      await callUnderWay.getStore()?.keep(answer, session);
      return answer;
    };
    return this.run(caller, answered, queueName);
  }

  private async attempt<T>(work: Work<T>): Promise<T> {
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
      return await session.withTransaction(attempt, { maxCommitTimeMS: MAX_TIME_MS });
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
  if (error instanceof MongoServerError) return error.code === HOST_UNREACHABLE || isCutOff(error.errorResponse);
  return error instanceof MongoNetworkError || ('code' in error && CUT_OFF.has(error.code));
}

/** The driver's error names for a server that does not respond. */
const UNAVAILABLE = /^Mongo(Network|ServerSelection|PoolCleared|NotConnected|Topology)/;

/** Whether the database could not be asked. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && UNAVAILABLE.test(error.name);
}

/** Whether the database ended a command that took too long. */
export function isOverTime(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === MAX_TIME_EXPIRED;
}

/** Makes the running transaction start again: what it read has changed under it, or its connection is gone. */
export function retryTransaction(): MongoServerError {
  const error = new MongoServerError({ message: 'The transaction has to start again', code: WRITE_CONFLICT });
  error.addErrorLabel('TransientTransactionError');
  return error;
}

/**
 * Refuses a server without transactions: money and stock would be half-written on it.
 * @throws ConfigurationError
 */
export async function requireTransactions(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.['setName'] === undefined && hello?.['msg'] !== 'isdbgrid') {
    throw new ConfigurationError('MONGODB_URI points to a server without transactions: use a replica set');
  }
}
