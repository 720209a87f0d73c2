import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { packedText } from '@shop/contract/counted-words';
import { Unbroken } from '../../../components/ui/unbroken';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { LineResponse, TaxResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useLineProduct } from './line-products';
import styles from './line-table.module.css';
import { nameOfLine } from '@shop/contract/names';

type OrderedLine = LineResponse & { returnedQty?: number; deliveredQty?: number; cancelledQty?: number };

interface LineTableProps {
  /** Number of the document, for the table's caption. */
  number: string;
  lines: readonly OrderedLine[];
  /** Shows prices; lines without one show a dash. */
  priced: boolean;
  /** VAT of the document; null without VAT. */
  tax: Pick<TaxResponse, 'basis'> | null;
  /** Shows how much of each line was delivered and is still to come. */
  delivered?: boolean;
  /** Gives each line a checkbox. */
  choice?: LineChoice | null;
}

export interface LineChoice {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

/** The items of a request, order or invoice. */
export function LineTable({ number, lines, priced, tax, delivered = false, choice = null }: LineTableProps) {
  const { t, format } = useI18n();
  const isNet = tax?.basis === 'exclusive';
  const [unitPrice, price] = isNet
    ? [t('lines.unitPriceNet'), t('lines.priceNet')]
    : [t('lines.unitPrice'), t('lines.price')];
  const ordered = t(delivered ? 'lines.ordered' : 'lines.qty');
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount));
  return (
    <table className={cx(ui.table, styles.table)}>
      <caption className={ui.hidden}>{t('lines.caption', { number })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lines.item')}</th>
          <th scope="col">{ordered}</th>
          {delivered && <th scope="col">{t('lines.delivered')}</th>}
          {delivered && <th scope="col">{t('lines.toCome')}</th>}
          {priced && <th scope="col">{unitPrice}</th>}
          {priced && <th scope="col">{price}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line._id}>
            <td className={styles.item}>
              {choice ? <ChosenProduct line={line} {...choice} /> : <LineProduct line={line} />}
              {tax && line.taxCategory && line.taxCategory !== 'S' && (
                <span className={styles.discount}>{t(`lines.${line.taxCategory}`)}</span>
              )}
              {line.returnedQty ? (
                <span className={styles.discount}>{t('lines.returned', { qty: format.number(line.returnedQty) })}</span>
              ) : null}
            </td>
            <QuantityCells line={line} ordered={ordered} delivered={delivered} />
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

function ChosenProduct({ line, chosen, toggle }: { line: OrderedLine } & LineChoice) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={chosen.has(line._id)} onChange={() => toggle(line._id)} />
      <LineProduct line={line} isChoice />
    </label>
  );
}

/** How much was ordered, and of an order that is being delivered what came and is to come. */
function QuantityCells({ line, ordered, delivered }: { line: OrderedLine; ordered: string; delivered: boolean }) {
  const { t, format } = useI18n();
  const quantityOf = useQuantity();
  return (
    <>
      <td data-label={ordered}>{quantityOf(line)}</td>
      {delivered && <td data-label={t('lines.delivered')}>{format.number(line.deliveredQty ?? 0)}</td>}
      {delivered && <td data-label={t('lines.toCome')}>{format.number(toCome(line))}</td>}
    </>
  );
}

const toCome = ({ qty, cancelledQty = 0, deliveredQty = 0 }: OrderedLine): number =>
  Math.max(0, qty - cancelledQty - deliveredQty);

/** A quantity, also in packs, as the product was packed when the line was made. */
function useQuantity() {
  const i18n = useI18n();
  return (line: LineResponse) => {
    const packs = packedText(line, i18n);
    return (
      <>
        {i18n.format.number(line.qty)}
        {packs !== '' && <span className={styles.discount}>{packs}</span>}
      </>
    );
  };
}

/** Name and SKU of a line's product, with its picture and, outside of a choice, a link if the shop still offers it. */
function LineProduct({ line, isChoice = false }: { line: LineResponse; isChoice?: boolean }) {
  const { t, language } = useI18n();
  const { product: id, sku } = line;
  const product = useLineProduct(id);
  const name = <Unbroken text={nameOfLine(line, language)} />;
  return (
    <span className={styles.product}>
      <span className={styles.thumb}>
        <Picture src={product?.images[0]} alt="" width={56} height={42} />
      </span>
      <span>
        {product && !isChoice ? (
          <Link to={paths.product(product._id)} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {id === null ? (
          <span className={styles.discount}>{t('lines.freeText')}</span>
        ) : (
          <bdi className={ui.small}>{sku}</bdi>
        )}
      </span>
    </span>
  );
}
