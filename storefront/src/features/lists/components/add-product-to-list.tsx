import { moqOf } from '../../catalog/to-cart-item';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { AddToList } from './add-to-list';

/** On the page of a product: adds its minimum quantity to a list. */
export default function AddProductToList({ product }: { product: ProductResponse }) {
  const { t } = useI18n();
  return (
    <AddToList
      lines={() => [{ product: product._id, qty: moqOf(product) }]}
      done={(list) => t('lists.added', { name: product.name, list })}
    />
  );
}
