import type { WarningResponse } from '@shop/contract/api';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';
import type { Cart } from '../../cart/cart';

interface WarnedCart {
  requestedItems: { product: string; qty: number }[];
  poNumber?: string;
}

export const warnedCart = ({ cartItems }: Cart, poNumber: string): WarnedCart => ({
  requestedItems: cartItems.map(({ _id, quantity }) => ({ product: _id, qty: quantity })),
  ...(poNumber.trim() && { poNumber: poNumber.trim() }),
});

/** The warnings that a buyer sees before the cart is sent. */
export const cartWarningsQuery = (body: WarnedCart) =>
  queryOptions({
    queryKey: ['cart-warnings', body],
    queryFn: async ({ signal }) => unwrap(await api.POST('/api/quotes/warnings', { body, signal })).warnings,
    retry: false,
    staleTime: limits.cacheMs,
  });

type Item = WarnedCart['requestedItems'][number];
const questioned = new Set<string>();

/** The quantities with a question to the buyer since the page was loaded, above the button or after a press. */
export const questionedItems = {
  /** @returns true if one of them is new */
  add: (items: readonly Item[]): boolean => {
    const added = items.map(({ product, qty }) => `${product} ${qty}`).filter((item) => !questioned.has(item));
    added.forEach((item) => questioned.add(item));
    return added.length > 0;
  },
};

const LARGE: readonly string[] = ['UNUSUALLY_LARGE', 'LARGE_FIRST_ORDER'] satisfies WarningResponse['code'][];

/** The items with a quantity far above the usual, or above the expected one of a product without orders. */
export const unusualItems = (warnings: readonly WarningResponse[], { requestedItems }: WarnedCart) =>
  warnings.flatMap(({ code, line }) => (LARGE.includes(code) ? (requestedItems[line ?? -1] ?? []) : []));
