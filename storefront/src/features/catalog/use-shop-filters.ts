import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, readPage, writeFilters, type ShopFilters } from '@shop/contract/shop-filters';

export type ChangeFilters = (change: (filters: ShopFilters) => ShopFilters) => void;

/**
 * Reads filters and page from the address; changing the filters writes a new address on page 1. The router applies a
 * new address in a transition: until then, the selection is already shown, so that no checkbox jumps back under the
 * finger.
 */
export function useShopFilters() {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => ({ filters: readFilters(params), page: readPage(params) }), [params]);
  const [{ filters, page }, showAtOnce] = useOptimistic(inAddress);

  const changeFilters = useCallback<ChangeFilters>(
    (change) =>
      startTransition(() => {
        const next = change(filters);
        showAtOnce({ filters: next, page: 1 });
        setParams(writeFilters(next));
      }),
    [filters, showAtOnce, setParams],
  );
  return { filters, page, changeFilters };
}
