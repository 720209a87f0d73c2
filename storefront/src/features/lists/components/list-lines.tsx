import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { ListResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { readQuantity } from '../../../lib/read-quantity';
import type { KnownProducts } from '../../cart/api/get-cart-products';
import { GoodsRow } from '../../goods/components/goods-row';
import goods from '../../goods/components/goods.module.css';
import { QuantityField } from '../../goods/components/quantity-field';
import { changeList, listQuery } from '../api/lists';

interface ListLinesProps {
  list: ListResponse;
  /** Undefined while it loads. */
  known: KnownProducts | undefined;
}

/** The lines of an own list: quantities and removals are saved together, when the buyer confirms. */
export function ListLines({ list, known }: ListLinesProps) {
  const { t } = useI18n();
  const before = () => list.lines.map((line) => ({ ...line, typed: String(line.qty) }));
  const [lines, setLines] = useState(before);
  const { save, isPending, error } = useSaveLines(list);
  const read = lines.map(({ product, typed }) => ({ product, qty: readQuantity(typed) }));
  const isWrong = read.some(({ qty }) => qty === undefined);
  const isChanged = JSON.stringify(lines.map(asText)) !== JSON.stringify(before().map(asText));
  const remove = (product: string) => {
    setLines(lines.filter((line) => line.product !== product));
    document.getElementById('list-title')?.focus();
  };
  return (
    <>
      <ul className={goods.list}>
        {lines.map(({ product, productName, typed }) => (
          <li key={product}>
            {known && (
              <GoodsRow product={known.get(product)} name={productName}>
                <QuantityField
                  label={t('goods.quantityOf', { name: productName })}
                  typed={typed}
                  onType={(next) =>
                    setLines(lines.map((line) => (line.product === product ? { ...line, typed: next } : line)))
                  }
                />
                <button
                  type="button"
                  className={cx(ui.iconButton, ui.remove)}
                  aria-label={t('lists.remove', { name: productName })}
                  onClick={() => remove(product)}
                >
                  <Icon name="trash" />
                </button>
              </GoodsRow>
            )}
          </li>
        ))}
      </ul>
      {error && <Notice kind="error">{serverMessage(error, t('lists.saveFailed'))}</Notice>}
      {isChanged && (
        <div className={goods.bar}>
          <Button
            disabled={isPending || isWrong}
            onClick={() => save(read.flatMap(({ product, qty }) => (qty === undefined ? [] : [{ product, qty }])))}
          >
            {isPending ? t('lists.saving') : t('lists.save')}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={() => setLines(before())}>
            {t('lists.undo')}
          </Button>
        </div>
      )}
    </>
  );
}

const asText = ({ product, typed }: { product: string; typed: string }) => [product, typed.trim()];

function useSaveLines({ _id, version }: ListResponse) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (lines: { product: string; qty: number }[]) => changeList(_id, { lines, version }),
    onSuccess: (list) => {
      queryClient.setQueryData(listQuery(_id).queryKey, list);
      notify('success', t('lists.saved'));
    },
  });
  return { save: mutate, isPending, error };
}
