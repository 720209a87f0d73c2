import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Form, PasswordInput, required, TextInput, useTranslate } from 'react-admin';

const emailRequired = required('shop.auth.email_required');
const passwordRequired = required('shop.auth.password_required');

interface Props {
  signIn: (credentials: unknown) => Promise<void>;
  pending: boolean;
  email?: string;
  lead: ReactNode;
  /** What stands below the button. */
  children: ReactNode;
}

export const SignInForm = ({ signIn, pending, email = '', lead, children }: Props) => {
  const translate = useTranslate();
  return (
    <Form onSubmit={signIn} defaultValues={{ email }} noValidate disableInvalidFormNotification>
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
        <Button type="submit" variant="contained" loading={pending}>
          {translate('shop.auth.sign_in')}
        </Button>
        {children}
      </Stack>
    </Form>
  );
};
