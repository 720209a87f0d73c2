import type { ProductResponse } from '@shop/contract/api';
import { useContext } from 'react';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { PriceViewContext } from '../../../lib/price-view';
import { useSessionUser } from '../../session/session-store';
import styles from './price-notes.module.css';

type Priced = Pick<ProductResponse, 'price' | 'taxCategory' | 'listPrice' | 'breaks' | 'priceSource'>;

/** The text instead of a price that the buyer does not see, or that does not exist. */
export function useNoPriceText(): (product: Pick<Partial<ProductResponse>, 'priceHidden'> | undefined) => string {
  const { t } = useI18n();
  const isSignedIn = useSessionUser() !== null;
  return (product) => {
    if (product?.priceHidden !== true) return t('product.priceOnRequest');
    return t(isSignedIn ? 'product.priceForCompanies' : 'product.priceHidden');
  };
}

/** Formats a price with VAT, or without it where the buyer wants that. */
export function useShownPrice(): (price: number, category: Priced['taxCategory']) => string {
  const { format } = useI18n();
  const net = useContext(PriceViewContext)?.net;
  return (price, category) => format.money(net ? net.amount(price, category) : price);
}

/** The remarks about the price of the buyer: that it is theirs, and below it a higher list price, and the prices of larger quantities. */
export function PriceNotes({ product }: { product: Priced }) {
  const { t } = useI18n();
  const shown = useShownPrice();
  const { price, taxCategory, listPrice = 0, breaks = [], priceSource } = product;
  if (listPrice <= price && breaks.length < 2 && priceSource === undefined) return null;
  return (
    <span className={styles.notes}>
      {priceSource !== undefined && <strong>{t('product.yourPrice')}</strong>}
      {listPrice > price && (
        <s>
          <VisuallyHidden>{t('product.listPrice')}</VisuallyHidden> {shown(listPrice, taxCategory)}
        </s>
      )}
      {breaks.slice(1).map(({ minQty, price: each }) => (
        <span key={minQty}>{t('product.break', { qty: minQty, price: shown(each, taxCategory) })}</span>
      ))}
    </span>
  );
}
