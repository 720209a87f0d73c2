import { Unbroken } from '../../components/ui/unbroken';
import type { LineResponse, TaxResponse } from '../../lib/api-types';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './line-table.module.css';

interface LineTableProps {
  /** Number of the document, for the table's caption. */
  number: string;
  lines: readonly (LineResponse & { returnedQty?: number })[];
  /** Shows prices; lines without one show a dash. */
  priced: boolean;
  /** Of the document; null without VAT. */
  tax: Pick<TaxResponse, 'basis'> | null;
}

const untaxedLines = { Z: 'lines.Z', E: 'lines.E', O: 'lines.O', AE: 'lines.AE' } as const;

/** The items of a request, order or invoice. */
export function LineTable({ number, lines, priced, tax }: LineTableProps) {
  const { t, format } = useI18n();
  const isNet = tax?.basis === 'exclusive';
  const [unitPrice, price] = isNet
    ? [t('lines.unitPriceNet'), t('lines.priceNet')]
    : [t('lines.unitPrice'), t('lines.price')];
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('lines.caption', { number })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lines.item')}</th>
          <th scope="col">{t('lines.qty')}</th>
          {priced && <th scope="col">{unitPrice}</th>}
          {priced && <th scope="col">{price}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line._id}>
            <td className={styles.item}>
              <span className={styles.name}>
                <Unbroken text={line.productName} />
              </span>
              {line.product ? (
                <bdi className={styles.code}>{line.sku}</bdi>
              ) : (
                <span className={styles.discount}>{t('lines.freeText')}</span>
              )}
              {tax && line.taxCategory && line.taxCategory !== 'S' && (
                <span className={styles.discount}>{t(untaxedLines[line.taxCategory])}</span>
              )}
              {line.returnedQty ? (
                <span className={styles.discount}>{t('lines.returned', { qty: format.number(line.returnedQty) })}</span>
              ) : null}
            </td>
            <td data-label={t('lines.qty')}>{format.number(line.qty)}</td>
            {priced && <td data-label={unitPrice}>{money(line.unitPrice)}</td>}
            {priced && (
              <td data-label={price}>
                {money(line.qtyPrice)}
                {line.discount ? (
                  <span className={styles.discount}>
                    {t('lines.lineDiscount', { amount: format.money(-line.discount) })}
                  </span>
                ) : null}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
