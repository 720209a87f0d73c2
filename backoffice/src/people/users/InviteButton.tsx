import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useRoleActions } from '../auth/useMay';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatDay } from '../../kit/format';
import type { UserRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useSingleClick } from '../../kit/ui/useSingleClick';

/** Mails a customer without a password the link for choosing one; shows when this was last done. */
export const InviteButton = () => {
  const user = useRecordContext<UserRecord>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  const ignoreSecond = useSingleClick();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => dataProvider.inviteUser(id),
    onSuccess: () => notify('shop.invitation.sent', { type: 'success' }),
    onError: useFailureNotice('shop.invitation.failed'),
    onSettled: refresh,
  });
  const may = useRoleActions();
  if (!user?.isInvitable || !may('customers.write')) return null;
  const { invitedAt } = user;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isPending}
        onClick={(event) => {
          ignoreSecond(event);
          if (!event.defaultPrevented) mutate(user.id);
        }}
      >
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
