import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import type { LetterRecord } from '../records';
import { useFailure } from '../ui/useFailure';

/** Tries a letter anew that was given up; nothing for others. */
export const RetryLetterButton = () => {
  const letter = useRecordContext<LetterRecord>();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const onError = useFailure('resources.mail.notifications.retry_failed');
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => dataProvider.retryLetter(id),
    onSuccess: () => notify('resources.mail.notifications.retried', { type: 'success' }),
    onError,
    onSettled: refresh,
  });
  if (!letter?.allowedActions.includes('retry')) return null;
  return (
    <Button size="small" variant="contained" loading={isPending} onClick={() => mutate(letter.id)}>
      {translate('resources.mail.retry')}
    </Button>
  );
};
