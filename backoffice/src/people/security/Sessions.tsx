import { Button, Chip, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatMoment } from '../../kit/format';
import type { SessionResponse } from '@shop/contract/api';
import { FailureBox } from '../../kit/ui/FailureBox';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

const KEY = ['account', 'sessions'];

const useDeviceName = () => {
  const translate = useTranslate();
  return ({ browser, system }: SessionResponse): string =>
    browser && system
      ? translate('shop.security.sessions.device', { browser, system })
      : browser || system || translate('shop.security.sessions.unknown');
};

/** Ends sessions, and reloads the list. */
const useEnding = <T,>(end: (of: T) => Promise<unknown>) => {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: end,
    onSuccess: () => {
      notify('shop.security.sessions.ended', { type: 'info' });
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: useFailureNotice('shop.security.factor.error'),
  });
};

const Session = ({ session }: { session: SessionResponse }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const device = useDeviceName()(session);
  const { mutate, isPending } = useEnding((id: string) => dataProvider.endSession(id));
  const since =
    session.signedInAt && translate('shop.security.sessions.since', { at: formatMoment(session.signedInAt) });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ py: 1, gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[session.address, since].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      {session.isCurrent ? (
        <Chip size="small" color="success" variant="outlined" label={translate('shop.security.sessions.current')} />
      ) : (
        <Button
          size="small"
          loading={isPending}
          onClick={() => mutate(session._id)}
          aria-label={translate('shop.security.sessions.end_of', { device })}
        >
          {translate('shop.security.sessions.end')}
        </Button>
      )}
    </Stack>
  );
};

/** The browsers in which the user is signed in. */
export const Sessions = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, isPending, refetch } = useQuery({ queryKey: KEY, queryFn: () => dataProvider.getSessions() });
  const ending = useEnding(() => dataProvider.endOtherSessions());
  if (isPending) return <Typography color="text.secondary">{translate('shop.security.factor.loading')}</Typography>;
  if (!data) return <FailureBox text={translate('shop.security.factor.failed')} onRetry={() => void refetch()} />;
  const hasOthers = data.some(({ isCurrent }) => !isCurrent);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {data.map((session) => (
          <Session key={session._id} session={session} />
        ))}
      </Stack>
      {hasOthers ? (
        <Button variant="outlined" loading={ending.isPending} onClick={() => ending.mutate(undefined)}>
          {translate('shop.security.sessions.end_others')}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('shop.security.sessions.only')}
        </Typography>
      )}
    </Stack>
  );
};
