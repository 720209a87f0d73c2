import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button, Card, CardContent, DialogContentText, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import { dayText, formatMoment } from '../../kit/format';
import { SectionTitle } from '../../kit/ui/fields';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { QueryState } from '../../kit/ui/QueryState';
import { TitledDialog } from '../../kit/ui/TitledDialog';
import { useServerCall } from '../../kit/ui/useServerCall';

const CloseDialog = ({ suggested, close }: { suggested: string; close: () => void }) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const [to, setTo] = useState(suggested);
  const { mutate, isPending } = useServerCall((server) => server.closePeriod(to), {
    failed: 'resources.vat-return.close.failed',
    onSuccess: async () => {
      notify('resources.vat-return.close.done', { type: 'success', messageArgs: { day: dayText(to) } });
      await queries.invalidateQueries();
      close();
    },
  });
  return (
    <TitledDialog
      title={translate('resources.vat-return.close.title')}
      close={close}
      confirm={{
        label: translate('resources.vat-return.close.confirm'),
        act: () => mutate(),
        color: 'error',
        disabled: to === '',
        loading: isPending,
      }}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('resources.vat-return.close.warning')}</DialogContentText>
      <TextField
        fullWidth
        type="date"
        label={translate('resources.vat-return.close.until')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </TitledDialog>
  );
};

/** The closed periods, and the button that closes the next one. @param suggested last day of the period in view */
export const ClosedPeriods = ({ suggested }: { suggested: string }) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { data, error, isPending, refetch } = useServerQuery(['vat-periods'], (server) => server.getClosedPeriods());
  return (
    <Card sx={{ mt: 2, displayPrint: 'none' }}>
      <CardContent>
        <SectionTitle text="resources.vat-return.periods" />
        <QueryState query={{ error, isPending, refetch }} failed="resources.vat-return.load_failed" />
        {data?.length === 0 && (
          <Typography color="text.secondary">{translate('resources.vat-return.none_closed')}</Typography>
        )}
        {data?.map(({ from, to, closedAt, closedBy }) => (
          <Typography key={to} variant="body2" sx={{ py: 0.5 }}>
            {from === null
              ? translate('resources.vat-return.closed_until', { to: dayText(to) })
              : translate('resources.vat-return.closed_from', { from: dayText(from), to: dayText(to) })}{' '}
            · {closedBy} · {formatMoment(closedAt)}
          </Typography>
        ))}
        <ForRole action="periods.close">
          <Button startIcon={<LockOutlined />} onClick={() => setAsking(true)} sx={{ mt: 1 }}>
            {translate('resources.vat-return.close.title')}
          </Button>
        </ForRole>
        {asking && <CloseDialog suggested={suggested} close={() => setAsking(false)} />}
      </CardContent>
    </Card>
  );
};
