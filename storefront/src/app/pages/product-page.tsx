import { useParams } from 'react-router';
import { Page } from '../../components/ui/page';
import { BackToShop } from '../../features/catalog/components/back-to-shop';
import { ProductView } from '../../features/catalog/components/product-view';

export default function ProductPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackToShop />
      <ProductView id={id} />
    </Page>
  );
}
