import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ForRole } from '../../people/auth/ForRole';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { EmailRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

/** Retries a failed email; nothing for others. */
export const RetryButton = ({ email }: { email: EmailRecord }) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const onError = useFailureNotice('resources.mail.notifications.retry_failed');
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.retryEmail(email.id),
    onSuccess: () => notify('resources.mail.notifications.retried', { type: 'success' }),
    onError,
    onSettled: refresh,
  });
  if (!email.allowedActions.includes('retry')) return null;
  return (
    <ForRole action="documents.send">
      <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
        {translate('resources.mail.retry')}
      </Button>
    </ForRole>
  );
};
