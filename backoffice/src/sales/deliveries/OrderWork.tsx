import { Button, Stack } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useRoleActions } from '../../kit/auth/useMay';
import type { OrderRecord } from '../../types';
import { DeliverDialog, PrepareDialog } from '../orders/DeliverDialog';

interface DialogProps {
  order: string;
  Dialog: ComponentType<StepDialogProps<OrderRecord>>;
  close: () => void;
}

const DialogOfOrder = ({ order, Dialog, close }: DialogProps) => {
  const onError = useFailureNotice('resources.orders.load_failed');
  const { data, isFetchedAfterMount } = useGetOne<OrderRecord>(
    'orders',
    { id: order },
    {
      onError: (error) => {
        onError(error);
        close();
      },
    },
  );
  // The order may have changed since it was fetched before, such as by the same dialog.
  return isFetchedAfterMount && data && <Dialog record={data} close={close} />;
};

const WORK = { prepare: PrepareDialog, deliver: DeliverDialog };

/** Beside an order that can be delivered: the dialogs of its page, without the way there. */
export const OrderWork = ({ order }: { order: string }) => {
  const translate = useTranslate();
  const may = useRoleActions();
  const [open, setOpen] = useState<keyof typeof WORK>();
  if (!may('orders.deliver')) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      {(['prepare', 'deliver'] as const).map((name) => (
        <Button
          key={name}
          variant={name === 'deliver' ? 'contained' : 'outlined'}
          size="small"
          sx={{ flex: { xs: 1, sm: 'none' }, minHeight: { xs: 56, sm: 0 } }}
          onClick={() => setOpen(name)}
        >
          {translate(`shop.steps.orders.${name}`)}
        </Button>
      ))}
      {open && <DialogOfOrder order={order} Dialog={WORK[open]} close={() => setOpen(undefined)} />}
    </Stack>
  );
};
