import { Button, Stack, TextField, Typography } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_HOLD_REASON } from '@shop/contract/reminders';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import { formatDay } from '../../kit/format';
import type { HoldRemindersDto, ReminderHoldResponse } from '@shop/contract/api';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { TitledDialog } from '../../kit/ui/TitledDialog';
import { useReportedCall, useServerCall } from '../../kit/ui/useServerCall';

type Held = Pick<HoldRemindersDto, 'invoice' | 'company' | 'user'>;

interface Props {
  held: Held;
  /** The name in the dialog; empty if the page shows it already. */
  name: string;
}

const key = (name: string) => `resources.reminders.hold.${name}`;

const useHolding = (close: () => void) => {
  const refresh = useRefresh();
  return useServerCall((server, hold: HoldRemindersDto) => server.holdReminders(hold), {
    done: key('done'),
    failed: key('failed'),
    onSuccess: () => {
      refresh();
      close();
    },
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

const EndHoldButton = ({ id }: { id: string }) => {
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

interface HoldProps {
  hold: ReminderHoldResponse;
  /** The number of the held invoice, where it is not shown already. */
  number?: string;
}

/** The reason of a hold, its author and its last day, and the button that ends it. */
export const HoldFacts = ({ hold: { _id, reason, by, until }, number = '' }: HoldProps) => {
  const translate = useTranslate();
  const text =
    until === null
      ? translate(key('text'), { reason, by })
      : translate(key('text_until'), { reason, by, day: formatDay(until) });
  return (
    <>
      <Typography variant="body2" color="warning.main" dir="auto">
        {[number, text].filter(Boolean).join(' · ')}
      </Typography>
      <EndHoldButton id={_id} />
    </>
  );
};

export const HoldLine = (props: HoldProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <HoldFacts {...props} />
  </Stack>
);
