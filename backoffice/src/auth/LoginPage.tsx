import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Login, useLogin, useTranslate } from 'react-admin';
import { leaveFirstRows } from '../firstRows/leaveFirstRows';
import { SignInForm } from './SignInForm';
import { useSignIn } from './useSignIn';

/** The shop's page serves staff, too. */
const FORGOT_PASSWORD = '/forgot-password';

const Lead = () => (
  <Typography component="h1" variant="body1" sx={{ textAlign: 'center', mb: 1 }}>
    {useTranslate()('shop.auth.lead')}
  </Typography>
);

const ForgotLink = () => (
  <Link href={FORGOT_PASSWORD} variant="body2" sx={{ mt: 1.5, textAlign: 'center' }}>
    {useTranslate()('shop.auth.forgot')}
  </Link>
);

const DoorForm = () => {
  const { signIn, pending } = useSignIn(useLogin());
  return (
    <SignInForm signIn={signIn} pending={pending} lead={<Lead />}>
      <ForgotLink />
    </SignInForm>
  );
};

export const LoginPage = () => {
  useEffect(leaveFirstRows, []);
  return (
    <Login sx={{ backgroundImage: 'none', backgroundColor: '#14181c' }}>
      <DoorForm />
    </Login>
  );
};
