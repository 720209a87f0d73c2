import { Page } from '../../components/ui/page';
import { facetsQuery } from '../../features/catalog/api/get-facets';
import { productsQuery } from '../../features/catalog/api/get-products';
import { ShopView } from '../../features/catalog/components/shop-view';
import { readFilters, readPage } from '../../features/catalog/shop-filters';
import { session } from '../../features/session/session-store';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch, Restore } from '../lazy-page';

export const prefetch: Prefetch = ({ searchParams }, queryClient) => {
  const filters = readFilters(searchParams);
  prefetchQuery(queryClient, productsQuery(filters, readPage(searchParams), session.user()));
  prefetchQuery(queryClient, facetsQuery(filters));
};

export const restore: Restore = ({ searchParams }, { products }, queryClient) => {
  const { queryKey } = productsQuery(readFilters(searchParams), readPage(searchParams), null);
  if (products) queryClient.setQueryData(queryKey, products);
};

export default function ShopPage() {
  return (
    <Page>
      <ShopView />
    </Page>
  );
}
