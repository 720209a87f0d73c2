import Storefront from '@mui/icons-material/Storefront';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppBar, LoadingIndicator, TitlePortal, ToggleThemeButton, useGetIdentity, useTranslate } from 'react-admin';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { LanguageButton } from './LanguageButton';

/** The title comes in an inline block, which would be cut off without an ellipsis. */
const title = {
  minWidth: 0,
  mr: { sm: 1 },
  // A document's whole number has room on a phone.
  fontSize: { xs: '0.9rem', sm: '1.15rem' },
  '& .RaConfigurable-root': { display: 'inline' },
};

const tools = (
  <>
    <LanguageButton />
    <ToggleThemeButton />
    <LoadingIndicator />
  </>
);

const Greeting = () => {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  if (!identity?.name) return null;
  return (
    <Typography variant="body2" noWrap sx={{ display: { xs: 'none', md: 'block' }, mr: 1, maxWidth: 180 }}>
      {translate('shop.greeting', { name: String(identity.name) })}
    </Typography>
  );
};

export const ShopAppBar = () => {
  const translate = useTranslate();
  return (
    <AppBar color="default" toolbar={tools}>
      <TitlePortal component="h1" sx={title} />
      <Greeting />
      <Button
        href="/"
        color="inherit"
        size="small"
        startIcon={<Storefront />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, flexShrink: 0 }}
      >
        {translate('shop.storefront')}
      </Button>
      <Shortcuts />
    </AppBar>
  );
};
