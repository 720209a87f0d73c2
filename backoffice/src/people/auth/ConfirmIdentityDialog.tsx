import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../kit/api/errors';
import { api } from '../../kit/api/client';
import { registerIdentityDialog } from './identity';

const TITLE_ID = 'confirm-identity-title';

type Proof = 'password' | 'code';

const INPUT = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code' },
} as const;

const ProofForm = ({ answer }: { answer: (confirmed: boolean) => void }) => {
  const translate = useTranslate();
  const [proof, setProof] = useState<Proof>('password');
  const [value, setValue] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.POST('/api/users/reauth', { body: { [proof]: value } }),
    onSuccess: () => answer(true),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog is inside the tree of a waiting form.
    event.stopPropagation();
    if (value !== '' && !isPending) mutate();
  };
  const change = () => {
    setProof(proof === 'password' ? 'code' : 'password');
    setValue('');
    reset();
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('shop.security.confirm.lead')}</DialogContentText>
        <TextField
          key={proof}
          autoFocus
          fullWidth
          {...INPUT[proof]}
          label={translate(`shop.security.confirm.${proof}`)}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={error !== null}
          helperText={error ? (reasonOf(error) ?? translate('ra.notification.http_error')) : undefined}
          slotProps={{ htmlInput: { dir: 'ltr', ...(proof === 'code' && { inputMode: 'numeric' }) } }}
        />
        <Button size="small" onClick={change}>
          {translate(`shop.security.confirm.by_${proof === 'password' ? 'code' : 'password'}`)}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={value === ''}>
          {translate('shop.security.confirm.submit')}
        </Button>
      </DialogActions>
    </form>
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
    waiting.current.splice(0).forEach((resolve) => resolve(confirmed));
  };
  return (
    <Dialog open={open} onClose={() => answer(false)} aria-labelledby={TITLE_ID} maxWidth="xs" fullWidth>
      <DialogTitle id={TITLE_ID}>{translate('shop.security.confirm.title')}</DialogTitle>
      <ProofForm answer={answer} />
    </Dialog>
  );
};
