import type { PageCategory } from '@shop/contract/pages';
import { paths } from '../../config/paths';
import type { GroupedSuggestionsResponse, ProductResponse } from '@shop/contract/api';
import { moqOf } from '../catalog/to-cart-item';
import { qtyIn } from '../catalog/typed-quantity';

/** A line below the search field, or a part of one, that can be chosen. */
export type SearchOption =
  | { kind: 'recent'; q: string }
  | { kind: 'all'; q: string }
  | { kind: 'forget' }
  /** A filter for the results of the words. */
  | { kind: 'category'; category: PageCategory; count: number; to: string }
  | { kind: 'size'; value: string; count: number; to: string }
  | { kind: 'product'; product: ProductResponse }
  | { kind: 'add'; product: ProductResponse; qty: number };

export interface OfferedGroup {
  group: 'recent' | 'categories' | 'sizes' | 'products' | 'all';
  options: SearchOption[];
}

/** With an empty field, recent searches. The link to all results is last, also before the rest is loaded. */
export function optionGroups(
  typed: string,
  found: GroupedSuggestionsResponse | undefined,
  recent: readonly string[],
): OfferedGroup[] {
  const groups = typed === '' ? recentGroups(recent) : foundGroups(typed, found);
  return groups.filter(({ options }) => options.length > 0);
}

function recentGroups(recent: readonly string[]): OfferedGroup[] {
  const options: SearchOption[] = recent.map((q) => ({ kind: 'recent', q }));
  return [{ group: 'recent', options: options.length > 0 ? [...options, { kind: 'forget' }] : [] }];
}

function foundGroups(q: string, found: GroupedSuggestionsResponse | undefined): OfferedGroup[] {
  const { categories = [], sizes = [], products = [] } = found ?? {};
  // Writes filters in the shop page's format; its code would enlarge the first load of every page.
  const narrowed = (chosen: Readonly<Record<string, string>>) =>
    `${paths.shop}?${new URLSearchParams({ ...chosen, q }).toString()}`;
  return [
    {
      group: 'categories',
      options: categories.map(({ _id, productType, count, ...category }) => {
        const to = narrowed({ type: productType, category: _id });
        return { kind: 'category', category, count, to };
      }),
    },
    {
      group: 'sizes',
      options: sizes.map(({ size, count }) => {
        return { kind: 'size', value: size, count, to: narrowed({ 'attr.size': size }) };
      }),
    },
    { group: 'products', options: products.flatMap((product) => productOptions(product, q)) },
    { group: 'all', options: [{ kind: 'all', q }] },
  ];
}

/** The link to a product, and the button that puts it into the cart. */
function productOptions(product: ProductResponse, q: string): SearchOption[] {
  const way: SearchOption = { kind: 'product', product };
  return product.isAvailable ? [way, { kind: 'add', product, qty: qtyIn(q, product) ?? moqOf(product) }] : [way];
}
