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

/** The product of a line as the shop offers it; undefined where it is no longer offered, or not known yet. */
export const useLineProduct = (id: string | null): ProductResponse | undefined =>
  useContext(LineProducts).get(id ?? '');

/** Lets the lines inside show and link their products, which are requested in one call. */
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
