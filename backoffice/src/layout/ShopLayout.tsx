import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Layout, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import { SignInAgain } from '../auth/SignInAgain';
import { leaveFirstRows } from '../firstRows/leaveFirstRows';
import { ShopAppBar } from './ShopAppBar';
import { ShopMenu } from './ShopMenu';
import { useFocusOnPage } from './useFocusOnPage';

/** Wide tables scroll by themselves: the page must not grow with them, or a phone shows half of everything. */
const sx = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1, sm: 2 }, pb: 10 },
};

/**
 * The menu becomes icons where a table needs its width, and what it was before once there is room again; opening it stays
 * the user's choice.
 */
const useMenuAsIcons = () => {
  const tight = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const [open, setOpen] = useSidebarState();
  const wasOpen = useRef(false);
  const change = useEffectEvent(() => {
    if (tight) wasOpen.current = open;
    if (tight || wasOpen.current) setOpen(!tight);
  });
  useEffect(() => {
    change();
  }, [tight]);
};

/** What was drawn first belongs to the address that the visit began with. */
const useOwnPageOnly = () => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) leaveFirstRows();
  }, [pathname]);
};

export const ShopLayout = ({ children }: { children: ReactNode }) => {
  useMenuAsIcons();
  useFocusOnPage();
  useOwnPageOnly();
  return (
    <Layout appBar={ShopAppBar} menu={ShopMenu} sx={sx}>
      {children}
      <SignInAgain />
    </Layout>
  );
};
