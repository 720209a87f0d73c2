import { describe, expect, it } from '@jest/globals';
import {
  namesNoCategory,
  toListingQuery,
  readFilters,
  readPage,
  writeFilters,
  type ShopFilters,
} from '@shop/contract/shop-filters';
import {
  clearFilters,
  countFilters,
  isNarrowed,
  noFilters,
  search,
  selectProductType,
  sortBy,
  toggleAttribute,
  toggleCategory,
} from './shop-filters';

const filters: ShopFilters = {
  selectedProductType: 'Ribbon',
  selectedCategoryIds: ['c1', 'c2'],
  selectedAttributes: { size: ['1-inch', '1/2-inch'], color: ['Black & White'] },
  q: 'FC3',
  sort: '-price',
};

describe('filters and the address', () => {
  it('are restored from the address', () => {
    const address = writeFilters(filters, 3).toString();
    expect(readFilters(new URLSearchParams(address))).toEqual(filters);
    expect(readPage(new URLSearchParams(address))).toBe(3);
  });

  it('leave the address empty when there are none', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('return to page 1 when they change', () => {
    const onPage4 = new URLSearchParams('type=Ribbon&page=4');
    const next = writeFilters(toggleCategory(readFilters(onPage4), 'c1'));
    expect(readPage(next)).toBe(1);
    expect(next.get('type')).toBe('Ribbon');
  });

  it('ignore a product type that does not exist', () => {
    expect(readFilters(new URLSearchParams('type=Paper')).selectedProductType).toBeNull();
  });

  it.each([
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=abc', 1],
    ['page=2.5', 1],
    ['page=7', 7],
  ])('read the page of "%s" as %d', (address, page) => {
    expect(readPage(new URLSearchParams(address))).toBe(page);
  });
});

describe('changes of the filters', () => {
  it('remove categories and attributes of another product type', () => {
    expect(selectProductType(filters, 'Creasing Matrix')).toEqual({
      selectedProductType: 'Creasing Matrix',
      selectedCategoryIds: [],
      selectedAttributes: {},
      q: 'FC3',
      sort: '-price',
    });
  });

  it('add and remove categories and values', () => {
    expect(toggleCategory(filters, 'c1').selectedCategoryIds).toEqual(['c2']);
    expect(toggleCategory(filters, 'c3').selectedCategoryIds).toEqual(['c1', 'c2', 'c3']);
    expect(toggleAttribute(filters, 'size', '3/4-inch').selectedAttributes['size']).toHaveLength(3);
    expect(toggleAttribute(filters, 'color', 'Black & White').selectedAttributes).not.toHaveProperty('color');
  });

  it('do not change the order of the products when they are cleared', () => {
    expect(clearFilters(filters)).toEqual({ ...noFilters, sort: '-price' });
    expect(sortBy(noFilters, 'name').sort).toBe('name');
    expect(readFilters(new URLSearchParams('sort=stock')).sort).toBeNull();
  });

  it('are counted one by one, without the words of a search', () => {
    expect(countFilters(noFilters)).toBe(0);
    expect(countFilters(filters)).toBe(6);
    expect(countFilters(search(noFilters, 'satin'))).toBe(0);
    expect([noFilters, filters, search(noFilters, 'satin')].map(isNarrowed)).toEqual([false, true, true]);
  });
});

describe('toListingQuery', () => {
  const id = 'c'.repeat(24);

  it('requests the selected filters', () => {
    expect(toListingQuery({ ...filters, selectedCategoryIds: [id] })).toEqual({
      productType: 'Ribbon',
      categoryIds: [id],
      'attributes[size]': ['1-inch', '1/2-inch'],
      'attributes[color]': ['Black & White'],
      q: 'FC3',
    });
    expect(toListingQuery(noFilters)).toEqual({});
  });

  it.each([
    [[], [], false],
    [['zzz'], [], true],
    [[id, 'zzz'], [id], false],
  ])('requests for the categories %j the ids %j; impossible: %p', (selectedCategoryIds, requested, none) => {
    const chosen = { ...noFilters, selectedCategoryIds };
    expect([toListingQuery(chosen).categoryIds ?? [], namesNoCategory(chosen)]).toEqual([requested, none]);
  });

  it('omits attributes that the API does not know', () => {
    expect(toListingQuery({ ...noFilters, selectedAttributes: { weight: ['1 kg'] } })).toEqual({});
  });
});
