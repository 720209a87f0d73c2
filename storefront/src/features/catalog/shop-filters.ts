import { isProductSort, isProductType, type ProductSort, type ProductType } from '@shop/contract/catalog';
import { MAX_LENGTH } from '@shop/contract/limits';

/** The filters of the shop page. All of them are in the address, so that a link can be shared and Back works. */
export interface ShopFilters {
  selectedProductType: ProductType | null;
  selectedCategoryIds: readonly string[];
  selectedAttributes: Readonly<Record<string, readonly string[]>>;
  /** Words of name, SKU or code. */
  q: string;
  /**
   * null for the order of the shop; for a search, the best first. It is not a filter, and clearing all filters does not
   * change it.
   */
  sort: ProductSort | null;
}

export const noFilters: ShopFilters = {
  selectedProductType: null,
  selectedCategoryIds: [],
  selectedAttributes: {},
  q: '',
  sort: null,
};

const attributePrefix = 'attr.';

export function readFilters(params: URLSearchParams): ShopFilters {
  const type = params.get('type') ?? '';
  const sort = params.get('sort') ?? '';
  const attributeKeys = [...new Set(params.keys())].filter((key) => key.startsWith(attributePrefix));
  return {
    selectedProductType: isProductType(type) ? type : null,
    selectedCategoryIds: distinct(params.getAll('category')),
    selectedAttributes: Object.fromEntries(
      attributeKeys.map((key) => [key.slice(attributePrefix.length), distinct(params.getAll(key))]),
    ),
    q: cutSearch(params.get('q') ?? ''),
    sort: isProductSort(sort) ? sort : null,
  };
}

/** The page number of the address: a whole number of at least 1, for any content of the address. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** The address of filters and page. Page 1 is not written: a change of filters passes no page, and so returns to it. */
export function writeFilters(filters: ShopFilters, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.selectedProductType) params.set('type', filters.selectedProductType);
  filters.selectedCategoryIds.forEach((id) => params.append('category', id));
  for (const [key, values] of Object.entries(filters.selectedAttributes)) {
    values.forEach((value) => params.append(attributePrefix + key, value));
  }
  if (filters.q) params.set('q', filters.q);
  if (filters.sort) params.set('sort', filters.sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Another product type has other categories and attributes, so the selected ones are removed. */
export const selectProductType = (filters: ShopFilters, productType: ProductType | null): ShopFilters => ({
  ...filters,
  selectedProductType: productType,
  selectedCategoryIds: [],
  selectedAttributes: {},
});

export const toggleCategory = (filters: ShopFilters, id: string): ShopFilters => ({
  ...filters,
  selectedCategoryIds: toggle(filters.selectedCategoryIds, id),
});

export function toggleAttribute(filters: ShopFilters, key: string, value: string): ShopFilters {
  const values = toggle(filters.selectedAttributes[key] ?? [], value);
  const others = Object.entries(filters.selectedAttributes).filter(([name]) => name !== key);
  const entries = values.length > 0 ? [...others, [key, values] as const] : others;
  return { ...filters, selectedAttributes: Object.fromEntries(entries) };
}

export const search = (filters: ShopFilters, q: string): ShopFilters => ({ ...filters, q: cutSearch(q) });

export const sortBy = (filters: ShopFilters, sort: ProductSort | null): ShopFilters => ({ ...filters, sort });

export const clearFilters = ({ sort }: ShopFilters): ShopFilters => ({ ...noFilters, sort });

/** The words of a search are not counted: they have their own field. */
export const countFilters = (filters: ShopFilters): number =>
  (filters.selectedProductType ? 1 : 0) +
  filters.selectedCategoryIds.length +
  Object.values(filters.selectedAttributes).reduce((total, values) => total + values.length, 0);

export const isNarrowed = (filters: ShopFilters): boolean => filters.q !== '' || countFilters(filters) > 0;

const cutSearch = (q: string): string => q.trim().slice(0, MAX_LENGTH.search).trim();

const distinct = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))];

const toggle = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
