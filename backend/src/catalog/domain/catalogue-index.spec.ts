import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CatalogueIndex } from './catalogue-index.js';
import type { Dimension, FoundProducts, IndexedProduct } from './catalogue-rows.js';
import type { Selection } from './facets.js';
import { FILTER_KEYS, type FilterKey } from './filter-keys.js';
import type { Around, KeptTexts, Place } from './kept-texts.js';

class TextsInMemory implements KeptTexts {
  private readonly texts: Buffer[] = [];
  size = 0;

  keep(text: string): Place {
    const bytes = Buffer.from(text);
    this.size += bytes.length;
    return { at: this.texts.push(bytes) - 1, length: bytes.length };
  }

  join(places: readonly Place[], around?: Around): Buffer {
    const { before = '', between = '', after = '' } = around ?? {};
    return Buffer.from(before + places.map(({ at }) => this.texts[at]).join(between) + after);
  }
}

/** Of what was found. */
const textsOf = ({ numbers, join }: FoundProducts) =>
  numbers.length === 0 ? [] : join({ before: '', between: '\n', after: '' }).toString().split('\n');
/** Total and texts of a page. */
function told(index: CatalogueIndex, chosen: Selection, from: number, limit: number) {
  const { total, products } = index.page(chosen, from, limit);
  return { total, texts: textsOf(products) };
}

const EVERYTHING: Selection = {
  productType: undefined,
  categoryIds: [],
  ids: [],
  attributes: new Map(),
  words: [],
};

const value = fc.constantFrom('', 'a', 'b', 'c');
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const id = fc.nat(40).map(idOf);
const product: fc.Arbitrary<IndexedProduct> = fc
  .record({
    id,
    listKey: fc.constantFrom('1', '2', '3', '4'),
    size: value,
    color: value,
    category: value,
    type: value,
    price: fc.nat(2),
  })
  .map(({ id: own, listKey, size, color, category, type, price }) => {
    const none = Object.fromEntries(FILTER_KEYS.map((key) => [key, ''])) as Record<FilterKey, string>;
    const values = { ...none, size, color, category, productType: type === 'a' ? 'Ribbon' : 'Rubber' };
    return {
      id: own,
      listKey,
      searchText: `${size}${color} sku-${Number.parseInt(own, 16)}`,
      values,
      json: `${own} ${price} –`,
    };
  });
const selection: fc.Arbitrary<Selection> = fc.record({
  productType: fc.constantFrom(undefined, 'Ribbon' as const),
  categoryIds: fc.subarray(['a', 'b']),
  ids: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(id, { maxLength: 9 }) }),
  attributes: fc
    .record({ size: fc.subarray(['a', 'b', 'none']), color: fc.subarray(['b', 'c']) })
    .map((chosen) => new Map(Object.entries(chosen).filter(([, values]) => values.length > 0))) as fc.Arbitrary<
    Selection['attributes']
  >,
  words: fc.subarray(['a', 'sku-1']),
});

/** The same by looking at each product for each question. */
function fits(row: IndexedProduct, chosen: Selection, without?: Dimension): boolean {
  const { productType, categoryIds, ids, attributes, words } = chosen;
  const isOneOf = (name: Dimension, values: readonly string[]) =>
    name === without || values.length === 0 || values.includes(row.values[name]);
  return (
    (productType === undefined || row.values.productType === productType) &&
    (ids.length === 0 || ids.includes(row.id)) &&
    isOneOf('category', categoryIds) &&
    [...attributes].every(([key, values]) => isOneOf(key, values)) &&
    words.every((word) => row.searchText.includes(word))
  );
}

function tally(rows: readonly IndexedProduct[], name: Dimension): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { values } of rows) counts[values[name]] = (counts[values[name]] ?? 0) + 1;
  return counts;
}

const inOrder = (rows: Iterable<IndexedProduct>) =>
  [...rows].sort((a, b) => (a.listKey === b.listKey ? Number(a.id > b.id) - 0.5 : Number(a.listKey > b.listKey) - 0.5));

/** An index after some changes, and what has to be in it. */
const history = fc.array(
  fc.record({ put: fc.uniqueArray(product, { selector: (one) => one.id, maxLength: 30 }), gone: fc.array(id) }),
  { minLength: 1, maxLength: 6 },
);

function after(changes: readonly { put: IndexedProduct[]; gone: string[] }[]) {
  const index = new CatalogueIndex(new TextsInMemory());
  const kept = new Map<string, IndexedProduct>();
  for (const { put, gone } of changes) {
    const leaving = gone.filter((one) => !put.some((product_) => product_.id === one));
    // What was kept for a question must not outlive the change.
    index.page({ ...EVERYTHING, words: ['a', 'sku-1'], attributes: new Map([['size', ['a']]]) }, 0, 1);
    index.change(put, leaving);
    leaving.forEach((one) => kept.delete(one));
    put.forEach((one) => kept.set(one.id, one));
  }
  return { index, rows: inOrder(kept.values()) };
}

