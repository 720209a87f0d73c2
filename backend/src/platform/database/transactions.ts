import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MongoError, MongoNetworkError, MongoServerError } from 'mongodb';
import type { ClientSession, Connection } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import { refuse } from '../errors/refuse.js';
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
 * The driver retries for two minutes, and waits a random time before each attempt, up to 7 ms at first and 500 ms at
 * last. A caller whose transaction still conflicts after this time gets a 503 and may retry.
 */
const LAST_ATTEMPT_WITHIN_MS = 5000;

type Caller = Pick<Actor, 'id'>;
type Work<T> = (session: ClientSession) => Promise<T>;
type Task = () => Promise<void>;
const tasksAfter = new WeakMap<ClientSession, Task[]>();

/**
 * Runs `task` after the transaction of `session` was committed or rolled back, and before its caller continues. A
 * retried transaction adds its tasks again, so a task must be harmless if it runs without need.
 */
export function afterTransaction(session: ClientSession, task: Task): void {
  tasksAfter.set(session, [...(tasksAfter.get(session) ?? []), task]);
}

/** A call of the API. */
export interface CallUnderWay {
  /** Stores the answer of a call that its caller may repeat. */
  keep?: (answer: object, session: ClientSession | null) => Promise<void>;
  /** True if the call was answered as not stored: from then on, no transaction of the call is committed. */
  isGivenUp: boolean;
  /** True from the first commit on. */
  mayBeStored: boolean;
}
export const callUnderWay = new AsyncLocalStorage<CallUnderWay>();

/** Runs work that touches more than one document: all of it is stored, or nothing. */
@Injectable()
export class Transactions {
  private readonly queue = new TransactionQueue();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * `work` may run several times (write conflicts are retried): it must have no effect outside `session`, and the ids
   * of records that it creates must be generated before.
   * @param caller has one transaction at a time; null if the caller is unknown
   * @param queueName transactions of this server with the same name run one after the other, for example those that
   * take a number
   * @throws ServiceUnavailableException if too many transactions wait, or conflicts don't end
   */
  run<T>(caller: Caller | null, work: Work<T>, queueName?: string): Promise<T> {
    const names = [caller?.id, queueName].filter((name) => name !== undefined);
    return this.queue.run(names, () => this.attempt(work));
  }

  /**
   * Does the same as `run`, for `work` that makes the answer of the call. A repeated call with the same
   * `Idempotency-Key` gets this answer again: the answer is stored if and only if the work is.
   */
  answer<T extends object>(caller: Caller | null, work: Work<T>, queueName?: string): Promise<T> {
    const answered = async (session: ClientSession) => {
      const answer = await work(session);
      await callUnderWay.getStore()?.keep?.(answer, session);
      return answer;
    };
    return this.run(caller, answered, queueName);
  }

  private async attempt<T>(work: Work<T>): Promise<T> {
    const session = await this.connection.startSession();
    const last = performance.now() + LAST_ATTEMPT_WITHIN_MS;
    const state = { isCommitting: false };
    const call: CallUnderWay = callUnderWay.getStore() ?? { isGivenUp: false, mayBeStored: false };
    const wasStored = call.mayBeStored;
    const attempt = async () => {
      requireWanted(call);
      call.mayBeStored = wasStored;
      state.isCommitting = false;
      if (performance.now() > last)
        throw new ServiceUnavailableException('The transaction failed after too many conflicts');
      try {
        const result = await work(session);
        requireWanted(call);
        call.mayBeStored = true;
        state.isCommitting = true;
        return result;
      } catch (error) {
        throw isCutOff(error) ? retryTransaction() : error;
      }
    };
    try {
      return await session.withTransaction(attempt, { maxCommitTimeMS: MAX_TIME_MS });
    } catch (error) {
      throw state.isCommitting && mayBeStored(error) ? refuse('OUTCOME_UNKNOWN', {}, { retryAfterSeconds: 1 }) : error;
    } finally {
      await session.endSession();
      await Promise.all((tasksAfter.get(session) ?? []).map((task) => task()));
    }
  }
}

function requireWanted({ isGivenUp }: CallUnderWay): void {
  if (isGivenUp) throw new ServiceUnavailableException('The call was answered as not stored');
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11000;
}

/** True if the database gave up because other transactions change the same records. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false;
  return (
    error.hasErrorLabel('TransientTransactionError') || error.code === LOCK_TIMEOUT || error.code === WRITE_CONFLICT
  );
}

/**
 * True if the connection to the database was lost during a command. The driver throws some of these errors unchanged,
 * or wrapped in a write error, without the label that makes it retry.
 */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof MongoServerError) return error.code === HOST_UNREACHABLE || isCutOff(error.errorResponse);
  return error instanceof MongoNetworkError || ('code' in error && CUT_OFF.has(error.code));
}

/** True if a failed commit may have been carried out, because no response came. */
function mayBeStored(error: unknown): boolean {
  if (isCutOff(error) || isUnavailable(error)) return true;
  return error instanceof MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
}

/** The driver's error names for a server that does not respond. */
const UNAVAILABLE = /^Mongo(Network|ServerSelection|PoolCleared|NotConnected|Topology)/;

/** True if the database could not be reached. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && UNAVAILABLE.test(error.name);
}

/** True if the database ended a command that took too long. */
function isOverTime(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === MAX_TIME_EXPIRED;
}

/** True if the same call may succeed a little later. */
export function isBusy(error: unknown): boolean {
  return isUnavailable(error) || isContention(error) || isCutOff(error) || isOverTime(error);
}

/** Restarts the running transaction: data that it read has changed, or its connection is lost. */
export function retryTransaction(): MongoServerError {
  const error = new MongoServerError({ message: 'The transaction must be retried', code: WRITE_CONFLICT });
  error.addErrorLabel('TransientTransactionError');
  return error;
}

/**
 * Refuses a server without transactions: money and stock could be written in part.
 * @throws ConfigurationError
 */
export async function requireTransactions(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.['setName'] === undefined && hello?.['msg'] !== 'isdbgrid') {
    throw new ConfigurationError('MONGODB_URI points to a server without transactions. Use a replica set');
  }
}
