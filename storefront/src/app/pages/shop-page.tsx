import { Page } from '../../components/ui/page';
import { facetsQuery } from '../../features/catalog/api/get-facets';
import { productsQuery } from '../../features/catalog/api/get-products';
import { narrowedParts } from '../../features/catalog/components/narrowed-parts';
import { ShopView } from '../../features/catalog/components/shop-view';
import { readFilters, readPage } from '@shop/contract/shop-filters';
import { session } from '../../features/session/session-store';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Parts, Prefetch } from '../lazy-page';

export const prefetch: Prefetch = ({ searchParams }, queryClient) => {
  const filters = readFilters(searchParams);
  prefetchQuery(queryClient, productsQuery(filters, readPage(searchParams), session.user()));
  prefetchQuery(queryClient, facetsQuery(filters));
};

export const parts: Parts = ({ search }) => search && narrowedParts();

export default function ShopPage() {
  return (
    <Page>
      <ShopView />
    </Page>
  );
}
