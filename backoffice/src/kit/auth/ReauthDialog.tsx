import { Button, Dialog, DialogTitle, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useAuthProvider, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { textOf } from '../formValues';
import { unsavedForm } from '../ui/unsavedChanges';
import { SignInForm } from './SignInForm';

const TITLE_ID = 'reauth-title';

let isOpen = false;
const listeners = new Set<() => void>();

const setOpen = (open: boolean): void => {
  isOpen = open;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the dialog if leaving the page would lose input. Returns whether it did. */
export const openReauthDialog = (): boolean => {
  const isNeeded = unsavedForm() !== undefined;
  if (isNeeded) setOpen(true);
  return isNeeded;
};

export const closeReauthDialog = (): void => setOpen(false);

const ReauthForm = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const authProvider = useAuthProvider();
  const { identity, isPending } = useGetIdentity();
  const signIn = async (credentials: unknown) => {
    await authProvider?.login(credentials);
    closeReauthDialog();
    notify('shop.auth.reauth_done', { type: 'info' });
  };
  if (isPending) return null;
  return (
    <SignInForm
      onSignIn={signIn}
      email={textOf(identity?.['email'])}
      lead={<Typography sx={{ mb: 1 }}>{translate('shop.auth.reauth_lead')}</Typography>}
    >
      <Button onClick={closeReauthDialog} sx={{ mt: 1 }}>
        {translate('ra.action.cancel')}
      </Button>
    </SignInForm>
  );
};

/** Requests the password when the session ends on a page with unsaved input, which remains below the dialog. */
export const ReauthDialog = () => {
  const translate = useTranslate();
  const open = useSyncExternalStore(subscribe, () => isOpen);
  return (
    <Dialog open={open} onClose={closeReauthDialog} aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID} sx={{ pb: 1, px: 2 }}>
        {translate('shop.auth.reauth_title')}
      </DialogTitle>
      <ReauthForm />
    </Dialog>
  );
};
