import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useAuthProvider, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { textOf } from '../formValues';
import { SignInForm } from './SignInForm';
import { isAskedOverPage, onAsked, stopAsking } from './sessionEnd';
import { useSignIn } from './useSignIn';

const TITLE_ID = 'sign-in-again';

const AgainForm = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const authProvider = useAuthProvider();
  const { identity, isPending } = useGetIdentity();
  const { signIn, pending } = useSignIn(async (credentials) => {
    await authProvider?.login(credentials);
    stopAsking();
    notify('shop.auth.again_done', { type: 'info' });
  });
  if (isPending) return null;
  return (
    <SignInForm
      signIn={signIn}
      pending={pending}
      email={textOf(identity?.['email'])}
      lead={<Typography sx={{ mb: 1 }}>{translate('shop.auth.again_lead')}</Typography>}
    >
      <Button onClick={stopAsking} sx={{ mt: 1 }}>
        {translate('ra.action.cancel')}
      </Button>
    </SignInForm>
  );
};

/** Over a page with unsaved input when the session is over: what was typed stays below it. */
export const SignInAgain = () => {
  const translate = useTranslate();
  const isOpen = useSyncExternalStore(onAsked, isAskedOverPage);
  return (
    <Dialog open={isOpen} onClose={stopAsking} aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID} sx={{ pb: 1, px: 2 }}>
        {translate('shop.auth.again_title')}
      </DialogTitle>
      <AgainForm />
    </Dialog>
  );
};
