import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import type { EmailRecord } from '../../types';
import { useReportedCall } from '../../kit/ui/useServerCall';

/** Retries a failed email; nothing for others. */
export const RetryButton = ({ email }: { email: EmailRecord }) => {
  const translate = useTranslate();
  const { mutate, isPending } = useReportedCall((server) => server.retryEmail(email.id), {
    done: 'resources.mail.notifications.retried',
    failed: 'resources.mail.notifications.retry_failed',
  });
  if (!email.allowedActions.includes('retry')) return null;
  return (
    <ForRole action="documents.send">
      <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
        {translate('shop.action.retry')}
      </Button>
    </ForRole>
  );
};
