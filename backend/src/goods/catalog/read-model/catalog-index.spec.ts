import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ProductResponse } from '../dto/product.response.js';
import { Synonyms } from '../search/synonyms.js';
import { type Attribute, CatalogIndex, type CatalogProduct } from './catalog-index.js';
import type { Selection } from './catalog-read-model.js';

const EVERYTHING: Selection = {
  productType: undefined,
  categoryIds: [],
  ids: [],
  attributes: new Map(),
  q: '',
};
const ALL_ROWS = { page: 1, limit: 5000 };
const ROUGH = {
  name: '',
  variant: '',
  code: '',
  sort: '',
  quality: '',
  origin: '',
  unit: '',
  sku: '',
  displaySpecs: '',
  machines: '',
  nameAr: '',
};
const NO_SYNONYMS = new Synonyms([]);

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const id = fc.nat(40).map(idOf);
const value = fc.constantFrom('', 'a', 'b', 'c');
const product: fc.Arbitrary<CatalogProduct> = fc
  .record({
    _id: id,
    listKey: fc.constantFrom('1', '2', '3', '4'),
    size: value,
    color: fc.constantFrom('', 'b', 'c', 'red'),
    category: value,
    productType: fc.constantFrom('Ribbon' as const, 'Rubber' as const),
    price: fc.nat(2),
  })
  .map(({ listKey, category, ...fields }) => ({
    listKey,
    product: {
      ...ROUGH,
      ...fields,
      category: { _id: category, name: '', displayName: '', displayNameAr: '' },
    } as ProductResponse,
  }));
const selection: fc.Arbitrary<Selection> = fc.record({
  productType: fc.constantFrom(undefined, 'Ribbon' as const),
  categoryIds: fc.subarray(['a', 'b']),
  ids: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(id, { maxLength: 9 }) }),
  attributes: fc
    .record({ size: fc.subarray(['a', 'b', 'none']), color: fc.subarray(['b', 'c']) })
    .map((chosen) => new Map(Object.entries(chosen).filter(([, values]) => values.length > 0))) as fc.Arbitrary<
    Selection['attributes']
  >,
  q: fc.constantFrom('', 'red'),
});

const valueOf = ({ product: one }: CatalogProduct, name: Attribute) =>
  name === 'category' ? one.category._id : one[name];

/** The same decision, made by looking at the product itself. */
function fits(row: CatalogProduct, chosen: Selection, without?: Attribute): boolean {
  const { productType, categoryIds, ids, attributes, q } = chosen;
  const isOneOf = (name: Attribute, values: readonly string[]) =>
    name === without || values.length === 0 || values.includes(valueOf(row, name));
  return (
    (productType === undefined || row.product.productType === productType) &&
    (ids.length === 0 || ids.includes(row.product._id)) &&
    isOneOf('category', categoryIds) &&
    [...attributes].every(([key, values]) => isOneOf(key, values)) &&
    (q === '' || row.product.color === q)
  );
}

function tally(rows: readonly CatalogProduct[], name: Attribute): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[valueOf(row, name)] = (counts[valueOf(row, name)] ?? 0) + 1;
  return counts;
}

