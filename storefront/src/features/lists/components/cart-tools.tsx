import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { copyText } from '../../../lib/copy-text';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { cartLinkOf, type GoodsLine } from '../../goods/cart-link';
import goods from '../../goods/components/goods.module.css';
import { useSessionUser } from '../../session/session-store';
import { cartLines } from '../cart-lines';
import { AddToList } from './add-to-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Notice } from '../../../components/ui/notice';
import { serverMessage } from '../../../lib/api-error';
import type { ListResponse } from '@shop/contract/api';
import { changeList, createList, getList, listsQuery } from '../api/lists';
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

/** Tools for a whole cart: save it, or share it. */
export function CartTools() {
  const { t } = useI18n();
  const user = useSessionUser();
  return (
    <section aria-label={t('cartTools.title')} className={cx(ui.stack2, goods.tools)}>
      {user && (
        <>
          <SaveCart />
          <AddToList lines={cartLines} done={(list) => t('lists.cartAdded', { list })} />
        </>
      )}
      <ShareLink />
    </section>
  );
}

/** A link to the saved lists, for an empty cart. */
export function SavedCarts() {
  const { t } = useI18n();
  if (!useSessionUser()) return null;
  return (
    <LinkButton variant="secondary" to={paths.lists}>
      {t('cartTools.open')}
    </LinkButton>
  );
}

function ShareLink() {
  const { t } = useI18n();
  const [link, setLink] = useState<string>();
  if (link === undefined) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setLink(cartLinkOf(cartLines()))}>
          {t('cartTools.link')}
        </Button>
      </div>
    );
  }
  return (
    <div className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
      <TextField
        autoFocus
        readOnly
        dir="ltr"
        label={t('cartTools.linkField')}
        hint={t('cartTools.linkHint')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className={goods.bar}>
        <Button onClick={() => copyText(link, t('cartTools.copied'), t('cartTools.copyByHand'))}>
          {t('cartTools.copy')}
        </Button>
        <Button variant="secondary" onClick={() => setLink(undefined)}>
          {t('lists.cancel')}
        </Button>
      </div>
    </div>
  );
}
