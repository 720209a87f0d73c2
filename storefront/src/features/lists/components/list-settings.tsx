import { MAX_LENGTH } from '@shop/contract/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { serverMessage } from '../../../lib/api-error';
import type { ListResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import goods from '../../goods/components/goods.module.css';
import { profileQuery } from '../../session/api/session';
import { changeList, deleteList, listQuery } from '../api/lists';
import { nameOfList } from '../list-name';

/** Name, sharing and deletion of an own list. */
export function ListSettings({ list }: { list: ListResponse }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { _id, version } = list;
  const queryClient = useQueryClient();
  const shares = useQuery(profileQuery()).data?.company?.sharesPurchases === true;
  const [name, setName] = useState(list.name);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (fields: { name?: string; isShared?: boolean }) => changeList(_id, { ...fields, version }),
    onSuccess: (changed) => {
      queryClient.setQueryData(listQuery(_id).queryKey, changed);
      notify('success', t('lists.saved'));
    },
  });
  const wanted = name.trim();
  return (
    <div className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
      <form
        className={goods.bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '' && wanted !== list.name) mutate({ name: wanted });
        }}
      >
        <div className={goods.grow}>
          <TextField
            label={t('lists.name')}
            maxLength={MAX_LENGTH.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={isPending || wanted === '' || wanted === list.name}>
          {t('lists.rename')}
        </Button>
      </form>
      {(shares || list.isShared) && (
        <label className={goods.check}>
          <input
            type="checkbox"
            checked={(isPending ? variables.isShared : undefined) ?? list.isShared}
            disabled={isPending}
            onChange={(event) => mutate({ isShared: event.target.checked })}
          />
          {t('lists.share')}
        </label>
      )}
      {error && <Notice kind="error">{serverMessage(error, t('lists.saveFailed'))}</Notice>}
      <DeleteList id={_id} name={nameOfList(list.name, i18n)} />
    </div>
  );
}

function DeleteList({ id, name }: { id: string; name: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteList(id),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: listQuery(id).queryKey });
      notify('success', t('lists.deleted', { name }));
      void navigate(paths.lists, { replace: true });
    },
    onError: () => notify('error', t('lists.deleteFailed')),
  });
  if (!isConfirming) {
    return (
      <div>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          {t('lists.delete')}
        </Button>
      </div>
    );
  }
  return (
    <div role="alert" className={goods.bar}>
      <p>{t('lists.deleteSure', { name })}</p>
      <Button variant="danger" disabled={isPending} onClick={() => mutate()}>
        {t('lists.delete')}
      </Button>
      <Button variant="secondary" autoFocus disabled={isPending} onClick={() => setConfirming(false)}>
        {t('lists.keep')}
      </Button>
    </div>
  );
}
