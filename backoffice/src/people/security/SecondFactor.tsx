import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Confirm, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { SecondFactorResponse, TotpSetupResponse } from '@shop/contract/api';
import { SECOND_FACTOR_KEY, SecurityState, useSecondFactor } from './SecurityState';
import { RecoveryCodes } from './RecoveryCodes';
import { useServerCall } from '../../kit/ui/useServerCall';
import { reasonOf } from '../../kit/api/errors';

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
const AppSetup = ({ setup, done, cancel }: Props) => {
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

/** True if signing in needs more than the password. */
const isOn = ({ app, passkeys }: SecondFactorResponse): boolean => app || passkeys.length > 0;

/** The open part of the page, besides its permanent content. */
type Step =
  | { name: 'setup'; setup: TotpSetupResponse }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'turn_off' }
  | { name: 'renew' };

const useSteps = () => {
  const [step, setStep] = useState<Step | null>(null);
  const client = useQueryClient();
  const notify = useNotify();
  const reload = () => client.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
  const close = () => setStep(null);
  const show = (codes: readonly string[]) => {
    void reload();
    setStep(codes.length > 0 ? { name: 'codes', codes } : null);
  };
  const begin = useServerCall((server) => server.beginApp(), {
    failed: 'shop.security.factor.error',
    onSuccess: (setup) => setStep({ name: 'setup', setup }),
  });
  const renew = useServerCall((server) => server.renewRecoveryCodes(), {
    failed: 'shop.security.factor.error',
    onSuccess: ({ recoveryCodes }) => show(recoveryCodes),
  });
  const turnOff = useServerCall((server) => server.turnSecondFactorOff(), {
    failed: 'shop.security.factor.error',
    onSuccess: () => {
      notify('shop.security.factor.ended', { type: 'info' });
      void reload();
      close();
    },
  });
  return { step, setStep, close, show, begin, renew, turnOff };
};

interface ButtonsProps {
  factor: SecondFactorResponse;
  steps: ReturnType<typeof useSteps>;
}

const Buttons = ({ factor, steps: { begin, setStep } }: ButtonsProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant={factor.app ? 'outlined' : 'contained'} loading={begin.isPending} onClick={() => begin.mutate()}>
        {translate(`shop.security.factor.${factor.app ? 'another' : 'set_up'}`)}
      </Button>
      {isOn(factor) && (
        <>
          <Button variant="outlined" onClick={() => setStep({ name: 'renew' })}>
            {translate('shop.security.codes.renew')}
          </Button>
          <Button color="error" onClick={() => setStep({ name: 'turn_off' })}>
            {translate('shop.security.factor.turn_off')}
          </Button>
        </>
      )}
    </Stack>
  );
};

const Questions = ({ steps: { step, close, renew, turnOff } }: Pick<ButtonsProps, 'steps'>) => (
  <>
    <Confirm
      isOpen={step?.name === 'turn_off'}
      loading={turnOff.isPending}
      title="shop.security.factor.turn_off"
      content="shop.security.factor.turn_off_sure"
      confirm="shop.security.factor.turn_off"
      onConfirm={() => turnOff.mutate()}
      onClose={close}
    />
    <Confirm
      isOpen={step?.name === 'renew'}
      loading={renew.isPending}
      title="shop.security.codes.renew"
      content="shop.security.codes.renew_sure"
      confirm="shop.security.codes.renew"
      onConfirm={() => renew.mutate()}
      onClose={close}
    />
  </>
);

const Status = ({ factor }: { factor: SecondFactorResponse }) => {
  const translate = useTranslate();
  return (
    <>
      {factor.isRequired && !isOn(factor) && (
        <Alert severity="warning">{translate('shop.security.factor.required')}</Alert>
      )}
      <Typography color="text.secondary">{translate('shop.security.factor.lead')}</Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {translate(`shop.security.factor.${isOn(factor) ? 'on' : 'off'}`)}
      </Typography>
      {isOn(factor) && (
        <Typography variant="body2">
          {translate('shop.security.codes.left', { count: factor.recoveryCodesLeft })}
        </Typography>
      )}
    </>
  );
};

/** The authenticator app and the recovery codes of the signed-in user. */
export const SecondFactor = () => {
  const notify = useNotify();
  const query = useSecondFactor();
  const { data } = query;
  const steps = useSteps();
  const { step, close, show } = steps;
  if (!data) return <SecurityState query={query} />;
  const turnedOn = (codes: readonly string[]) => {
    notify('shop.security.factor.done', { type: 'success' });
    show(codes);
  };
  return (
    <Stack spacing={2}>
      <Status factor={data} />
      {step?.name === 'setup' && <AppSetup setup={step.setup} done={turnedOn} cancel={close} />}
      {step?.name === 'codes' && <RecoveryCodes codes={step.codes} close={close} />}
      {step?.name !== 'setup' && step?.name !== 'codes' && <Buttons factor={data} steps={steps} />}
      <Questions steps={steps} />
    </Stack>
  );
};
