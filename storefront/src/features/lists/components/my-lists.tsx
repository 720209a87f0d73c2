import { MAX_LENGTH } from '@shop/contract/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { serverMessage } from '../../../lib/api-error';
import type { ListSummaryResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { FillCartButton } from '../../goods/components/fill-cart-button';
import goods from '../../goods/components/goods.module.css';
import { createList, forgetCode, getList, listsQuery, ownCodesQuery } from '../api/lists';
import { nameOfList } from '../list-name';

/** The buyer's own codes, each with its product; nothing if there are none. */
function OwnCodes() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { data: codes = [] } = useQuery(ownCodesQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: forgetCode,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own-codes'] }),
  });
  if (codes.length === 0) return null;
  return (
    <section className={goods.panel}>
      <h2>{t('lists.codes')}</h2>
      <p className={ui.note}>{t('lists.codesLead')}</p>
      <ul className={goods.list}>
        {codes.map(({ _id, code, product, productName }) => (
          <li key={_id} className={cx(ui.row2, ui.middle)}>
            <strong>
              <bdi>{code}</bdi>
            </strong>
            <Link to={paths.product(product)} className={goods.grow}>
              <bdi>{productName}</bdi>
            </Link>
            <Button
              variant="quiet"
              aria-label={t('lists.forgetCode1', { code })}
              disabled={isPending}
              onClick={() => mutate(_id)}
            >
              {t('lists.forgetCode')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lists of the buyer, and those that colleagues share. */
export function MyLists() {
  const { t } = useI18n();
  const query = useQuery(listsQuery());
  return (
    <div>
      <RecordList
        title={t('lists.title')}
        query={query}
        loading={t('lists.loading')}
        error={t('lists.error')}
        empty={<EmptyState text={t('lists.empty')} hint={`${t('lists.lead')} ${t('lists.emptyHint')}`} />}
        keyOf={({ _id }) => _id}
      >
        {(list) => <ListCard list={list} />}
      </RecordList>
      <NewListForm />
      <OwnCodes />
    </div>
  );
}

function ListCard({ list }: { list: ListSummaryResponse }) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { _id, products, isShared, isOwn, owner, updatedAt } = list;
  const name = nameOfList(list.name, i18n);
  return (
    <article className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
      <h3>
        <Link to={paths.list(_id)}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <p className={ui.note}>
        {[
          t('lists.products', { count: products }),
          t('lists.changed', { date: format.date(updatedAt) }),
          ...(isOwn ? [] : [t('lists.of', { name: owner.name })]),
        ].join(' · ')}
      </p>
      {isShared && (
        <div>
          <Badge tone="purple">{t('lists.shared')}</Badge>
        </div>
      )}
      <div>
        <FillCartButton lines={async () => (await getList(_id)).lines} count={products} label={name} />
      </div>
    </article>
  );
}

function NewListForm() {
  const { t } = useI18n();
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createList({ name: name.trim() }),
    onSuccess: ({ _id }) => {
      void queryClient.invalidateQueries({ queryKey: ['lists'] });
      void navigate(paths.list(_id));
    },
  });
  return (
    <form
      className={goods.bar}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') mutate();
      }}
    >
      <div className={goods.grow}>
        <TextField
          label={t('lists.new')}
          maxLength={MAX_LENGTH.name}
          error={error ? serverMessage(error, t('lists.saveFailed')) : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={isPending || name.trim() === ''}>
        {isPending ? t('lists.creating') : t('lists.create')}
      </Button>
    </form>
  );
}
