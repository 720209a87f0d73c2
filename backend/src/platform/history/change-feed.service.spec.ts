import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import type { DatabaseClock } from '../database/database-clock.service.js';
import type { DatabaseSilence } from '../database/database-silence.service.js';
import { ChangeFeed, type RecordChange } from './change-feed.service.js';
import type { HistoryEntry } from './history-entry.schema.js';

const LOOK_MS = 500;
const STALE_MS = 6000;

const entry = () => ({ _id: new Types.ObjectId(), resource: 'products' as const, resourceId: new Types.ObjectId() });

let found: () => Promise<object[]>;
let received: (readonly RecordChange[] | null)[];
let isSilent: boolean;
let feed: ChangeFeed;

beforeEach(() => {
  jest.useFakeTimers();
  found = () => Promise.resolve([]);
  received = [];
  const collection = { find: () => ({ toArray: () => found() }) };
  const model = { db: { collection: () => collection }, collection: { name: 'audit' } };
  const clock = { now: () => Date.now() };
  isSilent = false;
  const silence = {
    requireAnswers: () => {
      if (isSilent) throw new Error('no answer');
    },
    within: <T>(read: () => Promise<T>) => read(),
  };
  feed = new ChangeFeed(model as unknown as Model<HistoryEntry>, clock as DatabaseClock, silence as DatabaseSilence);
  feed.onChange((changes) => void received.push(changes));
  feed.onApplicationBootstrap();
});
afterEach(() => {
  void feed.beforeApplicationShutdown();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the change feed', () => {
  it('reports a change of another server once', async () => {
    const { resourceId: id, ...one } = entry();
    found = () => Promise.resolve([{ ...one, resourceId: id }]);
    await jest.advanceTimersByTimeAsync(LOOK_MS * 30);
    expect(received).toEqual([[{ resource: 'products', id }]]);
  });

  it('reports that anything may have changed if the database refuses the feed, and warns once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    found = () => Promise.reject(new Error('refused'));
    await jest.advanceTimersByTimeAsync(STALE_MS);
    expect(received).toContain(null);
    expect(feed.versionOf('orders')).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('reports nothing while the database does not respond, and afterwards that anything may have changed', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    isSilent = true;
    await jest.advanceTimersByTimeAsync(STALE_MS);
    expect(received).toEqual([]);
    isSilent = false;
    await jest.advanceTimersByTimeAsync(STALE_MS);
    expect(received).toEqual([null]);
  });

  it('reports nothing while the database responds, and after it responds again', async () => {
    await jest.advanceTimersByTimeAsync(STALE_MS * 10);
    expect(received).toEqual([]);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    found = () => Promise.reject(new Error('refused'));
    await jest.advanceTimersByTimeAsync(STALE_MS);
    found = () => Promise.resolve([]);
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    received.length = 0;
    await jest.advanceTimersByTimeAsync(STALE_MS);
    expect(received).toEqual([]);
  });

  it('continues if a listener fails', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const later = jest.fn(() => undefined);
    feed.onChange(() => Promise.reject(new Error('no memory')));
    feed.onChange(later);
    await feed.notifyOwn([entry()]);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('reads the database once for all calls of one moment, and again for a later one', async () => {
    let looks = 0;
    found = () => Promise.resolve([]).finally(() => (looks += 1));
    await Promise.all([feed.refresh(), feed.refresh(), feed.refresh()]);
    expect(looks).toBe(1);
    const first = feed.refresh();
    await Promise.resolve().then(() => undefined);
    await Promise.all([first, feed.refresh(), feed.refresh()]);
    expect(looks).toBe(3);
  });
});
