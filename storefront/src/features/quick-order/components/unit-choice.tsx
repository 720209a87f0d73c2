import type { ProductResponse } from '@shop/contract/api';
import { itemPriceOf } from '../../cart/cart';
import { priceAt } from '@shop/contract/price-lists';
import type { UnitReading } from '@shop/contract/unit-readings';
import { countedWord } from '@shop/contract/counted-words';
import { type UnitCode, unitName } from '@shop/contract/units';
import { Button } from '../../../components/ui/button';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { type OrderRow, settled } from '../order-rows';
import styles from './quick-order.module.css';

/** A number with its unit, in the language of the page. */
export function useCounted(): (qty: number, unit: UnitCode | null) => string {
  const i18n = useI18n();
  return (qty, unit) => {
    const number = i18n.format.number(qty);
    return unit === null ? number : `${number} ${countedWord(unitName(unit), qty, i18n)}`;
  };
}

interface UnitChoiceProps {
  row: OrderRow;
  product: ProductResponse;
  readings: readonly UnitReading[];
  onChange: (row: OrderRow) => void;
}

/** The quantity is in another unit than the product: its readings with their sums, of which the buyer takes one. */
export function UnitChoice({ row, product, readings, onChange }: UnitChoiceProps) {
  const i18n = useI18n();
  const { t, term, format } = i18n;
  const counted = useCounted();
  const { unit, price } = product;
  const [written] = row.question === null ? [row.counted] : row.readings;
  const isOtherUnit = row.question === null || row.question === 'unit';
  const sumOf = (qty: number) => format.money(itemPriceOf(priceAt(product, qty), qty));
  const unitOf = (qty: number) => countedWord(unit, qty, i18n);
  return (
    <div className={styles.units}>
      {isOtherUnit && (
        <p className={ui.alert}>
          {t('quickOrder.otherUnit', { unit: term(unit), read: counted(written?.qty ?? 0, written?.unit ?? null) })}
        </p>
      )}
      <div className={cx(ui.row2, styles.readings)}>
        {readings.map(({ qty, content }) => (
          <Button key={qty} variant="secondary" onClick={() => onChange(settled(row, String(qty)))}>
            {[
              `${format.number(qty)} ${unitOf(qty)}`,
              content && `= ${counted(content.amount, content.unit)}`,
              price > 0 && `· ${sumOf(qty)}`,
            ]
              .filter(Boolean)
              .join(' ')}
          </Button>
        ))}
      </div>
    </div>
  );
}
