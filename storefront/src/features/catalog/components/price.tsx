import type { ProductResponse } from '@shop/contract/api';
import { useContext } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { PriceViewContext } from '../../../lib/price-view';
import { PriceNotes, useNoPriceText, useShownPrice } from '../../goods/components/price-notes';
import styles from './price.module.css';

interface PriceProps {
  product: ProductResponse;
  /** The standard rate of VAT in percent; null if the shop charges none. */
  taxRate: number | null;
}

/** The buyer's price in AED per unit, and whether it includes VAT; a product without one is priced on request. */
export function Price({ product, taxRate }: PriceProps) {
  const { t, term } = useI18n();
  const net = useContext(PriceViewContext)?.net;
  const shown = useShownPrice();
  const noPriceText = useNoPriceText();
  const { price, unit, taxCategory } = product;
  if (!(price > 0)) return <p className={styles.price}>{noPriceText(product)}</p>;
  return (
    <p className={styles.price}>
      {shown(price, taxCategory)}{' '}
      {unit && <span className={styles.unit}>{t('product.perUnit', { unit: term(unit) })}</span>}{' '}
      <span className={styles.vat}>
        {net ? net.label : taxRate && taxCategory === 'S' && t('product.inclVat', { rate: taxRate })}
      </span>
      <PriceNotes product={product} />
    </p>
  );
}
