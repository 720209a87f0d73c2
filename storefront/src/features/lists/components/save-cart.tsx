import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { ListResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { GoodsLine } from '../../goods/cart-link';
import goods from '../../goods/components/goods.module.css';
import { changeList, createList, getList, listsQuery } from '../api/lists';
import { cartLines } from '../cart-lines';
import { CART_LIST_NAME } from '../list-name';

type Saved = { kind: 'saved' } | { kind: 'same' } | { kind: 'differs'; list: ListResponse };

const asText = (lines: readonly GoodsLine[]) =>
  lines
    .map(({ product, qty }) => `${product} ${qty}`)
    .sort()
    .join();

/** Saves the cart as the list "My cart"; other lines of that list are replaced after a confirmation. */
export function SaveCart() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async (replaced: ListResponse | null): Promise<Saved> => {
      const lines = cartLines();
      if (replaced) {
        await changeList(replaced._id, { lines, version: replaced.version });
        return { kind: 'saved' };
      }
      const lists = await queryClient.query({ ...listsQuery(), staleTime: 0 });
      const known = lists.find(({ name, isOwn }) => isOwn && name.toLowerCase() === CART_LIST_NAME.toLowerCase());
      if (!known) {
        await createList({ name: CART_LIST_NAME, lines });
        return { kind: 'saved' };
      }
      const list = await getList(known._id);
      if (asText(list.lines) === asText(lines)) return { kind: 'same' };
      if (list.lines.length > 0) return { kind: 'differs', list };
      await changeList(list._id, { lines, version: list.version });
      return { kind: 'saved' };
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['lists'] }),
  });
  if (data?.kind === 'differs') {
    return (
      <div role="alert" className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
        <p>{t('cartTools.differs', { count: data.list.products })}</p>
        <div className={goods.bar}>
          <Button disabled={isPending} onClick={() => mutate(data.list)}>
            {t('cartTools.replace')}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={reset}>
            {t('cartTools.keepList')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <Button variant="secondary" disabled={isPending} onClick={() => mutate(null)}>
        {isPending ? t('cartTools.saving') : t('cartTools.save')}
      </Button>
      <div role="status">
        {data && <Notice kind="success">{t(data.kind === 'same' ? 'cartTools.same' : 'cartTools.saved')}</Notice>}
      </div>
      {error && <Notice kind="error">{serverMessage(error, t('lists.saveFailed'))}</Notice>}
    </>
  );
}
