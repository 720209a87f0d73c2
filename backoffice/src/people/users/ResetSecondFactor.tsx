import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { UserRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

/** For a colleague who lost the phone. */
export const ResetSecondFactor = ({ user }: { user: UserRecord }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const may = useMay('staff.write');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.resetSecondFactor(user._id),
    onSuccess: () => notify('shop.security.reset.done', { type: 'success' }),
    onError: useFailureNotice('shop.security.factor.error'),
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
