import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './price.module.css';

/** List price in AED per unit; a product that has none yet is priced on request. */
export function Price({ price, unit }: { price: number; unit: string }) {
  const { t, term, format } = useI18n();
  if (!(price > 0)) return <p className={styles.price}>{t('product.priceOnRequest')}</p>;
  return (
    <p className={styles.price}>
      {format.money(price)} {unit && <span className={styles.unit}>{t('product.perUnit', { unit: term(unit) })}</span>}
    </p>
  );
}