const keyOf = ({ listKey, product: { _id } }: CatalogProduct) => `${listKey} ${_id}`;
const inShopOrder = (rows: Iterable<CatalogProduct>) => [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Changes of an index, one after the other. */
const history = fc.array(
  fc.record({
    put: fc.uniqueArray(product, { selector: (one) => one.product._id, maxLength: 30 }),
    gone: fc.array(id),
  }),
  { minLength: 1, maxLength: 6 },
);

/** An index after the changes, and the rows that it must have. */
function after(changes: readonly { put: CatalogProduct[]; gone: string[] }[]) {
  const index = new CatalogIndex([], NO_SYNONYMS);
  const expected = new Map<string, CatalogProduct>();
  for (const { put, gone } of changes) {
    const leaving = gone.filter((one) => !put.some((other) => other.product._id === one));
    // An answer from before the change must not be found after it.
    index.page({ ...EVERYTHING, q: 'red' }, ALL_ROWS);
    index.change(put, leaving);
    leaving.forEach((one) => expected.delete(one));
    put.forEach((one) => expected.set(one.product._id, one));
  }
  return { index, rows: inShopOrder(expected.values()) };
}

const productsOf = (rows: readonly CatalogProduct[]) => rows.map((row) => row.product);
const change = (one: CatalogProduct, fields: Partial<ProductResponse>) => ({
  ...one,
  product: { ...one.product, ...fields },
});

describe('the catalog index', () => {
  it('finds the same pages as a check of every product', () => {
    fc.assert(
      fc.property(
        history,
        selection,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 20 }),
        (changes, chosen, page, limit) => {
          const { index, rows } = after(changes);
          const fitting = rows.filter((row) => fits(row, chosen));
          const found = index.page(chosen, { page, limit });
          expect(found.total).toBe(fitting.length);
          expect(found.products).toEqual(productsOf(fitting.slice((page - 1) * limit, page * limit)));
        },
      ),
    );
  });

  it('counts each value as if its attribute had no selection, and types by the search only', () => {
    fc.assert(
      fc.property(history, selection, (changes, chosen) => {
        const { index, rows } = after(changes);
        const counts = index.counts(chosen, ['category', 'size', 'color']);
        for (const name of ['category', 'size', 'color'] as const) {
          const counted = rows.filter((row) => fits(row, chosen, name));
          expect(Object.fromEntries(counts.get(name) ?? [])).toEqual(tally(counted, name));
        }
        const bySearch = rows.filter((row) => fits(row, { ...EVERYTHING, q: chosen.q }));
        expect(Object.fromEntries(counts.get('productType') ?? [])).toEqual(tally(bySearch, 'productType'));
      }),
    );
  });

  it('is the same for products added all at once, twice or one by one', () => {
    const products = fc
      .sample(product, { numRuns: 300, seed: 7 })
      .map((one, number) => change(one, { _id: idOf(number) }));
    const outdated = products.slice(0, 50).map((one) => ({ ...change(one, { price: 99 }), listKey: '9' }));
    const atOnce = new CatalogIndex([...outdated, ...products], NO_SYNONYMS);
    const oneByOne = new CatalogIndex([], NO_SYNONYMS);
    for (const one of products) oneByOne.change([one], []);
    expect(oneByOne.page(EVERYTHING, ALL_ROWS)).toEqual(atOnce.page(EVERYTHING, ALL_ROWS));
    expect(atOnce.size).toBe(300);
  });

  it('names the products of categories', () => {
    fc.assert(
      fc.property(history, fc.subarray(['a', 'b']), (changes, categories) => {
        const { index, rows } = after(changes);
        const expected = rows.filter((row) => categories.includes(valueOf(row, 'category')));
        expect(index.idsIn(categories)).toEqual(productsOf(expected).map(({ _id }) => _id));
      }),
    );
  });

  it.each([
    ['a new price', (one: CatalogProduct) => change(one, { price: one.product.price + 1 }), true],
    ['a new place', (one: CatalogProduct) => ({ ...one, listKey: 'elsewhere' }), true],
    ['nothing new', (one: CatalogProduct) => change(one, {}), false],
  ])('detects if a product changes the catalog: %s', (_what, changed, isChange) => {
    fc.assert(
      fc.property(product, (one) => {
        const index = new CatalogIndex([one], NO_SYNONYMS);
        expect(index.change([changed(one)], [idOf(4711)])).toBe(isChange);
        expect(index.get(one.product._id)).toEqual(changed(one).product);
        expect(index.change([], [one.product._id])).toBe(true);
        expect(index.get(one.product._id)).toBeUndefined();
      }),
    );
  });
});
