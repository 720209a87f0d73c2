import { toAed, toFils } from '@shop/contract/money';
import { priceInBasis, rateOf } from '@shop/contract/vat';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { PriceView } from '../../../lib/price-view';
import { shopQuery } from '../../shop-info/api/get-shop';
import { withoutVat } from '../price-view-store';
import styles from './price-switch.module.css';

function PriceSwitch() {
  const { t } = useI18n();
  const isOn = useSyncExternalStore(withoutVat.subscribe, withoutVat.get) === true;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        className={styles.box}
        checked={isOn}
        onChange={({ target }) => withoutVat.set(target.checked ? true : null)}
      />
      {t('prices.withoutVat')}
    </label>
  );
}

interface BusinessPricesProps {
  onChange: (view: PriceView | null) => void;
}

/**
 * The price view for users of a confirmed company that is registered for VAT, who may see prices without it. It only
 * affects the display: the documents state the payable amounts. A shop that is not registered has no VAT to deduct.
 */
export default function BusinessPrices({ onChange }: BusinessPricesProps) {
  const { t } = useI18n();
  const rate = useQuery(shopQuery()).data?.taxRate ?? null;
  const isOn = useSyncExternalStore(withoutVat.subscribe, withoutVat.get) === true;
  useEffect(() => {
    if (rate === null) return;
    const net: PriceView['net'] = {
      amount: (price, category) => toAed(priceInBasis(toFils(price), rateOf(category, rate), 'exclusive')),
      label: t('prices.exclVat'),
    };
    onChange({ control: <PriceSwitch />, ...(isOn && { net }) });
    return () => onChange(null);
  }, [rate, isOn, t, onChange]);
  return null;
}
