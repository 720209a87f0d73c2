import { Box, Link, Typography } from '@mui/material';
import { BRAND } from '@shop/contract/brand';
import { Login, useLogin, useTranslate } from 'react-admin';
import { LanguageButton } from './LanguageButton';
import { useShop } from '../../kit/ui/useShop';
import { STRIP_OF_INKS } from '../theme/palette';
import { BrandMark } from '../../kit/ui/BrandMark';
import { SignInForm } from '../../kit/auth/SignInForm';

/** A page of the storefront, for staff too. */
const FORGOT_PASSWORD = '/forgot-password';

/** The name of the shop; the back office's own until it is loaded. */
const ShopName = () => {
  const title = useTranslate()('shop.title');
  return useShop().data?.name ?? title;
};

const LoginForm = () => {
  const translate = useTranslate();
  const lead = (
    <Box sx={{ textAlign: 'center', mb: 1.5 }}>
      <Typography component="h1" variant="h6">
        <ShopName />
      </Typography>
      <Typography color="text.secondary">{translate('shop.auth.lead')}</Typography>
    </Box>
  );
  return (
    <SignInForm onSignIn={useLogin()} lead={lead}>
      <Link href={FORGOT_PASSWORD} variant="body2" sx={{ mt: 1.5, textAlign: 'center' }}>
        {translate('shop.auth.forgot')}
      </Link>
      <Box sx={{ mt: 1, textAlign: 'center' }}>
        <LanguageButton named />
      </Box>
    </SignInForm>
  );
};

/**
 * A white sheet on an ink background with the control strip along its edge; the mark replaces react-admin's padlock.
 */
const look = {
  backgroundImage: 'none',
  backgroundColor: BRAND.ink,
  '& .RaLogin-card': { position: 'relative', overflow: 'hidden', borderRadius: '3px', border: 0, pt: '6px' },
  '& .RaLogin-avatar': { m: 0, pt: 3, pb: 1 },
  '& .RaLogin-icon': { width: 56, height: 56, backgroundColor: 'transparent', color: 'text.primary' },
};

export const LoginPage = () => (
  <Login sx={look} avatarIcon={<BrandMark size={56} />}>
    <Box aria-hidden sx={{ position: 'absolute', insetInline: 0, top: 0, height: 6, background: STRIP_OF_INKS }} />
    <LoginForm />
  </Login>
);
