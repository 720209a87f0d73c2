import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import type { CatalogueChange, CatalogueChangeRecord } from './catalogue-change.schema.js';
import { CatalogueChanges, type ChangedIds } from './catalogue-changes.service.js';

const LOOK_MS = 400;
const DEAF_MS = 6000;

const change = (): CatalogueChangeRecord => ({
  _id: new Types.ObjectId(),
  at: new Date(),
  products: [new Types.ObjectId()],
  categories: [],
});
const silence = new Promise<never>(() => undefined);

let found: () => Promise<CatalogueChangeRecord[]>;
let heard: (ChangedIds | null)[];
let changes: CatalogueChanges;

beforeEach(() => {
  jest.useFakeTimers();
  found = () => Promise.resolve([]);
  heard = [];
  const model = { find: () => ({ lean: () => found() }), deleteMany: () => Promise.resolve() };
  changes = new CatalogueChanges(model as unknown as Model<CatalogueChange>);
  changes.onChange((changed) => {
    heard.push(changed);
    return Promise.resolve();
  });
  changes.onApplicationBootstrap();
});
afterEach(() => {
  // Not waited for: one of the looks never ends.
  void changes.beforeApplicationShutdown();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('changes that other servers made', () => {
  it('are heard once', async () => {
    const one = change();
    found = () => Promise.resolve([one]);
    await jest.advanceTimersByTimeAsync(LOOK_MS * 3);
    expect(heard).toEqual([one]);
  });

  it('may have been missed where the database refuses to tell, which is said in the log once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    found = () => Promise.reject(new Error('refused'));
    await jest.advanceTimersByTimeAsync(DEAF_MS);
    expect(heard).toContain(null);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('may have been missed where the database keeps silent', async () => {
    found = () => silence;
    await jest.advanceTimersByTimeAsync(DEAF_MS);
    expect(heard).toContain(null);
  });

  it('are not thought missed while it answers, nor after it answers again', async () => {
    await jest.advanceTimersByTimeAsync(DEAF_MS * 10);
    expect(heard).toEqual([]);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    found = () => Promise.reject(new Error('refused'));
    await jest.advanceTimersByTimeAsync(DEAF_MS);
    found = () => Promise.resolve([]);
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    heard.length = 0;
    await jest.advanceTimersByTimeAsync(DEAF_MS);
    expect(heard).toEqual([]);
  });
});
