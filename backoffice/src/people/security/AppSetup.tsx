import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { reasonOf } from '../../kit/api/errors';
import type { TotpSetupResponse } from '@shop/contract/api';

/** The library is loaded only for setting up an app. */
const drawCode = async (uri: string): Promise<string> => {
  const { toString } = await import('qrcode');
  return `data:image/svg+xml,${encodeURIComponent(await toString(uri, { type: 'svg', margin: 2 }))}`;
};

const QrCode = ({ uri }: { uri: string }) => {
  const translate = useTranslate();
  const { data } = useQuery({ queryKey: ['qr', uri], queryFn: () => drawCode(uri), gcTime: 0 });
  const size = 208;
  if (!data) return <Box sx={{ width: size, height: size }} />;
  return <img src={data} width={size} height={size} alt={translate('shop.security.app.picture')} />;
};

interface Props {
  setup: TotpSetupResponse;
  /** Called with the new recovery codes. */
  done: (codes: readonly string[]) => void;
  cancel: () => void;
}

/** Shows the secret, and requests its first code. */
export const AppSetup = ({ setup, done, cancel }: Props) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataProvider.confirmApp(code),
    onSuccess: ({ recoveryCodes }) => done(recoveryCodes),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code !== '' && !isPending) mutate();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{translate('shop.security.app.scan')}</Typography>
      <QrCode uri={setup.uri} />
      <Typography variant="body2">
        {translate('shop.security.app.by_hand')}{' '}
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Typography>
      <TextField
        label={translate('shop.security.app.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        error={error !== null}
        helperText={error ? (reasonOf(error) ?? translate('shop.security.factor.error')) : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 10 } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={isPending} disabled={code === ''}>
          {translate('shop.security.app.confirm')}
        </Button>
        <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>
      </Stack>
    </Stack>
  );
};
