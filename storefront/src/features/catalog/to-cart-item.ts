import { DEFAULT_MOQ } from '@shop/contract/limits';
import type { ProductResponse } from '@shop/contract/api';
import type { CartItem } from '../cart/cart';

export const moqOf = (product: Pick<ProductResponse, 'moq'>): number => Math.max(DEFAULT_MOQ, product.moq || 0);

export function toCartItem(product: ProductResponse, quantity: number): CartItem {
  const { _id, name, price, images, displaySpecs, isAvailable } = product;
  return { _id, name, price, quantity, moq: moqOf(product), images, displaySpecs, isAvailable };
}

/** The features of a product: its display specs, split on commas. */
export const keyFeatures = (displaySpecs: string): string[] =>
  displaySpecs
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean);
