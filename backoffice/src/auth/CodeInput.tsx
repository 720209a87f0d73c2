import { required, TextInput } from 'react-admin';

const codeRequired = required('shop.security.sign_in.code_required');

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export const CodeInput = () => (
  <TextInput
    source="code"
    label="shop.security.sign_in.code"
    helperText="shop.security.sign_in.code_help"
    autoComplete="one-time-code"
    autoFocus
    validate={codeRequired}
    slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
  />
);
