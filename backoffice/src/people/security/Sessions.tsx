import { Button, Chip, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatMoment } from '../../kit/format';
import type { SessionResponse } from '@shop/contract/api';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { useServerCall } from '../../kit/ui/useServerCall';
import { SecurityState } from './SecurityState';

const KEY = ['account', 'sessions'];

const useDeviceName = () => {
  const translate = useTranslate();
  return ({ browser, system }: SessionResponse): string =>
    browser && system
      ? translate('shop.security.sessions.device', { browser, system })
      : browser || system || translate('shop.security.sessions.unknown');
};

/** Ends sessions, and reloads the list. */
const useEnding = (end: (server: ShopDataProvider) => Promise<unknown>) => {
  const client = useQueryClient();
  const notify = useNotify();
  return useServerCall(end, {
    failed: 'shop.security.factor.error',
    onSuccess: () => {
      notify('shop.security.sessions.ended', { type: 'info' });
      return client.invalidateQueries({ queryKey: KEY });
    },
  });
};

const Session = ({ session }: { session: SessionResponse }) => {
  const translate = useTranslate();
  const device = useDeviceName()(session);
  const { mutate, isPending } = useEnding((server) => server.endSession(session._id));
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
          onClick={() => mutate()}
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
  const query = useServerQuery(KEY, (server) => server.getSessions());
  const { data } = query;
  const ending = useEnding((server) => server.endOtherSessions());
  if (!data) return <SecurityState query={query} />;
  const hasOthers = data.some(({ isCurrent }) => !isCurrent);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {data.map((session) => (
          <Session key={session._id} session={session} />
        ))}
      </Stack>
      {hasOthers ? (
        <Button variant="outlined" loading={ending.isPending} onClick={() => ending.mutate()}>
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
