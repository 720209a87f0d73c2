import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { ListSummaryResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import type { GoodsLine } from '../../goods/cart-link';
import goods from '../../goods/components/goods.module.css';
import { addToList, createList, listsQuery } from '../api/lists';
import { nameOfList } from '../list-name';

const NEW = 'new';

interface AddToListProps {
  lines: () => GoodsLine[];
  /** The text after success. @param list name of the list */
  done: (list: string) => string;
}

/** A button that lets the buyer select or create a list for products. */
export function AddToList(props: AddToListProps) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ListChoice {...props} onClose={() => setIsOpen(false)} />;
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('lists.add')}
      </Button>
    </div>
  );
}

function ListChoice({ onClose, ...props }: AddToListProps & { onClose: () => void }) {
  const { t } = useI18n();
  const { data, isError, refetch } = useQuery(listsQuery());
  if (isError && !data) return <ErrorState text={t('lists.error')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText text={t('lists.loading')} />;
  return <ChoiceForm {...props} lists={data.filter(({ isOwn }) => isOwn)} onClose={onClose} />;
}

interface ChoiceFormProps extends AddToListProps {
  lists: readonly ListSummaryResponse[];
  onClose: () => void;
}

function ChoiceForm({ lists, lines, done, onClose }: ChoiceFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(lists[0]?._id ?? NEW);
  const [name, setName] = useState('');
  const isNew = chosen === NEW;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (isNew ? createList({ name: name.trim(), lines: lines() }) : addToList(chosen, lines())),
    onSuccess: (list) => {
      void queryClient.invalidateQueries({ queryKey: ['lists'] });
      notify('success', done(nameOfList(list.name, i18n)));
      onClose();
    },
  });
  return (
    <form
      className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <SelectField
        autoFocus
        label={t('lists.addTo')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {lists.map((list) => (
          <option key={list._id} value={list._id}>
            {nameOfList(list.name, i18n)}
          </option>
        ))}
        <option value={NEW}>{t('lists.new')}</option>
      </SelectField>
      {isNew && (
        <TextField
          label={t('lists.name')}
          maxLength={MAX_LENGTH.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {error && <Notice kind="error">{serverMessage(error, t('lists.addFailed'))}</Notice>}
      <div className={goods.bar}>
        <Button type="submit" disabled={isPending || (isNew && name.trim() === '')}>
          {isPending ? t('lists.adding') : t('lists.addButton')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {t('lists.cancel')}
        </Button>
      </div>
    </form>
  );
}
