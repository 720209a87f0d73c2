import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import type { UserRecord } from '../../types';
import { useServerCall } from '../../kit/ui/useServerCall';

/** For a colleague who lost the phone. */
export const ResetSecondFactor = ({ user }: { user: UserRecord }) => {
  const translate = useTranslate();
  const may = useMay('staff.write');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useServerCall((server) => server.resetSecondFactor(user._id), {
    done: 'shop.security.reset.done',
    failed: 'shop.security.factor.error',
    onSettled: () => setAsking(false),
  });
  if (!may || !user.isAdmin) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {translate('shop.security.reset.button')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="shop.security.reset.button"
        content="shop.security.reset.sure"
        confirm="shop.security.reset.button"
        confirmColor="warning"
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
