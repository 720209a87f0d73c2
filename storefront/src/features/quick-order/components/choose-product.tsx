import type { ProductResponse } from '@shop/contract/api';
import { MAX_LINE_LENGTH } from '@shop/contract/order-lines';
import { differencesOf } from '@shop/contract/unit-readings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { Unbroken } from '../../../components/ui/unbroken';
import { paths } from '../../../config/paths';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { productName } from '../../catalog/product-words';
import goods from '../../goods/components/goods.module.css';
import { ProductFacts } from '../../goods/components/product-facts';
import { QuantityField } from '../../goods/components/quantity-field';
import { useSessionUser } from '../../session/session-store';
import { rememberCode, resolveLines } from '../api/resolve-lines';
import { isPicked, lookedUpAgain, type OrderRow, rowsOf, withProduct } from '../order-rows';
import styles from './quick-order.module.css';

interface ChooseProductProps {
  row: OrderRow;
  problem: 'unknown' | 'unavailable';
  onChange: (row: OrderRow) => void;
}

/** For a line that matches none or an unavailable product: searches again, folded. */
export function ChooseProduct({ row, problem, onChange }: ChooseProductProps) {
  const { t } = useI18n();
  return (
    <div className={styles.choice}>
      <p className={ui.alert}>{t(problem === 'unknown' ? 'quickOrder.unknown' : 'quickOrder.unavailable')}</p>
      <details>
        <summary>{t('quickOrder.otherWords')}</summary>
        <OtherWords row={row} onChange={onChange} />
      </details>
    </div>
  );
}

type RowProps = Pick<ChooseProductProps, 'row' | 'onChange'>;

/** The products of a line of several that are shown before the others are unfolded. */
const SHOWN_OF_SEVERAL = 3;

/** The product that a line most likely means, and the others folded; one is chosen, or each gets a quantity. */
export function Candidates({ row, onChange }: RowProps) {
  const { t } = useI18n();
  const { candidates, total, text, words, question } = row;
  const shown = question === 'several' ? SHOWN_OF_SEVERAL : 1;
  const isEntered = isPicked(row);
  const show = (product: ProductResponse) => (
    <Candidate key={product._id} row={row} product={product} isEntered={isEntered} onChange={onChange} />
  );
  return (
    <div className={styles.choice}>
      <ul className={styles.candidates} aria-label={t('quickOrder.chooseFor', { text })}>
        {candidates.slice(0, shown).map(show)}
      </ul>
      <details>
        <summary>{t('quickOrder.others', { count: Math.max(0, total - shown) })}</summary>
        <ul className={styles.candidates} aria-label={t('quickOrder.chooseFor', { text })}>
          {candidates.slice(shown).map(show)}
        </ul>
        {total > candidates.length && (
          <Link to={paths.shopSearch(words)} className={styles.more}>
            {t('quickOrder.searchShop')}
          </Link>
        )}
        <OtherWords row={row} onChange={onChange} />
      </details>
    </div>
  );
}

function Candidate({ row, product, isEntered, onChange }: RowProps & { product: ProductResponse; isEntered: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const name = productName(product, i18n);
  const { _id, isAvailable } = product;
  const typed = row.picks[_id] ?? '';
  const isSignedIn = useSessionUser() !== null;
  const choose = () => {
    onChange(withProduct(row, product));
    const { ownCode: code } = row;
    if (code === null || !isSignedIn) return;
    rememberCode(code, _id).then(
      () => notify('success', t('quickOrder.codeRemembered', { code })),
      () => undefined,
    );
  };
  return (
    <li className={styles.candidate}>
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
        <Button variant="secondary" aria-label={t('quickOrder.takeProduct', { name, text: row.text })} onClick={choose}>
          {t('quickOrder.takeThis')}
        </Button>
      )}
    </li>
  );
}

function Why({ words, product }: { words: string; product: ProductResponse }) {
  const i18n = useI18n();
  const { t, term } = i18n;
  const differences = differencesOf(words, product);
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
