import type { TaxCategory } from '@shop/contract/vat';
import type { TaxResponse } from '../../lib/api-types';
import type { PlainKey } from '../../lib/i18n/i18n';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './totals.module.css';

interface TotalsProps {
  document: {
    deliveryCharge: number;
    extraFee: number;
    discount: number;
    discountReason: string;
    tax: TaxResponse | null;
  };
  /** AED. */
  total: number;
}

/** Discount, charges, VAT and total of a document. */
export function Totals({ document, total }: TotalsProps) {
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
      <div className={styles.total}>
        <dt>{t('lines.total')}</dt>
        <dd>{format.money(total)}</dd>
      </div>
    </dl>
  );
}

const untaxedLabels: Record<Exclude<TaxCategory, 'S'>, PlainKey> = {
  Z: 'vat.Z',
  E: 'vat.E',
  O: 'vat.O',
  AE: 'vat.AE',
};

/** The net amount of a document and its VAT by category; nothing for one without VAT. */
export function useVatRows(tax: TaxResponse | null): { name: string; value: string }[] {
  const { t, format } = useI18n();
  if (tax === null) return [];
  // Categories without VAT are parts of the net amount, and stand below it.
  const untaxedFirst = [...tax.categories].sort((a, b) => Number(a.category === 'S') - Number(b.category === 'S'));
  const vats = untaxedFirst.map(({ category, rate, net, vat }) =>
    category === 'S'
      ? { name: t('vat.S', { rate: format.number(rate) }), value: format.money(vat) }
      : { name: t(untaxedLabels[category]), value: format.money(net) },
  );
  return [{ name: t('vat.net'), value: format.money(tax.net) }, ...vats];
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
