import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './totals.module.css';

interface TotalsProps {
  /** AED. */
  deliveryCharge: number;
  extraFee: number;
  total: number;
}

/** The charges beside the items, where there are any, and what it all comes to. */
export function Totals({ deliveryCharge, extraFee, total }: TotalsProps) {
  const { t, format } = useI18n();
  return (
    <dl className={styles.totals}>
      {deliveryCharge > 0 && <Row name={t('lines.delivery')} value={format.money(deliveryCharge)} />}
      {extraFee > 0 && <Row name={t('lines.extra')} value={format.money(extraFee)} />}
      <div className={styles.total}>
        <dt>{t('lines.total')}</dt>
        <dd>{format.money(total)}</dd>
      </div>
    </dl>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
