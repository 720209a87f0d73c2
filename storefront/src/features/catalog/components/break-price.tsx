import { priceAt } from '@shop/contract/price-lists';
import ui from '../../../components/ui/primitives.module.css';
import type { ProductResponse } from '@shop/contract/api';
import { useShownPrice } from '../../goods/components/price-notes';

/** The price of a piece at the typed quantity. */
export default function BreakPrice({ product, quantity }: { product: ProductResponse; quantity: number }) {
  const shown = useShownPrice();
  return (
    <p className={ui.note} aria-live="polite">
      {quantity} × {shown(priceAt(product, quantity), product.taxCategory)}
    </p>
  );
}
