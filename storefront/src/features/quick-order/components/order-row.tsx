import type { ProductResponse } from '@shop/contract/api';
import { MAX_QTY } from '@shop/contract/limits';
import { piecesOf } from '@shop/contract/mails/read-mail';
import { useId } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { Picture } from '../../../components/ui/picture';
import ui from '../../../components/ui/primitives.module.css';
import { Unbroken } from '../../../components/ui/unbroken';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { productName } from '../../catalog/product-words';
import goods from '../../goods/components/goods.module.css';
import { ProductFacts } from '../../goods/components/product-facts';
import { QuantityField } from '../../goods/components/quantity-field';
import { quantityText } from '../../goods/quantity-text';
import {
  corrected,
  type OrderRow,
  problemOf,
  readingsOf,
  type RowProblem,
  ruleProblemOf,
  settled,
} from '../order-rows';
import { Candidates, ChooseProduct } from './choose-product';
import styles from './quick-order.module.css';
import { UnitChoice, useCounted } from './unit-choice';

interface OrderRowProps {
  row: OrderRow;
  onChange: (row: OrderRow) => void;
  onSplit: (row: OrderRow) => void;
  onDrop: () => void;
}

export function OrderRowView({ row, onChange, onSplit, onDrop }: OrderRowProps) {
  const { t } = useI18n();
  const { text, product, candidates } = row;
  const problem = problemOf(row);
  const isOpen = problem === 'unknown' || problem === 'unavailable';
  const readings = readingsOf(row);
  const drop = () => {
    onDrop();
    document.getElementById('checked-lines')?.focus();
  };
  return (
    <div className={styles.row} data-problem={problem !== undefined}>
      {product && (
        <div className={goods.picture}>
          <Picture src={product.images[0]} alt="" width={64} height={48} />
        </div>
      )}
      <div className={cx(ui.stack1, goods.what)}>
        <ReadLine row={row} />
        {problem !== undefined && mayBeSeveral(row) && (
          <Button variant="quiet" onClick={() => onSplit(row)}>
            {t('quickOrder.split', { count: piecesOf(text).length })}
          </Button>
        )}
        {product && <ChosenProduct product={product} />}
        {problem === undefined && (
          <Badge tone="green" dot>
            {t('quickOrder.isReady')}
          </Badge>
        )}
        {!product && !isOpen && problem !== undefined && problem !== 'choose' && (
          <p className={ui.alert}>
            <QuantityProblem problem={problem} row={row} />
          </p>
        )}
      </div>
      {!isOpen && product && readings === null && (
        <RowQuantity row={row} product={product} problem={problem} onChange={onChange} />
      )}
      <button
        type="button"
        className={cx(ui.iconButton, ui.remove)}
        aria-label={t('quickOrder.drop1', { text })}
        onClick={drop}
      >
        <Icon name="trash" />
      </button>
      <div className={styles.below}>
        {product && readings && <UnitChoice row={row} product={product} readings={readings} onChange={onChange} />}
        {!product && candidates.length > 0 && <Candidates row={row} onChange={onChange} />}
        {isOpen && <ChooseProduct row={row} problem={problem} onChange={onChange} />}
      </div>
    </div>
  );
}

/** True if the line may name several products, between which it can be split. */
const mayBeSeveral = ({ text, question }: OrderRow): boolean =>
  (question === 'several' || question === 'numbers') && !text.includes('\t') && piecesOf(text).length > 1;

/** The line as it was written, and the quantity that was read in it. */
function ReadLine({ row: { text, counted, question, readings, leftOut } }: { row: OrderRow }) {
  const { t } = useI18n();
  const countedIn = useCounted();
  const said = question === 'unit' || question === null ? (readings[0] ?? counted) : undefined;
  const read =
    said?.qty == null ? t('quickOrder.readNone') : t('quickOrder.read', { qty: countedIn(said.qty, said.unit) });
  const numbers = readings.map((one) => countedIn(one.qty ?? 0, one.unit)).join(' / ');
  return (
    <p className={ui.note}>
      <bdi>{text.replace(/\t–$/, '').replaceAll('\t', ' · ')}</bdi> ·{' '}
      <strong>{question === null || question === 'unit' ? read : t(`quickOrder.question.${question}`)}</strong>
      {said === undefined && numbers !== '' && ` (${numbers})`}
      {leftOut.length > 0 && <> · {t('quickOrder.leftOut', { words: leftOut.join(', ') })}</>}
    </p>
  );
}

function ChosenProduct({ product }: { product: ProductResponse }) {
  const i18n = useI18n();
  return (
    <>
      <p className={goods.name}>
        <Unbroken text={productName(product, i18n)} />
      </p>
      <ProductFacts product={product} />
    </>
  );
}

interface RowQuantityProps {
  row: OrderRow;
  product: ProductResponse;
  problem: RowProblem | undefined;
  onChange: (row: OrderRow) => void;
}

/** The quantity and its error, with a button for the nearest quantity that the product is sold in. */
function RowQuantity({ row, product, problem, onChange }: RowQuantityProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const name = productName(product, i18n);
  const errorId = useId();
  const take = corrected(row);
  const moq = take.typed;
  return (
    <div className={cx(ui.row2, ui.middle, styles.quantity)}>
      <QuantityField
        label={t('quickOrder.quantityOf', { name })}
        typed={row.typed}
        errorId={problem === undefined ? undefined : errorId}
        onType={(typed) => onChange(settled(row, typed))}
      />
      {problem !== undefined && (
        <>
          <p id={errorId} className={ui.alert}>
            <QuantityProblem problem={problem} row={row} />
          </p>
          <Button
            variant="secondary"
            aria-label={t('quickOrder.takeFor', { moq, name })}
            onClick={() => onChange(take)}
          >
            {t('quickOrder.take', { moq })}
          </Button>
        </>
      )}
    </div>
  );
}

function QuantityProblem({ problem, row }: { problem: RowProblem; row: OrderRow }) {
  const { t } = useI18n();
  const ofRule = problem === 'notSold' ? ruleProblemOf(row) : null;
  if (ofRule !== null) return quantityText(ofRule, t, (moq) => t('quickOrder.belowMoq', { moq }));
  return problem === 'noQuantity' ? t('quickOrder.noQuantity') : t('quickOrder.badQuantity', { max: MAX_QTY });
}
