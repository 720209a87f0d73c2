import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './totals.module.css';
import { type ShownTax, useVatRows } from '../vat-rows';

interface TotalsProps {
  document: {
    deliveryCharge: number;
    extraFee: number;
    discount: number;
    discountReason: string;
    tax: ShownTax | null;
  };
  /** AED. */
  total: number;
  /** The name of the total, if it is not the whole document's. */
  name?: string;
}

/** Discount, charges, VAT and total of a document. */
export function Totals({ document, total, name }: TotalsProps) {
  const { t, format } = useI18n();
  const { deliveryCharge, extraFee, discount, discountReason, tax } = document;
  const vatRows = useVatRows(tax);
  return (
    <dl className={styles.totals}>
      {discount > 0 && <Row name={t('lines.discount')} note={discountReason} value={format.money(-discount)} />}
      {deliveryCharge > 0 && <Row name={t('lines.delivery')} value={format.money(deliveryCharge)} />}
      {extraFee > 0 && <Row name={t('lines.extra')} value={format.money(extraFee)} />}
      {vatRows.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      <div className={styles.total} aria-live="polite">
        <dt>{name ?? t('lines.total')}</dt>
        <dd>{format.money(total)}</dd>
      </div>
    </dl>
  );
}

function Row({ name, note = '', value }: { name: string; note?: string; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {note && (
          <>
            {' '}
            (<bdi>{note}</bdi>)
          </>
        )}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
