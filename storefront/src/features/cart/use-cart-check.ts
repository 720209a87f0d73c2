import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cartProductsQuery } from './api/get-cart-products';
import { checkItems, isBlocked } from './cart-check';
import { useCart } from './cart-store';

/** Compares the cart with the present products. Changes are shown but not applied. `known` are the present products. */
export function useCartCheck() {
  const { cartItems } = useCart();
  const ids = cartItems.map(({ _id }) => _id);
  const { data, isLoading, isError, refetch } = useQuery({ ...cartProductsQuery(ids), enabled: ids.length > 0 });
  const changed = useMemo(() => checkItems(cartItems, data), [cartItems, data]);
  return {
    known: data,
    changed,
    isBlocked: isBlocked(changed),
    isChecking: isLoading,
    isError,
    retry: () => void refetch(),
  };
}
