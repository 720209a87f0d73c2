import type { ProductSort, ProductType } from '@shop/contract/catalog';
import { cutSearch, type ShopFilters } from '@shop/contract/shop-filters';

export const noFilters: ShopFilters = {
  selectedProductType: null,
  selectedCategoryIds: [],
  selectedAttributes: {},
  q: '',
  sort: null,
};

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

const toggle = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
