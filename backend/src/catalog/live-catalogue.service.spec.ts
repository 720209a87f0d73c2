import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { CatalogueChanges, ChangedIds } from './catalogue-changes.service.js';
import type { CatalogueReader } from './catalogue-reader.js';
import { DIMENSIONS, type Dimension, type IndexedProduct } from './domain/catalogue-rows.js';
import { LiveCatalogue } from './live-catalogue.service.js';

const _id = new Types.ObjectId();
const CHANGE: ChangedIds = { products: [_id], categories: [] };
const LONG_MS = 300;
const values = Object.fromEntries(DIMENSIONS.map((name) => [name, ''])) as Record<Dimension, string>;
const priced = (price: string): IndexedProduct[] => [
  { id: _id.toHexString(), listKey: 'a', searchText: '', values, json: price },
];

let live: LiveCatalogue;
let tell: (changed: ChangedIds | null) => Promise<void>;
/** How many readings of changes have begun; each ends when it is told what it finds. */
let readings: { find: (products: IndexedProduct[]) => void; fail: () => void }[];
let endOfFirst: (products: IndexedProduct[]) => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  readings = [];
  const reader = {
    categories: () => Promise.resolve([]),
    productCount: () => Promise.resolve(1),
    async *allProducts() {
      yield await new Promise<IndexedProduct[]>((resolve) => (endOfFirst = resolve));
    },
    products: () =>
      new Promise<IndexedProduct[]>((resolve, reject) => {
        readings.push({ find: resolve, fail: () => reject(new Error('refused')) });
      }),
  };
  const changes = {
    onChange: (listener: typeof tell) => {
      tell = listener;
    },
  };
  live = new LiveCatalogue(reader as unknown as CatalogueReader, changes as unknown as CatalogueChanges);
  live.onApplicationBootstrap();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const soon = () => jest.advanceTimersByTimeAsync(0);
const price = () => live.now()?.index.get(_id.toHexString())?.join().toString();
const read = async () => {
  await soon();
  endOfFirst(priced('1'));
  await soon();
};
/** @returns whether the change was answered, and so may be asked about */
function changed() {
  const state = { isAnswered: false };
  void tell(CHANGE).then(() => (state.isAnswered = true));
  return state;
}

describe('a change of the catalogue', () => {
  it('is answered when it is read; until then visitors are told what was before', async () => {
    await read();
    const change = changed();
    await soon();
    expect([price(), change.isAnswered]).toEqual(['1', false]);
    readings[0]?.find(priced('2'));
    await soon();
    expect([price(), change.isAnswered]).toEqual(['2', true]);
  });

  it('that a reading under way may not have seen is read again before it is answered', async () => {
    await read();
    const [first, second] = [changed(), (await soon(), changed())];
    await soon();
    expect(readings).toHaveLength(1);
    readings[0]?.find(priced('2'));
    await soon();
    expect([first.isAnswered, second.isAnswered, readings.length]).toEqual([true, false, 2]);
    readings[1]?.find(priced('3'));
    await soon();
    expect([price(), second.isAnswered]).toEqual(['3', true]);
  });

  it('that takes long to read is answered, and who asks waits for it from then on', async () => {
    await read();
    const change = changed();
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect([price(), change.isAnswered]).toEqual([undefined, true]);
    const asked = live.current();
    readings[0]?.find(priced('2'));
    expect((await asked).index.get(_id.toHexString())?.join().toString()).toBe('2');
  });

  it('that can’t be read leaves nothing to be told until all is read', async () => {
    await read();
    const change = changed();
    await soon();
    readings[0]?.fail();
    await soon();
    expect([price(), change.isAnswered]).toEqual([undefined, true]);
    const asked = live.current();
    await soon();
    endOfFirst(priced('2'));
    await asked;
    expect(price()).toBe('2');
  });

  it('that comes during the first reading is not lost', async () => {
    await soon();
    const change = changed();
    await soon();
    expect(change.isAnswered).toBe(true);
    await read();
    expect(price()).toBeUndefined();
    readings[0]?.find(priced('2'));
    await soon();
    expect(price()).toBe('2');
  });
});

describe('what a change did', () => {
  it.each([
    ['another price is told by its product', priced('2'), 1, 0, [[0]]],
    ['nothing that is shown changes nothing', priced('1'), 0, 0, []],
    ['a product that is gone changes what is shown where', [], 1, 1, []],
  ])('%s', async (_what, found, versions, arrangements, told) => {
    const heard: (readonly number[])[] = [];
    live.onRetold((numbers) => heard.push(numbers));
    await read();
    const before = live.now();
    changed();
    await soon();
    readings[0]?.find(found);
    await soon();
    const after = live.now();
    expect(Number(after?.version) - Number(before?.version)).toBe(versions);
    expect(Number(after?.arrangement) - Number(before?.arrangement)).toBe(arrangements);
    expect(heard).toEqual(told);
  });
});
