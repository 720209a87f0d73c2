import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { MongoBulkWriteError, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb';
import type { ClientSession, Connection } from 'mongoose';
import { describeError } from '../errors/error.filter.js';
import { afterTransaction, isContention, retryTransaction, Transactions } from './transactions.js';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const endSession = jest.fn(() => Promise.resolve());

/** Repeats as the driver does: as long as a conflict is thrown, and nothing else. */
async function withTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error)) throw error;
    }
  }
}

function transactions(inTransaction: typeof withTransaction = withTransaction): Transactions {
  const session = { withTransaction: inTransaction, endSession } as unknown as ClientSession;
  return new Transactions({ startSession: () => Promise.resolve(session) } as unknown as Connection);
}

/** Work that loses to others until it was tried `attempts` times, three seconds each. */
function losing(attempts: number) {
  let tried = 0;
  return jest.fn(() => {
    tried += 1;
    now += 3000;
    return tried < attempts ? Promise.reject(retryTransaction()) : Promise.resolve('done');
  });
}

describe('a transaction with a conflict', () => {
  it('is tried again', async () => {
    const work = losing(2);
    await expect(transactions().run(null, work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is given up after five seconds with 503, and its session is ended', async () => {
    const work = losing(100);
    const refusal = await transactions()
      .run(null, work)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ServiceUnavailableException);
    expect(describeError(refusal)).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(work).toHaveBeenCalledTimes(2);
    expect(endSession).toHaveBeenCalled();
  });
});

describe('retries of the driver', () => {
  it('are made after growing pauses, which differ between servers', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    const client = new MongoClient('mongodb://127.0.0.1:9');
    const connection = { startSession: () => Promise.resolve(client.startSession()) } as unknown as Connection;
    const times: number[] = [];
    await new Transactions(connection).run(null, () => {
      times.push(Date.now());
      return times.length < 8 ? Promise.reject(retryTransaction()) : Promise.resolve('done');
    });
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    const shortest = pauses.map((_, index) => Math.floor(5 * 1.5 ** (index + 1)) - 2);
    expect(pauses.filter((pause, index) => pause < (shortest[index] ?? 0))).toEqual([]);
    await client.close();
  });
});

describe('a task for the end of a transaction', () => {
  it.each([
    ['after a success', () => Promise.resolve('done'), 'done'],
    ['after a failure', () => Promise.reject(new Error('refused')), 'refused'],
  ])('runs %s, before the caller continues', async (_how, work, outcome) => {
    const events: string[] = [];
    const task = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      events.push('task');
    };
    const running = transactions().run(null, (session) => {
      afterTransaction(session, task);
      return work();
    });
    const reported = await running.catch((error: unknown) => (error instanceof Error ? error.message : error));
    expect([...events, reported]).toEqual(['task', outcome]);
  });
});

const cutOff = (code: string) => Object.assign(new Error('This socket has been ended by the other party'), { code });

describe('a transaction that loses its connection', () => {
  it.each(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED'])('starts again after %s', async (code) => {
    const work = jest.fn(() => Promise.resolve('done')).mockRejectedValueOnce(cutOff(code));
    await expect(transactions().run(null, work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  const closed = new MongoNetworkError('connection 24 to 127.0.0.1:27017 closed');
  it.each([
    ['bare', closed],
    ['in the name of several writes', new MongoBulkWriteError(closed as never, {} as never)],
  ])('starts again if the driver reports %s', async (_how, error) => {
    const work = jest.fn(() => Promise.resolve('done')).mockRejectedValueOnce(error);
    await expect(transactions().run(null, work)).resolves.toBe('done');
    expect(describeError(error)).toMatchObject({ statusCode: 503 });
  });

  it('starts again behind the gateway', async () => {
    const unreachable = new MongoServerError({ message: 'PostgreSQL does not answer', code: 6 });
    const work = jest.fn(() => Promise.resolve('done')).mockRejectedValueOnce(unreachable);
    await expect(transactions().run(null, work)).resolves.toBe('done');
  });

  it('fails at once after any other error', async () => {
    const work = jest.fn(() => Promise.reject(cutOff('EACCES')));
    await expect(transactions().run(null, work)).rejects.toThrow('ended by the other party');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a commit without a response', () => {
  const unknown = new MongoServerError({ message: 'no answer', code: 50 });
  unknown.addErrorLabel('UnknownTransactionCommitResult');

  it.each([
    ['the connection ends', cutOff('ECONNRESET')],
    ['the driver does not know it', unknown],
  ])('has an unknown outcome if %s', async (_how, error) => {
    const committing = async (work: () => Promise<unknown>) => {
      await work();
      throw error;
    };
    const run = transactions(committing as typeof withTransaction).run(null, () => Promise.resolve('done'));
    await expect(run).rejects.toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN', retryAfterSeconds: 1 });
  });

  it('has a known outcome if the commit was refused', async () => {
    const committing = async (work: () => Promise<unknown>) => {
      await work();
      throw retryTransaction();
    };
    const run = transactions(committing as typeof withTransaction).run(null, () => Promise.resolve('done'));
    await expect(run).rejects.toMatchObject({ code: 112 });
  });
});

describe('a database error', () => {
  it.each([
    ['for a conflict that a transaction gave up on is 503', retryTransaction(), 503],
    ['for a lock that could not be taken is 503', new MongoServerError({ message: 'lock timeout', code: 24 }), 503],
    ['for a full disk is 503', new MongoServerError({ message: 'No space left on device', code: 14031 }), 503],
    ['for a disk that fails is 503', new MongoServerError({ message: 'could not write', code: 39 }), 503],
    ['for a damaged page is 503', new MongoServerError({ message: 'invalid page', code: 301 }), 503],
    ['for a command that took too long is 503', new MongoServerError({ message: 'over time', code: 50 }), 503],
    ['for a write conflict is 503', new MongoServerError({ message: 'write conflict', code: 112 }), 503],
    ['for a connection that ends while a command is sent is 503', cutOff('EPIPE'), 503],
    ['for a server that the gateway can’t reach is 503', new MongoServerError({ message: 'gone', code: 6 }), 503],
    ['for a duplicate key is 500', new MongoServerError({ message: 'duplicate key', code: 11000 }), 500],
    ['for any other error is 500', new Error('anything else'), 500],
  ])('the status %s', (_what, error, status) => {
    expect(describeError(error).statusCode).toBe(status);
  });
});
