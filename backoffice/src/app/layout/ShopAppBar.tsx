import LockOutlined from '@mui/icons-material/LockOutlined';
import Storefront from '@mui/icons-material/Storefront';
import {
  Button,
  ListItemIcon,
  MenuItem,
  Slide,
  type Theme,
  Typography,
  useMediaQuery,
  useScrollTrigger,
} from '@mui/material';
import type { ReactElement } from 'react';
import {
  AppBar,
  type AppBarProps,
  LoadingIndicator,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  useLogout,
  UserMenu,
  useUserMenu,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { SECURITY_PATH } from '../../paths';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { useUnsavedQuestion } from '../../kit/ui/useUnsavedQuestion';
import { LanguageButton } from './LanguageButton';

/** react-admin puts the title in an inline block, which would be cut off without an ellipsis. On a phone it has two lines. */
const title = {
  minWidth: 0,
  mr: { sm: 1 },
  fontSize: { xs: '0.75rem', sm: '1.15rem' },
  lineHeight: { xs: 1.25 },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  // The end of an English name is cut off in Arabic too, not its beginning.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  '& .RaConfigurable-root': { display: 'inline' },
};

const Tools = () => (
  <>
    <LanguageButton />
    <ToggleThemeButton />
    <LoadingIndicator aria-label={useTranslate()('ra.page.loading')} />
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

/** Requires confirmation before unsaved input is lost. For an expired session, a dialog opens over the page instead. */
const SignOut = () => {
  const logout = useLogout();
  const { guard, question } = useUnsavedQuestion({ mayDiscard: true });
  const leave = () => guard(() => void logout(null, undefined, false));
  return (
    <>
      <Logout onClick={leave} />
      {question}
    </>
  );
};

const SecurityItem = () => {
  const { onClose } = useUserMenu() ?? {};
  return (
    <MenuItem component={Link} to={SECURITY_PATH} onClick={onClose}>
      <ListItemIcon>
        <LockOutlined fontSize="small" />
      </ListItemIcon>
      {useTranslate()('shop.security.title')}
    </MenuItem>
  );
};

const userMenu = (
  <UserMenu>
    <SecurityItem />
    <SignOut />
  </UserMenu>
);

/**
 * On a phone the bar leaves the page while it scrolls. react-admin's bar takes another element for each width: the title,
 * which is a portal, would be lost when a tablet is turned.
 */
const Bar = ({ children }: { children: ReactElement }) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isScrolling = useScrollTrigger();
  return (
    <Slide appear={false} direction="down" in={!isPhone || !isScrolling}>
      {children}
    </Slide>
  );
};

export const ShopAppBar = (props: AppBarProps) => {
  const translate = useTranslate();
  return (
    <AppBar {...props} container={Bar} color="default" toolbar={<Tools />} userMenu={userMenu}>
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
