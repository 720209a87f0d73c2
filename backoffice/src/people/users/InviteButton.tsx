import { Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useRoleActions } from '../../kit/auth/useMay';
import { formatDay } from '../../kit/format';
import type { UserRecord } from '../../types';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { useReportedCall } from '../../kit/ui/useServerCall';

/** Mails a customer without a password the link for choosing one; shows when this was last done. */
export const InviteButton = () => {
  const user = useRecordContext<UserRecord>();
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useReportedCall((server, id: string) => server.inviteUser(id), {
    done: 'shop.invitation.sent',
    failed: 'shop.invitation.failed',
  });
  const may = useRoleActions();
  if (!user?.isInvitable || !may('customers.write')) return null;
  const { invitedAt } = user;
  return (
    <>
      <Button size="small" variant="outlined" loading={isPending} onClick={onFirstClick(() => mutate(user.id))}>
        {translate(invitedAt === null ? 'shop.invitation.send' : 'shop.invitation.again')}
      </Button>
      {invitedAt !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
          {translate('shop.invitation.at', { at: formatDay(invitedAt) })}
        </Typography>
      )}
    </>
  );
};
