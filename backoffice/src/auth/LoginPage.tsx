import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Login, useLogin, useTranslate } from 'react-admin';
import { SignInForm } from './SignInForm';

/** A page of the storefront, for staff too. */
const FORGOT_PASSWORD = '/forgot-password';

const LoginForm = () => {
  const translate = useTranslate();
  const lead = (
    <Typography component="h1" variant="body1" sx={{ textAlign: 'center', mb: 1 }}>
      {translate('shop.auth.lead')}
    </Typography>
  );
  return (
    <SignInForm onSignIn={useLogin()} lead={lead}>
      <Link href={FORGOT_PASSWORD} variant="body2" sx={{ mt: 1.5, textAlign: 'center' }}>
        {translate('shop.auth.forgot')}
      </Link>
    </SignInForm>
  );
};

export const LoginPage = () => (
  <Login sx={{ backgroundImage: 'none', backgroundColor: '#14181c' }}>
    <LoginForm />
  </Login>
);
