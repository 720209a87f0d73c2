import { type FocusEvent, useId } from 'react';
import { Link } from '../../../components/ui/link';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '@shop/contract/api';
import { priceAt } from '@shop/contract/price-lists';
import { useShownPrice } from '../../goods/components/price-notes';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { cx } from '../../../lib/cx';
import { numberInput } from '../../../lib/number-input';
import { readQuantity } from '../../../lib/read-quantity';
import type { FamilyRow, FamilyTable } from '../product-family';
import { productName } from '../product-words';
import { moqOf } from '../to-cart-item';
import { useQuantityProblem } from '../use-add-to-cart';
import styles from './product-matrix.module.css';
import { SizeInLines, Variant } from './size';

interface CellsProps {
  /** The product of the page. */
  shown: ProductResponse;
  typed: ReadonlyMap<string, string>;
  onType: (id: string, text: string) => void;
}

/** A table with a row for each size and length, and a column for each colour. */
export function MatrixTable({ table: { colours, rows }, ...cells }: CellsProps & { table: FamilyTable }) {
  const { t, term } = useI18n();
  const heads = colours.length > 0 ? colours.map((colour) => term(colour) || t('ordering.noColour')) : undefined;
  return (
    <div className={styles.frame}>
      <table className={cx(styles.table, !heads && styles.plain)}>
        <caption className={ui.hidden}>{t('ordering.family')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('product.size')}
            </th>
            {(heads ?? [t('product.quantity')]).map((head) => (
              <th key={head} scope="col">
                <bdi>{head}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={JSON.stringify([row.size, row.variant])} row={row} colours={colours} {...cells} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, colours, ...cells }: CellsProps & { row: FamilyRow; colours: readonly string[] }) {
  const { term } = useI18n();
  const { size, variant, byColour } = row;
  const [ownColour = ''] = [...byColour.keys()];
  const columns = colours.length > 0 ? colours : [ownColour];
  return (
    <tr>
      <th scope="row" className={styles.size}>
        <SizeInLines size={size} />
        <span className={styles.soft}>
          <Variant variant={variant} />
        </span>
        {colours.length === 0 && (
          <span className={styles.soft}>
            <bdi>{term(ownColour)}</bdi>
          </span>
        )}
      </th>
      {columns.map((colour, column) => (
        <td key={colour} className={styles.cell}>
          {byColour.get(colour)?.map((product, _index, { length }) => (
            <Cell key={product._id} product={product} column={column} isOneOfMany={length > 1} {...cells} />
          ))}
        </td>
      ))}
    </tr>
  );
}

/** A field that is cut off by the frame or its fixed column moves into view. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

interface CellProps extends CellsProps {
  product: ProductResponse;
  column: number;
  /** True if the cell has several products: the code distinguishes them. */
  isOneOfMany: boolean;
}

function Cell({ product, column, isOneOfMany, shown: ofPage, typed, onType }: CellProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const shown = useShownPrice();
  const problemOf = useQuantityProblem();
  const noteId = useId();
  const { _id, code, taxCategory, isAvailable } = product;
  const name = productName(product, i18n);
  const text = typed.get(_id) ?? '';
  const problem = text.trim() === '' ? undefined : problemOf(product, readQuantity(text));
  const price = priceAt(product, readQuantity(text) ?? moqOf(product));
  const shownPrice = price > 0 ? shown(price, taxCategory) : '–';
  return (
    <div className={styles.product} data-unavailable={!isAvailable}>
      <Link to={paths.product(_id)} className={styles.price} aria-current={_id === ofPage._id ? 'page' : undefined}>
        <VisuallyHidden>{name}</VisuallyHidden> {isOneOfMany && <bdi className={ui.soft}>{code}</bdi>}
        {shownPrice}
      </Link>
      {isAvailable ? (
        <input
          className={styles.input}
          {...numberInput(text, (typed) => onType(_id, typed))}
          data-column={column}
          aria-label={t('ordering.quantityOf', { name })}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={noteId}
          onFocus={showWhole}
        />
      ) : (
        <VisuallyHidden>{t('product.unavailable')}</VisuallyHidden>
      )}
      {isAvailable && (
        <span id={noteId} className={problem ? styles.wrong : styles.note}>
          {problem ?? t('ordering.from', { moq: moqOf(product) })}
        </span>
      )}
    </div>
  );
}
