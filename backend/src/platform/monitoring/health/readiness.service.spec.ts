import type { DatabaseSilence } from '../../database/database-silence.service.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { MongoServerError } from 'mongodb';
import type { Connection } from 'mongoose';
import { StorageFaults } from '../../database/storage-faults.service.js';
import { Readiness } from './readiness.service.js';

const host = { httpAdapter: { getHttpServer: () => ({ listening: true }) } } as unknown as HttpAdapterHost<never>;
const failing = (code: number) => () => Promise.reject(new MongoServerError({ message: 'of the database', code }));

let now: number;
let write: jest.Mock<() => Promise<unknown>>;
let faults: StorageFaults;
let readiness: Readiness;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  write = jest.fn(() => Promise.resolve({}));
  faults = new StorageFaults();
  const connection = { collection: () => ({ updateOne: write }) };
  readiness = new Readiness(host, connection as unknown as Connection, faults, silence);
});

const silence = { ask: () => Promise.resolve() } as DatabaseSilence;

describe('readiness', () => {
  it('tries one write every five seconds for any number of calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => readiness.obstacle()));
    now += 4999;
    answers.push(await readiness.obstacle());
    expect(new Set(answers)).toEqual(new Set([null]));
    expect(write).toHaveBeenCalledTimes(1);
    now += 1;
    await readiness.obstacle();
    expect(write).toHaveBeenCalledTimes(2);
  });

  it.each([
    [14031, 'the disk is full'],
    [39, 'disk error'],
    [8000, 'nothing can be stored'],
  ])('reports why a write fails with %i: %s; and recovers once it succeeds', async (code, reason) => {
    write.mockImplementationOnce(failing(code));
    expect(await readiness.obstacle()).toBe(reason);
    now += 10_000;
    expect(await readiness.obstacle()).toBeNull();
  });

  it('counts a write conflict with another server as success', async () => {
    write.mockImplementationOnce(failing(112));
    expect(await readiness.obstacle()).toBeNull();
  });

  it('reports a failed write for ten seconds, even if a small write succeeds', async () => {
    faults.note(new MongoServerError({ message: 'could not extend file', code: 14031 }));
    now += 9999;
    expect(await readiness.obstacle()).toBe('the disk is full');
    now += 1;
    expect(await readiness.obstacle()).toBeNull();
  });

  it('fails permanently after damaged data were found', async () => {
    faults.note(new MongoServerError({ message: 'invalid page in block 3', code: 301 }));
    faults.note(new Error('anything else'));
    faults.note(new MongoServerError({ message: 'could not extend file', code: 14031 }));
    expect(await readiness.obstacle()).toBe('stored data is corrupted');
    now += 60_000;
    expect(await readiness.obstacle()).toBe('stored data is corrupted');
  });
});
