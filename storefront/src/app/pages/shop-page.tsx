import { Page } from '../../components/ui/page';
import { ShopView } from '../../features/catalog/components/shop-view';

export default function ShopPage() {
  return (
    <Page>
      <ShopView />
    </Page>
  );
}
