import { useParams } from 'react-router';
import { Page } from '../../components/ui/page';
import { paths } from '../../config/paths';
import { productQuery } from '../../features/catalog/api/get-product';
import { BackToShop } from '../../features/catalog/components/back-to-shop';
import { ProductView } from '../../features/catalog/components/product-view';
import { warm } from '../../lib/warm';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = ({ pathname }, queryClient) => {
  const id = decodeURIComponent(pathname.slice(paths.product('').length));
  warm(queryClient, productQuery(id, queryClient));
};

export default function ProductPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackToShop />
      <ProductView id={id} />
    </Page>
  );
}
