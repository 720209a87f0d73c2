import { Button, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { codeOf, reasonOf } from '../api/errors';
import type { PasskeyAssertionDto, SecondFactorWaysResponse } from '@shop/contract/api';
import { PasskeyStep } from './PasskeyStep';
import { takesCode, waysOf } from './secondFactorWays';

const codeRequired = required('shop.security.sign_in.code_required');

/** The second step of the sign-in: the code of the authenticator app, or a recovery code. */
const CodeInput = ({ ways: { methods, passkey } }: { ways: SecondFactorWaysResponse }) => (
  <TextInput
    source="code"
    label={methods.includes('totp') ? 'shop.security.sign_in.code' : 'shop.security.sign_in.recovery_code'}
    helperText={methods.includes('totp') ? 'shop.security.sign_in.code_help' : 'shop.security.sign_in.recovery_help'}
    autoComplete="one-time-code"
    autoFocus={!passkey}
    validate={codeRequired}
    slotProps={{ htmlInput: { dir: 'ltr', ...(methods.includes('totp') && { inputMode: 'numeric' }) } }}
  />
);

const emailRequired = required('shop.auth.email_required');
const passwordRequired = required('shop.auth.password_required');

/** Signs in. If that fails, the reason is shown at the password or code, which may be typed again. */
const useSignIn = (onSignIn: Props['onSignIn']) => {
  const translate = useTranslate();
  const [pending, setPending] = useState(false);
  const [ways, setWays] = useState<SecondFactorWaysResponse | null>(null);
  /** If the password was right, the same form continues with a code or a passkey. */
  const goOn = (error: unknown) => setWays((before) => waysOf(error) ?? before);
  const submit = async (credentials: unknown) => {
    setPending(true);
    try {
      await onSignIn(credentials);
      return undefined;
    } catch (error) {
      goOn(error);
      if (codeOf(error) === 'SECOND_FACTOR_REQUIRED') return undefined;
      return { [ways ? 'code' : 'password']: reasonOf(error) ?? translate('shop.auth.failed') };
    } finally {
      setPending(false);
    }
  };
  return { submit, goOn, pending, ways };
};

interface PasskeyProps extends Pick<Props, 'onSignIn'> {
  ways: SecondFactorWaysResponse;
  onRefused: (error: unknown) => void;
}

const SignInByPasskey = ({ onSignIn, ...step }: PasskeyProps) => {
  const { getValues } = useFormContext<{ email: string; password: string }>();
  const signIn = (passkey: PasskeyAssertionDto) => {
    const { email, password } = getValues();
    return onSignIn({ email, password, passkey });
  };
  return <PasskeyStep {...step} onAnswer={signIn} />;
};

interface Props {
  onSignIn: (credentials: unknown) => Promise<unknown>;
  email?: string;
  lead: ReactNode;
  /** Shown below the button. */
  children: ReactNode;
}

export const SignInForm = ({ onSignIn, email = '', lead, children }: Props) => {
  const translate = useTranslate();
  const { submit, goOn, pending, ways } = useSignIn(onSignIn);
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
        {ways && <SignInByPasskey ways={ways} onSignIn={onSignIn} onRefused={goOn} />}
        {ways && takesCode(ways) && <CodeInput ways={ways} />}
        {(!ways || takesCode(ways)) && (
          <Button type="submit" variant={ways?.passkey ? 'outlined' : 'contained'} loading={pending}>
            {translate('shop.auth.sign_in')}
          </Button>
        )}
        {children}
      </Stack>
    </Form>
  );
};
