import { MAX_LINE_LENGTH } from '@shop/contract/order-lines';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { productName } from '../../catalog/product-words';
import { resolveLines } from '../api/resolve-lines';
import { lookedUpAgain, type OrderRow, rowsOf } from '../order-rows';
import styles from './quick-order.module.css';

interface ChooseProductProps {
  row: OrderRow;
  problem: 'choose' | 'unknown' | 'unavailable';
  onChange: (row: OrderRow) => void;
}

/**
 * For a line that matches several products, none, or an unavailable one: lets the buyer select one, or search again.
 */
export function ChooseProduct({ row, problem, onChange }: ChooseProductProps) {
  const { t } = useI18n();
  return (
    <div className={styles.choice}>
      {problem === 'choose' ? (
        <CandidatePicker row={row} onChange={onChange} />
      ) : (
        <p className={ui.alert}>{t(problem === 'unknown' ? 'quickOrder.unknown' : 'quickOrder.unavailable')}</p>
      )}
      <OtherWords row={row} onChange={onChange} />
    </div>
  );
}

function CandidatePicker({ row, onChange }: Pick<ChooseProductProps, 'row' | 'onChange'>) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { candidates, total, text, words } = row;
  const nameOf = (product: ProductResponse) =>
    [
      productName(product, i18n),
      product.sku,
      product.price > 0 ? format.money(product.price) : '',
      product.isAvailable ? '' : t('goods.unavailable'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <SelectField
        label={`${t('quickOrder.choose')} (${t('quickOrder.chooseOf', { count: total })})`}
        aria-label={t('quickOrder.chooseFor', { text })}
        value=""
        onChange={(event) => onChange({ ...row, product: candidates.find(({ _id }) => _id === event.target.value) })}
      >
        <option value="" disabled>
          {t('quickOrder.choose')}
        </option>
        {candidates.map((product) => (
          <option key={product._id} value={product._id}>
            {nameOf(product)}
          </option>
        ))}
      </SelectField>
      {total > candidates.length && (
        <Link to={paths.shopSearch(words)} className={styles.more}>
          {t('quickOrder.searchShop')}
        </Link>
      )}
    </>
  );
}

function OtherWords({ row, onChange }: Pick<ChooseProductProps, 'row' | 'onChange'>) {
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
