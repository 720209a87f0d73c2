import { Alert, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { api, at } from '../../kit/api/client';
import type { UserRecord } from '../../types';
import { useRoleActions } from '../../kit/auth/useMay';
import { useReportedCall } from '../../kit/ui/useServerCall';

/** Says that the address, or a new one, is not proved; staff who know it by phone vouch for it. */
export const UnprovedEmail = () => {
  const user = useRecordContext<UserRecord>();
  const translate = useTranslate();
  const may = useRoleActions();
  const { mutate, isPending } = useReportedCall(
    (_server, { id, email, version }: { id: string; email: string; version: number }) =>
      api.PUT('/api/users/{id}', { params: at(id), body: { email, version, isEmailKnown: true } }),
    { done: 'resources.users.vouched', failed: 'resources.users.notifications.update_failed' },
  );
  if (!user || user.email === '' || (user.isEmailProved && user.pendingEmail === '')) return null;
  const { pendingEmail, version } = user;
  const id = String(user.id);
  const email = pendingEmail || user.email;
  const button = (
    <Button color="inherit" size="small" loading={isPending} onClick={() => mutate({ id, email, version })}>
      {translate('resources.users.vouch')}
    </Button>
  );
  return (
    <Alert severity="info" action={may('customers.write') ? button : undefined} sx={{ width: '100%', mb: 1 }}>
      {translate(`resources.users.${pendingEmail === '' ? 'unproved' : 'pending_email'}`, {
        email,
      })}
    </Alert>
  );
};
