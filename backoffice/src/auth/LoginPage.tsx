import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Form, Login, PasswordInput, required, TextInput, useLogin, useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../dataProvider/errors';
import { leaveFirstRows } from '../firstRows/leaveFirstRows';

/** The shop's page serves staff, too. */
const FORGOT_PASSWORD = '/forgot-password';

const emailRequired = required('shop.auth.email_required');
const passwordRequired = required('shop.auth.password_required');

const useSignIn = () => {
  const login = useLogin();
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const signIn = async (credentials: unknown) => {
    setPending(true);
    try {
      await login(credentials);
    } catch (error) {
      notify(reasonOf(error) ?? 'shop.auth.failed', { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return { signIn, pending };
};

const SignInForm = () => {
  const translate = useTranslate();
  const { signIn, pending } = useSignIn();
  return (
    <Form onSubmit={signIn} noValidate disableInvalidFormNotification>
      <Stack sx={{ px: 2, pb: 2, width: 320, maxWidth: '100%' }}>
        <Typography component="h1" variant="body1" sx={{ textAlign: 'center', mb: 1 }}>
          {translate('shop.auth.lead')}
        </Typography>
        <TextInput
          source="email"
          type="email"
          label="shop.auth.email"
          autoComplete="username"
          autoFocus
          validate={emailRequired}
        />
        <PasswordInput
          source="password"
          label="shop.auth.password"
          autoComplete="current-password"
          validate={passwordRequired}
        />
        <Button type="submit" variant="contained" loading={pending}>
          {translate('shop.auth.sign_in')}
        </Button>
        <Link href={FORGOT_PASSWORD} variant="body2" sx={{ mt: 1.5, textAlign: 'center' }}>
          {translate('shop.auth.forgot')}
        </Link>
      </Stack>
    </Form>
  );
};

export const LoginPage = () => {
  useEffect(leaveFirstRows, []);
  return (
    <Login sx={{ backgroundImage: 'none', backgroundColor: '#14181c' }}>
      <SignInForm />
    </Login>
  );
};