describe('the catalogue in memory', () => {
  it('shows the pages that a look at each product would', () => {
    fc.assert(
      fc.property(history, selection, fc.nat(20), fc.integer({ min: 1, max: 20 }), (changes, chosen, from, limit) => {
        const { index, rows } = after(changes);
        const fitting = rows.filter((row) => fits(row, chosen));
        const page = told(index, chosen, from, limit);
        expect(page.total).toBe(fitting.length);
        expect(page.texts).toEqual(fitting.slice(from, from + limit).map((row) => row.json));
      }),
    );
  });

  it('counts each value as if nothing of its kind were chosen, and types by the words alone', () => {
    fc.assert(
      fc.property(history, selection, (changes, chosen) => {
        const { index, rows } = after(changes);
        const counts = index.counts(chosen, ['category', 'size', 'color']);
        for (const name of ['category', 'size', 'color'] as const) {
          const counted = tally(
            rows.filter((row) => fits(row, chosen, name)),
            name,
          );
          expect(Object.fromEntries(counts.get(name) ?? [])).toEqual(counted);
        }
        const byWords = rows.filter((row) => fits(row, { ...EVERYTHING, words: chosen.words }));
        expect(Object.fromEntries(counts.get('productType') ?? [])).toEqual(tally(byWords, 'productType'));
      }),
    );
  });

  it('is not rearranged by a product that only says something else', () => {
    fc.assert(
      fc.property(product, fc.boolean(), fc.boolean(), (one, isCheaper, isMoved) => {
        const index = new CatalogueIndex(new TextsInMemory());
        index.change([one]);
        const json = isCheaper ? 'cheaper' : one.json;
        const listKey = isMoved ? 'elsewhere' : one.listKey;
        const change = index.change([{ ...one, json, listKey }], [idOf(4711)]);
        const numbers = index.get(one.id)?.numbers;
        expect(change).toEqual({ isRearranged: isMoved, retold: isCheaper && !isMoved ? numbers : [] });
        expect(index.get(one.id)?.join().toString()).toBe(json);
      }),
    );
    const index = new CatalogueIndex(new TextsInMemory());
    const [one] = fc.sample(product, { numRuns: 1, seed: 7 });
    expect(index.change(one ? [one] : [])).toEqual({ isRearranged: true, retold: [] });
    expect(index.change([], [one?.id ?? ''])).toEqual({ isRearranged: true, retold: [] });
  });

  it('is the same whether many products come at once or one by one', () => {
    const many = fc.sample(product, { numRuns: 2000, seed: 7 }).map((one, at) => ({ ...one, id: idOf(at) }));
    const [atOnce, oneByOne, read] = [1, 2, 3].map(() => new CatalogueIndex(new TextsInMemory()));
    if (atOnce === undefined || oneByOne === undefined || read === undefined) throw new Error('There is no index.');
    atOnce.change(many);
    for (const one of many) oneByOne.change([one]);
    // Read twice, since it moved meanwhile: the last time counts.
    read.append(many.slice(0, 50).map((one) => ({ ...one, listKey: '9', json: 'earlier' })));
    for (let from = 0; from < many.length; from += 50) read.append(many.slice(from, from + 50));
    read.arrange();
    expect(told(oneByOne, EVERYTHING, 0, 2000)).toEqual(told(atOnce, EVERYTHING, 0, 2000));
    expect(told(read, EVERYTHING, 0, 2000)).toEqual(told(atOnce, EVERYTHING, 0, 2000));
    expect(read.counts(EVERYTHING, ['size'])).toEqual(atOnce.counts(EVERYTHING, ['size']));
    const half = many.slice(0, 1000).map((one) => one.id);
    atOnce.change([], half);
    for (const one of half) oneByOne.change([], [one]);
    expect(atOnce.size).toBe(1000);
    expect(told(oneByOne, EVERYTHING, 0, 2000)).toEqual(told(atOnce, EVERYTHING, 0, 2000));
    expect(oneByOne.counts(EVERYTHING, ['size'])).toEqual(atOnce.counts(EVERYTHING, ['size']));
  });

  it('finds chosen products that have a value, whatever was asked before', () => {
    const { index, rows } = after([{ put: fc.sample(product, { numRuns: 5, seed: 1 }), gone: [] }]);
    const [first] = rows;
    if (first === undefined) throw new Error('There are no rows.');
    const fresh = new CatalogueIndex(new TextsInMemory());
    fresh.change(rows);
    const chosen = { ...EVERYTHING, ids: [first.id], attributes: new Map([['size' as const, [first.values.size]]]) };
    const found = { total: 1, texts: [first.json] };
    expect(told(fresh, chosen, 0, 1)).toEqual(found);
    expect(told(index, chosen, 0, 1)).toEqual(found);
  });

  it('names the products of categories', () => {
    const { index, rows } = after([{ put: fc.sample(product, { numRuns: 5, seed: 1 }), gone: [] }]);
    const [first] = rows;
    const category = first?.values.category ?? '';
    const expected = rows.filter((row) => row.values.category === category).map((row) => row.id);
    expect(index.idsIn(new Set([category]))).toEqual(expected);
    expect(index.idsIn(new Set())).toEqual([]);
  });

  it('leaves behind the texts of what was said before, once they are more than the rest', () => {
    const texts = new TextsInMemory();
    const index = new CatalogueIndex(texts);
    const said = fc.sample(product, { numRuns: 1, seed: 7 }).map((one) => ({ ...one, json: 'x'.repeat(2 ** 20) }));
    const others = fc.sample(product, { numRuns: 300, seed: 7 }).map((one, at) => ({ ...one, id: idOf(0xffff + at) }));
    index.change([...said, ...others]);
    for (let time = 0; time < 17; time += 1) index.change(said.map((one) => ({ ...one, json: `${time}${one.json}` })));
    expect(index.isWasteful).toBe(false);
    index.change(said);
    expect(index.isWasteful).toBe(true);
    const before = told(index, EVERYTHING, 0, 500);
    const fewer = new TextsInMemory();
    index.moveTexts(fewer);
    expect(index.isWasteful).toBe(false);
    expect(fewer.size).toBeLessThan(texts.size / 10);
    expect(told(index, EVERYTHING, 0, 500)).toEqual(before);
  });
});
