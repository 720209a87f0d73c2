import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CallHandler, type ExecutionContext, Logger, ServiceUnavailableException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ClientSession, Connection } from 'mongoose';
import { defer, lastValueFrom } from 'rxjs';
import { DatabaseSilence } from './database-silence.service.js';
import { SilenceInterceptor } from './silence.interceptor.js';
import { Transactions } from './transactions.js';

const never = () => new Promise<never>(() => undefined);
const CALL = { getHandler: () => never } as unknown as ExecutionContext;
const soon = () => jest.advanceTimersByTimeAsync(0);

let answers: boolean;
let pings: number;
let silence: DatabaseSilence;

/** Rejects when the signal is aborted, like the driver; the signal's own timer is Node's and not faked. */
function ping(): Promise<unknown> {
  pings += 1;
  if (answers) return Promise.resolve({ ok: 1 });
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('aborted')), 1100));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  answers = true;
  pings = 0;
  const client = { db: () => ({ command: ping }) };
  silence = new DatabaseSilence({ getClient: () => client } as unknown as Connection);
  silence.onModuleInit();
});
afterEach(() => {
  silence.beforeApplicationShutdown();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The outcome of work, with the time that it took. */
function outcomeOf(work: Promise<unknown>) {
  const from = Date.now();
  const outcome: { value?: unknown; ms?: number } = {};
  const settle = (value: unknown) => void Object.assign(outcome, { value, ms: Date.now() - from });
  work.then(settle, settle);
  return outcome;
}

describe('a database that stops responding', () => {
  it('fails waiting calls within three seconds, and further ones at once until it responds', async () => {
    answers = false;
    const waiting = outcomeOf(silence.within(never));
    await jest.advanceTimersByTimeAsync(3000);
    expect(waiting.value).toBeInstanceOf(ServiceUnavailableException);
    const read = jest.fn(never);
    await expect(silence.within(read)).rejects.toBeInstanceOf(ServiceUnavailableException);
    expect(read).not.toHaveBeenCalled();
    answers = true;
    await jest.advanceTimersByTimeAsync(1500);
    await expect(silence.within(() => Promise.resolve('read'))).resolves.toBe('read');
  });

  it('is not assumed if it answers pings while a query is slow', async () => {
    const slow = outcomeOf(silence.within(() => new Promise((resolve) => setTimeout(() => resolve('read'), 9000))));
    await jest.advanceTimersByTimeAsync(9000);
    expect(slow.value).toBe('read');
  });

  it('is not pinged unless a call waits', async () => {
    await silence.within(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(pings).toBe(0);
  });
});

describe('a call that changes something while the database stops responding', () => {
  let goOn: () => void;
  let isAborted: boolean;

  /** @param commit the commit of its transaction */
  function change(commit: () => Promise<unknown>) {
    const withTransaction = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        isAborted = true;
        throw error;
      }
      return commit();
    };
    const session = { withTransaction, endSession: () => Promise.resolve() } as unknown as ClientSession;
    const transactions = new Transactions({ startSession: () => Promise.resolve(session) } as unknown as Connection);
    const work = () => new Promise<void>((resolve) => (goOn = resolve));
    const next: CallHandler = { handle: () => defer(() => transactions.run(null, work)) };
    const interceptor = new SilenceInterceptor(new Reflector(), silence);
    return outcomeOf(lastValueFrom(interceptor.intercept(CALL, next)));
  }
  beforeEach(() => {
    answers = false;
    isAborted = false;
  });

  it('is refused as not stored, and its transaction is not committed later', async () => {
    const commit = jest.fn(() => Promise.resolve('stored'));
    const answer = change(commit);
    await jest.advanceTimersByTimeAsync(3000);
    expect(answer.value).toBeInstanceOf(ServiceUnavailableException);
    goOn();
    await soon();
    expect([isAborted, commit.mock.calls]).toEqual([true, []]);
  });

  it('has an unknown outcome if its commit has begun', async () => {
    const answer = change(never);
    await soon();
    goOn();
    await jest.advanceTimersByTimeAsync(3000);
    expect(answer.value).toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' });
  });
});
