import { Button, Stack, TextField } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_HOLD_REASON } from '@shop/contract/reminders';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { HoldRemindersDto } from '@shop/contract/api';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useReportedCall } from '../../kit/ui/useReportedCall';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { TitledDialog } from '../../kit/ui/TitledDialog';

type Held = Pick<HoldRemindersDto, 'invoice' | 'company' | 'user'>;

interface Props {
  held: Held;
  /** The name in the dialog; empty if the page shows it already. */
  name: string;
}

const key = (name: string) => `resources.reminders.hold.${name}`;

const useHolding = (close: () => void) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (hold: HoldRemindersDto) => dataProvider.holdReminders(hold),
    onSuccess: () => {
      notify(key('done'), { type: 'success' });
      refresh();
      close();
    },
    onError: useFailureNotice(key('failed')),
  });
};

const HoldDialog = ({ held, name, close }: Props & { close: () => void }) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const { mutate, isPending } = useHolding(close);
  return (
    <TitledDialog
      title={name === '' ? translate(key('title_plain')) : translate(key('title'), { name })}
      close={close}
      confirm={{
        label: translate(key('save')),
        act: () => mutate({ ...held, reason: reason.trim(), ...(until !== '' && { until }) }),
        disabled: reason.trim() === '',
        loading: isPending,
      }}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <BoundedTextField
          max={MAX_HOLD_REASON}
          autoFocus
          required
          size="small"
          name="reason"
          label={translate(key('reason'))}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <TextField
          type="date"
          size="small"
          name="until"
          label={translate(key('until'))}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dubaiDay(new Date()) } }}
        />
      </Stack>
    </TitledDialog>
  );
};

/** Requests a reason and a day, and holds the reminders of an account or of an invoice. */
export const HoldButton = ({ held, name }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ForRole action="reminders.hold">
      <Button size="small" onClick={() => setOpen(true)}>
        {translate(key('open'))}
      </Button>
      {isOpen && <HoldDialog held={held} name={name} close={() => setOpen(false)} />}
    </ForRole>
  );
};

export const EndHoldButton = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { mutate, isPending } = useReportedCall((server) => server.endHold(id), {
    done: key('ended'),
    failed: key('end_failed'),
  });
  return (
    <ForRole action="reminders.hold">
      <Button size="small" loading={isPending} onClick={() => mutate()}>
        {translate(key('end'))}
      </Button>
    </ForRole>
  );
};
