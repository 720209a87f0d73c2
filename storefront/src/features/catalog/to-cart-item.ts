import { DEFAULT_MOQ } from '@shop/contract/limits';
import type { ProductResponse } from '@shop/contract/api';
import type { CartItem } from '../cart/cart';

export const moqOf = (product: Pick<ProductResponse, 'moq'>): number => Math.max(DEFAULT_MOQ, product.moq || 0);

/** Quantities that the visitor typed into the search, by product. */
export const typedQuantities = new Map<string, number>();

/** The public price: only this one is stored in the browser. */
export const listPriceOf = ({ listPrice, price }: Pick<ProductResponse, 'listPrice' | 'price'>): number =>
  listPrice ?? price;

/** The public quantities: only these are stored in the browser. */
export const listQuantitiesOf = ({ listQuantities, moq, step, max }: ProductResponse) =>
  listQuantities ?? { moq: moqOf({ moq }), step, max };

export function toCartItem(product: ProductResponse, quantity: number): CartItem {
  const { _id, name, images, displaySpecs, isAvailable } = product;
  const rule = listQuantitiesOf(product);
  return { _id, name, price: listPriceOf(product), quantity, ...rule, images, displaySpecs, isAvailable };
}

/** The features of a product: its display specs, split on commas. */
export const keyFeatures = (displaySpecs: string): string[] =>
  displaySpecs
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean);
