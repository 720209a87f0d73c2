import { useParams } from 'react-router';
import { Page } from '../../components/ui/page';
import { paths } from '../../config/paths';
import { productQuery } from '../../features/catalog/api/get-product';
import { BackToShop } from '../../features/catalog/components/back-to-shop';
import { ProductView } from '../../features/catalog/components/product-view';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';

const idIn = ({ pathname }: URL) => decodeURIComponent(pathname.slice(paths.product('').length));

export const prefetch: Prefetch = (address, queryClient) =>
  prefetchQuery(queryClient, productQuery(idIn(address), queryClient));

export default function ProductPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackToShop />
      <ProductView id={id} />
    </Page>
  );
}
