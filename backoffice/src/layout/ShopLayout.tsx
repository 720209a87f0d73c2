import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Layout, Menu, useSidebarState } from 'react-admin';
import { ReauthDialog } from '../auth/ReauthDialog';
import { resources } from '../resources';
import { ConnectionNotice } from './ConnectionNotice';
import { PageLoading } from './PageLoading';
import { ShopAppBar } from './ShopAppBar';
import { useFocusOnPage } from './focusPage';

/** Wide tables scroll by themselves: the page must not grow with them, or a phone shows half of everything. */
const sx = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1, sm: 2 }, pb: 10 },
};

const ShopMenu = () => (
  <Menu>
    <Menu.DashboardItem primaryText="shop.dashboard.title" />
    {resources.map(({ name }) => (
      <Menu.ResourceItem key={name} name={name} />
    ))}
  </Menu>
);

/** Shows the menu as icons where a table needs its width, and as before once there is room again. Users may open it. */
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

export const ShopLayout = ({ children }: { children: ReactNode }) => {
  useMenuAsIcons();
  useFocusOnPage();
  return (
    <Layout appBar={ShopAppBar} menu={ShopMenu} sx={sx}>
      <ConnectionNotice />
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
      <ReauthDialog />
    </Layout>
  );
};
