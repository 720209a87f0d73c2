import type { ProductSort } from '@shop/contract/catalog';
import type { ProductResponse } from '../dto/product.response.js';
import { naturalKey } from '../domain/natural-key.js';

/** An order that is the same for all users. */
export type CommonSort = Exclude<ProductSort, 'bought'>;

/** Number of pieces by the id of their product. */
export type Quantities = ReadonlyMap<string, number>;

/** By prices that are not public. */
export interface OwnPriceOrder {
  /** The same key: the same prices. */
  readonly key: string;
  readonly direction: 1 | -1;
  readonly priceOf: (product: ProductResponse) => number;
}

/** A common order, an order by own prices, or the products with the largest quantities first. */
export type ListingOrder = CommonSort | OwnPriceOrder | Quantities;

export const isOwnPriceOrder = (order: OwnPriceOrder | Quantities): order is OwnPriceOrder => 'priceOf' in order;

type Compare = (row: number, other: number) => number;

const COMPARERS: Readonly<Record<CommonSort, (products: readonly ProductResponse[]) => Compare>> = {
  name: (products) => {
    const keys = products.map(({ name }) => naturalKey(name));
    return (row, other) => compareTexts(keys[row] ?? '', keys[other] ?? '');
  },
  price: (products) => byPrice(products, 1),
  '-price': (products) => byPrice(products, -1),
  // An id begins with the time of its creation, in seconds.
  newest: (products) => {
    const born = products.map(({ _id }) => _id.slice(0, 8));
    return (row, other) => compareTexts(born[other] ?? '', born[row] ?? '');
  },
};

/** Products without a price come last in both directions. */
function byPrice(
  products: readonly ProductResponse[],
  direction: 1 | -1,
  priceOf: OwnPriceOrder['priceOf'] = ({ price }) => price,
): Compare {
  const keys = products.map((product) => {
    const price = priceOf(product);
    return price > 0 ? price * direction : Infinity;
  });
  return (row, other) => {
    const [price = 0, otherPrice = 0] = [keys[row], keys[other]];
    return price === otherPrice ? 0 : price - otherPrice;
  };
}

/** The rows of these products in the order; equal ones keep their order. */
export function rowsBy(sort: CommonSort, products: readonly ProductResponse[]): number[] {
  return [...products.keys()].sort(COMPARERS[sort](products));
}

/** The same by own prices. */
export function rowsByOwnPrice({ direction, priceOf }: OwnPriceOrder, products: readonly ProductResponse[]): number[] {
  return [...products.keys()].sort(byPrice(products, direction, priceOf));
}

/** The rows with a quantity, the largest first, then the others; equal ones keep their order. */
export function mostFirst(rows: readonly number[], quantityOf: (row: number) => number): number[] {
  const having = rows.filter((row) => quantityOf(row) > 0);
  const others = rows.filter((row) => !(quantityOf(row) > 0));
  return [...having.sort((row, other) => quantityOf(other) - quantityOf(row)), ...others];
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
