import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormHelperText,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusPage } from '../ui/focusPage';
import { reasonOf } from '../api/errors';
import type { PasskeyAssertionDto, SecondFactorWaysResponse } from '@shop/contract/api';
import { api, dataOf } from '../api/client';
import { PasskeyStep } from './PasskeyStep';
import { takesCode } from './secondFactorWays';
import { registerIdentityDialog } from './identity';

const TITLE_ID = 'confirm-identity-title';

type Proof = 'password' | 'code';

type Answer = (confirmed: boolean) => void;

const INPUT = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code' },
} as const;

const TypedProof = ({ proof, answer }: { proof: Proof; answer: Answer }) => {
  const translate = useTranslate();
  const [value, setValue] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.POST('/api/users/reauth', { body: { [proof]: value } }),
    onSuccess: () => answer(true),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog is inside the tree of a waiting form.
    event.stopPropagation();
    if (value !== '' && !isPending) mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        autoFocus
        fullWidth
        {...INPUT[proof]}
        label={translate(`shop.security.confirm.${proof}`)}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        error={error !== null}
        helperText={error ? (reasonOf(error) ?? translate('ra.notification.http_error')) : undefined}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <Button type="submit" variant="contained" fullWidth loading={isPending} disabled={value === ''} sx={{ mt: 1 }}>
        {translate('shop.security.confirm.submit')}
      </Button>
    </form>
  );
};

interface FactorProps {
  ways: SecondFactorWaysResponse;
  answer: Answer;
  onRefused: () => void;
}

const FactorProof = ({ ways, answer, onRefused }: FactorProps) => {
  const confirm = async (passkey: PasskeyAssertionDto) => {
    await api.POST('/api/users/reauth', { body: { passkey } });
    answer(true);
  };
  return (
    <Stack>
      <PasskeyStep ways={ways} onAnswer={confirm} onRefused={onRefused} />
      {takesCode(ways) && <TypedProof proof="code" answer={answer} />}
    </Stack>
  );
};

/** Takes the second factor of those who have one, and the password of all others. */
const ProofForm = ({ answer }: { answer: Answer }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['ways-to-confirm'],
    queryFn: () => dataOf(api.POST('/api/users/reauth/options', {})),
    gcTime: 0,
    retry: false,
  });
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('shop.security.confirm.lead')}</DialogContentText>
        {error && (
          <FormHelperText error role="alert">
            {reasonOf(error) ?? translate('ra.notification.http_error')}
          </FormHelperText>
        )}
        {!data && !error && <CircularProgress size={24} />}
        {data?.methods.length === 0 && <TypedProof proof="password" answer={answer} />}
        {data && data.methods.length > 0 && (
          <FactorProof ways={data} answer={answer} onRefused={() => void refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </>
  );
};

/**
 * Requests a confirmation of the identity before a significant call, which continues afterwards. Concurrent calls share
 * one confirmation.
 */
export const ConfirmIdentityDialog = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const waiting = useRef<((confirmed: boolean) => void)[]>([]);
  useEffect(
    () =>
      registerIdentityDialog(
        () =>
          new Promise<boolean>((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );
  const answer = (confirmed: boolean) => {
    setOpen(false);
    // The pressed button was disabled when the dialog opened, which therefore returns the focus to nothing.
    setTimeout(focusPage);
    waiting.current.splice(0).forEach((resolve) => resolve(confirmed));
  };
  return (
    <Dialog open={open} onClose={() => answer(false)} aria-labelledby={TITLE_ID} maxWidth="xs" fullWidth>
      <DialogTitle id={TITLE_ID}>{translate('shop.security.confirm.title')}</DialogTitle>
      <ProofForm answer={answer} />
    </Dialog>
  );
};
