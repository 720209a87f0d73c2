import { required, TextInput } from 'react-admin';
import type { SecondFactorWaysResponse } from '@shop/contract/api';

const codeRequired = required('shop.security.sign_in.code_required');

/** The second step of the sign-in: the code of the authenticator app, or a recovery code. */
export const CodeInput = ({ ways: { methods, passkey } }: { ways: SecondFactorWaysResponse }) => (
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
