import type { ProductResponse } from '@shop/contract/api';
import { MAX_LINE_LENGTH } from '@shop/contract/order-lines';
import { differencesOf } from '@shop/contract/unit-readings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import ui from '../../../components/ui/primitives.module.css';
import { Unbroken } from '../../../components/ui/unbroken';
import { paths } from '../../../config/paths';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { productFeatures, productName } from '../../catalog/product-words';
import goods from '../../goods/components/goods.module.css';
import { ProductFacts } from '../../goods/components/product-facts';
import { QuantityField } from '../../goods/components/quantity-field';
import { resolveLines } from '../api/resolve-lines';
import { isPicked, lookedUpAgain, type OrderRow, rowsOf, withProduct } from '../order-rows';
import styles from './quick-order.module.css';

interface ChooseProductProps {
  row: OrderRow;
  problem: 'choose' | 'unknown' | 'unavailable';
  onChange: (row: OrderRow) => void;
}

/** For a line that matches none or an unavailable product, and beside the candidates of others: searches again. */
export function ChooseProduct({ row, problem, onChange }: ChooseProductProps) {
  const { t } = useI18n();
  return (
    <div className={styles.choice}>
      {problem !== 'choose' && (
        <p className={ui.alert}>{t(problem === 'unknown' ? 'quickOrder.unknown' : 'quickOrder.unavailable')}</p>
      )}
      <OtherWords row={row} onChange={onChange} />
    </div>
  );
}

type RowProps = Pick<ChooseProductProps, 'row' | 'onChange'>;

/** The products that a line may mean: one is chosen, or a quantity entered at each one that is wanted. */
export function Candidates({ row, onChange }: RowProps) {
  const { t } = useI18n();
  const { candidates, total, text, words, question, counted } = row;
  const isEntered = isPicked(row);
  const hint = question === 'several' && counted.qty !== null ? t('quickOrder.several', { qty: counted.qty }) : '';
  return (
    <>
      <p className={ui.note}>
        {isEntered ? hint || t('quickOrder.enterEach') : t('quickOrder.choose')} (
        {t('quickOrder.chooseOf', { count: total })})
      </p>
      <ul className={styles.candidates} aria-label={t('quickOrder.chooseFor', { text })}>
        {candidates.map((product) => (
          <Candidate key={product._id} row={row} product={product} isEntered={isEntered} onChange={onChange} />
        ))}
      </ul>
      {total > candidates.length && (
        <Link to={paths.shopSearch(words)} className={styles.more}>
          {t('quickOrder.searchShop')}
        </Link>
      )}
    </>
  );
}

function Candidate({ row, product, isEntered, onChange }: RowProps & { product: ProductResponse; isEntered: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const name = productName(product, i18n);
  const { _id, isAvailable } = product;
  const typed = row.picks[_id] ?? '';
  return (
    <li className={styles.candidate}>
      <div className={goods.picture}>
        <Picture src={product.images[0]} alt="" width={64} height={48} />
      </div>
      <div className={goods.what}>
        <p className={goods.name}>
          <Unbroken text={name} />
        </p>
        <ProductFacts product={product} />
        <Why words={row.words} product={product} />
      </div>
      {!isAvailable && <p className={ui.note}>{t('goods.unavailable')}</p>}
      {isAvailable && isEntered && (
        <QuantityField
          label={t('quickOrder.quantityOf', { name })}
          typed={typed}
          isOptional
          onType={(next) => onChange({ ...row, picks: { ...row.picks, [_id]: next } })}
        />
      )}
      {isAvailable && !isEntered && (
        <Button
          variant="secondary"
          aria-label={t('quickOrder.takeProduct', { name, text: row.text })}
          onClick={() => onChange(withProduct(row, product))}
        >
          {t('quickOrder.takeThis')}
        </Button>
      )}
    </li>
  );
}

/** The difference between the product and the request, otherwise its features. */
function Why({ words, product }: { words: string; product: ProductResponse }) {
  const i18n = useI18n();
  const { t, term } = i18n;
  const differences = differencesOf(words, product);
  if (differences.length === 0) return <p className={ui.note}>{productFeatures(product.displaySpecs, i18n)}</p>;
  return differences.map(({ requested, actual }) => (
    <p key={requested} className={cx(ui.note, styles.differs)}>
      {t('quickOrder.differs', { actual: term(actual), requested })}
    </p>
  ));
}

function OtherWords({ row, onChange }: RowProps) {
  const { t } = useI18n();
  const [words, setWords] = useState(row.words);
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: string) => rowsOf(await resolveLines([wanted])),
    onSuccess: ([found]) => found && onChange(lookedUpAgain(row, found)),
    onError: () => notify('error', t('quickOrder.failed')),
  });
  return (
    <form
      className={cx(ui.row2, styles.words)}
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') mutate(words.trim());
      }}
    >
      <TextField
        label={t('quickOrder.words')}
        maxLength={MAX_LINE_LENGTH}
        dir="auto"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isPending || words.trim() === ''}>
        {t('quickOrder.again')}
      </Button>
    </form>
  );
}
