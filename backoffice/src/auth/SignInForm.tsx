import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { Form, PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { codeOf, reasonOf } from '../dataProvider/errors';
import { CodeInput } from './CodeInput';

const emailRequired = required('shop.auth.email_required');
const passwordRequired = required('shop.auth.password_required');

/** Signs in. Where that fails, the reason stands at the password or code, which may be typed again. */
const useSignIn = (onSignIn: Props['onSignIn']) => {
  const translate = useTranslate();
  const [pending, setPending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const submit = async (credentials: unknown) => {
    setPending(true);
    try {
      await onSignIn(credentials);
      return undefined;
    } catch (error) {
      // The password was right: the same form goes on with the code.
      if (codeOf(error) === 'SECOND_FACTOR_REQUIRED') {
        setAsksCode(true);
        return undefined;
      }
      return { [asksCode ? 'code' : 'password']: reasonOf(error) ?? translate('shop.auth.failed') };
    } finally {
      setPending(false);
    }
  };
  return { submit, pending, asksCode };
};

interface Props {
  onSignIn: (credentials: unknown) => Promise<unknown>;
  email?: string;
  lead: ReactNode;
  /** Below the button. */
  children: ReactNode;
}

export const SignInForm = ({ onSignIn, email = '', lead, children }: Props) => {
  const translate = useTranslate();
  const { submit, pending, asksCode } = useSignIn(onSignIn);
  return (
    <Form onSubmit={submit} defaultValues={{ email }} noValidate disableInvalidFormNotification>
      <Stack sx={{ px: 2, pb: 2, width: 320, maxWidth: '100%' }}>
        {lead}
        <TextInput
          source="email"
          type="email"
          label="shop.auth.email"
          autoComplete="username"
          autoFocus={!email}
          validate={emailRequired}
        />
        <PasswordInput
          source="password"
          label="shop.auth.password"
          autoComplete="current-password"
          autoFocus={Boolean(email)}
          validate={passwordRequired}
        />
        {asksCode && <CodeInput />}
        <Button type="submit" variant="contained" loading={pending}>
          {translate('shop.auth.sign_in')}
        </Button>
        {children}
      </Stack>
    </Form>
  );
};
