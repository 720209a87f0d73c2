import type { DatabaseSilence } from '../../../platform/database/database-silence.service.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { ChangeFeed, ChangeListener, RecordChange } from '../../../platform/history/change-feed.service.js';
import { FILTER_KEYS } from '@shop/contract/catalog';
import type { ProductResponse } from '../dto/product.response.js';
import type { SearchSynonyms } from '../search/search-synonyms.service.js';
import { Synonyms } from '../search/synonyms.js';
import { CatalogInMemory } from './catalog-in-memory.service.js';
import type { CatalogProduct } from './catalog-index.js';
import type { CatalogLoader } from './catalog-loader.js';

const _id = new Types.ObjectId();
const ID = _id.toHexString();
const CHANGE: RecordChange[] = [{ resource: 'products', id: _id }];
const ANYTHING = null;
const MINUTE_MS = 60_000;

function priced(price: number, id = ID): CatalogProduct {
  const attributes = Object.fromEntries(FILTER_KEYS.map((key) => [key, '']));
  const category = { _id: 'c', name: 'c', displayName: 'C', displayNameAr: '' };
  const product = {
    _id: id,
    ...attributes,
    category,
    productType: 'Ribbon',
    sku: '',
    displaySpecs: '',
    machines: '',
    nameAr: '',
    price,
  } as unknown as ProductResponse;
  return { product, listKey: 'a' };
}

/** A database that responds when the test lets it. */
class StoredCatalog {
  products: CatalogProduct[] = [priced(1)];
  isHeld = false;
  isFailing = false;
  readings = { all: 0, some: 0 };
  private release: (() => void)[] = [];

  loader(): CatalogLoader {
    const read = async (kind: 'all' | 'some') => {
      this.readings[kind] += 1;
      if (this.isFailing) throw new Error('refused');
      const found = [...this.products];
      if (this.isHeld) await new Promise<void>((resolve) => this.release.push(resolve));
      return found;
    };
    return {
      categories: () => Promise.resolve([]),
      products: () => read('all'),
      productsOf: (ids: Types.ObjectId[]) => (ids.length > 0 ? read('some') : Promise.resolve([])),
      productCount: () => Promise.resolve(this.products.length),
    } as unknown as CatalogLoader;
  }

  /** Lets the readings that are held go on, with what they found when they began. */
  goOn(): void {
    for (const resolve of this.release.splice(0)) resolve();
  }
}

let stored: StoredCatalog;
let catalog: CatalogInMemory;
let notify: ChangeListener;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  isSilent = false;
  stored = new StoredCatalog();
  start();
});
afterEach(() => {
  catalog.onApplicationShutdown();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start(): void {
  const feed = {
    onChange: (listener: ChangeListener) => {
      notify = listener;
    },
  };
  catalog = new CatalogInMemory(stored.loader(), feed as unknown as ChangeFeed, synonyms, ANSWERING);
  catalog.onApplicationBootstrap();
}

/** None, at once. */
const synonyms = { compiled: () => Promise.resolve(new Synonyms([])) } as unknown as SearchSynonyms;
const soon = () => jest.advanceTimersByTimeAsync(0);
const price = async () => (await catalog.product(ID))?.price;
/** @returns true if the change was taken in, so that it may be answered */
function applyChanges(change: RecordChange[] | null) {
  const state = { isDone: false };
  void Promise.resolve(notify(change)).then(() => (state.isDone = true));
  return state;
}

let isSilent = false;
const ANSWERING = {
  within: <T>(read: () => Promise<T>) => (isSilent ? Promise.reject(new Error('no answer')) : read()),
} as DatabaseSilence;

describe('a change of the catalog', () => {
  it('is confirmed after it is read; until then visitors get the previous state', async () => {
    await price();
    stored.products = [priced(2)];
    stored.isHeld = true;
    const change = applyChanges(CHANGE);
    await soon();
    expect([await price(), change.isDone]).toEqual([1, false]);
    stored.goOn();
    await soon();
    expect([await price(), change.isDone]).toEqual([2, true]);
  });

  it('is read again if a running read may have missed it', async () => {
    await price();
    stored.isHeld = true;
    const first = applyChanges(CHANGE);
    await soon();
    stored.products = [priced(3)];
    const second = applyChanges(CHANGE);
    stored.goOn();
    await soon();
    expect([await price(), first.isDone, second.isDone]).toEqual([1, true, false]);
    stored.goOn();
    await soon();
    expect([await price(), second.isDone, stored.readings.some]).toEqual([3, true, 2]);
  });

  it('shares one read with other waiting changes', async () => {
    await price();
    stored.isHeld = true;
    const changes = [applyChanges(CHANGE), applyChanges(CHANGE), applyChanges(CHANGE)];
    await soon();
    stored.goOn();
    await soon();
    expect(changes).toEqual([{ isDone: true }, { isDone: true }, { isDone: true }]);
    expect(stored.readings.some).toBe(1);
  });

  it.each([
    ['can’t be read', CHANGE],
    ['is of an unknown kind', ANYTHING],
  ])('shows visitors the previous state until everything is reloaded if it %s', async (_how, unread) => {
    await price();
    stored.products = [priced(2)];
    stored.isFailing = true;
    const change = applyChanges(unread);
    await soon();
    expect(change.isDone).toBe(true);
    expect(await price()).toBe(1);
    stored.isFailing = false;
    expect(await price()).toBe(2);
  });

  it('fails for visitors only if nothing was read yet, and doesn’t end the process', async () => {
    stored.isFailing = true;
    const rejections: unknown[] = [];
    const note = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', note);
    start();
    await expect(price()).rejects.toThrow('refused');
    isSilent = true;
    applyChanges(ANYTHING);
    await expect(price()).rejects.toThrow('no answer');
    await soon();
    process.off('unhandledRejection', note);
    expect(rejections).toEqual([]);
  });

  it('is not lost during the first read', async () => {
    stored.isHeld = true;
    start();
    await soon();
    stored.products = [priced(2)];
    const change = notify(CHANGE);
    stored.isHeld = false;
    stored.goOn();
    await change;
    expect(await price()).toBe(2);
  });

  it('reloads everything for an unknown kind of change, even during a running load', async () => {
    await price();
    stored.isHeld = true;
    applyChanges(ANYTHING);
    await soon();
    const requested = price();
    await soon();
    stored.products = [priced(2)];
    applyChanges(ANYTHING);
    stored.isHeld = false;
    stored.goOn();
    await requested;
    await soon();
    expect(await price()).toBe(2);
  });
});

describe('the version of the catalog', () => {
  it.each([
    ['stays the same after a change that visitors don’t see', [priced(1)], 0],
    ['changes with a price', [priced(2)], 1],
    ['changes with a deleted product', [], 1],
  ])('%s', async (_what, products, versions) => {
    const before = await catalog.version();
    stored.products = products;
    await notify(CHANGE);
    expect((await catalog.version()) - before).toBe(versions);
  });
});

describe('the comparison with the database', () => {
  it('reads everything again within a minute if the number of products stays different', async () => {
    await price();
    stored.products = [priced(1), priced(5, new Types.ObjectId().toHexString())];
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(stored.readings.all).toBe(2);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(stored.readings.all).toBe(2);
  });
});
