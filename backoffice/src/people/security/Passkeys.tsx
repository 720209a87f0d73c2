import { Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_LENGTH } from '@shop/contract/limits';
import { type SyntheticEvent, useState } from 'react';
import { Confirm, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { knowsPasskeys, makePasskey, reasonOfNone } from '../../kit/auth/passkey';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { reasonOf } from '../../kit/api/errors';
import { formatMoment } from '../../kit/format';
import type { PasskeyResponse } from '@shop/contract/api';
import { useSingleClick } from '../../kit/ui/useSingleClick';
import { SECOND_FACTOR_KEY, SecurityState, useSecondFactor } from './SecurityState';
import { RecoveryCodes } from './RecoveryCodes';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { useServerCall } from '../../kit/ui/useServerCall';

/** Reloads the second factor after a change. */
const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
};

const Passkey = ({ passkey: { _id, name, addedAt, lastUsedAt } }: { passkey: PasskeyResponse }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useServerCall((server) => server.removePasskey(_id), {
    failed: 'shop.security.factor.error',
    onSuccess: () => {
      notify('shop.security.passkeys.removed', { type: 'info' });
      return reload();
    },
    onSettled: () => setAsking(false),
  });
  const title = translate('shop.security.passkeys.remove_of', { name });
  const used = lastUsedAt
    ? translate('shop.security.passkeys.used', { at: formatMoment(lastUsedAt) })
    : translate('shop.security.passkeys.unused');
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ py: 1, gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('shop.security.passkeys.since', { at: formatMoment(addedAt) })} · {used}
        </Typography>
      </Stack>
      <Button size="small" color="error" loading={isPending} onClick={() => setAsking(true)} aria-label={title}>
        {translate('shop.security.passkeys.remove')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={title}
        content="shop.security.passkeys.remove_sure"
        confirm="shop.security.passkeys.remove"
        confirmColor="warning"
        onConfirm={() => !isPending && mutate()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
};

/** Lets the browser create a passkey, and adds it. */
const NewPasskey = ({ done }: { done: (codes: readonly string[]) => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const ignoreSecond = useSingleClick();
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      dataProvider.addPasskey({ name: name.trim(), ...(await makePasskey(await dataProvider.beginPasskey())) }),
    onSuccess: ({ recoveryCodes }) => {
      notify('shop.security.passkeys.added', { type: 'success' });
      setName('');
      done(recoveryCodes);
      return reload();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isPending) mutate();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={1} sx={{ alignItems: 'flex-start' }}>
      <BoundedTextField
        label={translate('shop.security.passkeys.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error !== null}
        helperText={
          error ? (reasonOf(error) ?? translate(reasonOfNone(error))) : translate('shop.security.passkeys.name_help')
        }
        max={MAX_LENGTH.name}
        sx={{ width: 320, maxWidth: '100%' }}
      />
      <Button type="submit" variant="outlined" loading={isPending} disabled={name.trim() === ''} onClick={ignoreSecond}>
        {translate('shop.security.passkeys.add')}
      </Button>
    </Stack>
  );
};

const PasskeyList = ({ passkeys }: { passkeys: readonly PasskeyResponse[] }) => {
  const translate = useTranslate();
  if (passkeys.length === 0) return <Typography>{translate('shop.security.passkeys.none')}</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {passkeys.map((passkey) => (
        <Passkey key={passkey._id} passkey={passkey} />
      ))}
    </Stack>
  );
};

/** The passkeys of the signed-in user. */
export const Passkeys = () => {
  const translate = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const query = useSecondFactor();
  const { data } = query;
  if (!data) return <SecurityState query={query} />;
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary">{translate('shop.security.passkeys.lead')}</Typography>
      <PasskeyList passkeys={data.passkeys} />
      {codes.length > 0 && <RecoveryCodes codes={codes} close={() => setCodes([])} />}
      {codes.length === 0 && knowsPasskeys() && <NewPasskey done={setCodes} />}
      {!knowsPasskeys() && <Typography>{translate('shop.security.passkeys.unknown')}</Typography>}
    </Stack>
  );
};
