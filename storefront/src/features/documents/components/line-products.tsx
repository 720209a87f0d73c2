import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { limits } from '../../../config/limits';
import type { ProductResponse } from '@shop/contract/api';
import { getCartProducts, type KnownProducts } from '../../cart/api/get-cart-products';

/** A line of a document; a line of free text has no product. */
interface LineOfProduct {
  readonly product: string | null;
}

const LineProducts = createContext<KnownProducts>(new Map());

/** The present product of a line; undefined if it is no longer offered, or not loaded yet. */
export const useLineProduct = (id: string | null): ProductResponse | undefined =>
  useContext(LineProducts).get(id ?? '');

/** Provides the products of all lines inside, which are requested in one call. */
export function WithLineProducts({ lines, children }: { lines: readonly LineOfProduct[]; children: ReactNode }) {
  const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['line-products', ids],
    queryFn: ({ signal }) => getCartProducts(ids, signal),
    enabled: ids.length > 0,
    staleTime: limits.cacheMs,
  });
  return <LineProducts value={data ?? new Map()}>{children}</LineProducts>;
}
