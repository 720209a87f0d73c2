import type { TaxCategory } from '@shop/contract/vat';
import { useContext } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { PriceViewContext } from '../../../lib/price-view';
import styles from './price.module.css';

interface PriceProps {
  price: number;
  unit: string;
  taxCategory: TaxCategory;
  /** The standard rate of VAT in percent; null if the shop charges none. */
  taxRate: number | null;
}

/** List price in AED per unit, and whether it includes VAT; a product without one is priced on request. */
export function Price({ price, unit, taxCategory, taxRate }: PriceProps) {
  const { t, term, format } = useI18n();
  const net = useContext(PriceViewContext)?.net;
  if (!(price > 0)) return <p className={styles.price}>{t('product.priceOnRequest')}</p>;
  return (
    <p className={styles.price}>
      {format.money(net ? net.amount(price, taxCategory) : price)}{' '}
      {unit && <span className={styles.unit}>{t('product.perUnit', { unit: term(unit) })}</span>}{' '}
      <span className={styles.vat}>
        {net ? net.label : taxRate && taxCategory === 'S' && t('product.inclVat', { rate: taxRate })}
      </span>
    </p>
  );
}
