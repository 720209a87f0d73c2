import { type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Layout, useSidebarState } from 'react-admin';
import { ConfirmIdentityDialog } from '../../kit/auth/ConfirmIdentityDialog';
import { ReauthDialog } from '../../kit/auth/ReauthDialog';
import { ConnectionNotice } from './ConnectionNotice';
import { ErrorPage } from './ErrorPage';
import { NewRequests } from './NewRequests';
import { PageLoading } from '../../kit/ui/PageLoading';
import { ProgressLine } from './ProgressLine';
import { ShopAppBar } from './ShopAppBar';
import { ShopMenu } from './ShopMenu';
import { useFocusOnPage } from '../../kit/ui/focusPage';
import { useDocumentTitle } from './useDocumentTitle';

/** Wide tables scroll in their own box: the page must not grow with them, or a phone would cut off everything. */
const sx = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1, sm: 2 }, pb: 10 },
};

/** Collapses the menu to icons when a table needs its width, and restores it afterwards. Users may open it. */
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

/** Rendered after the bar, since it reads the bar's title. */
const TabTitle = () => {
  useDocumentTitle();
  return null;
};

export const ShopLayout = ({ children }: { children: ReactNode }) => {
  useMenuAsIcons();
  useFocusOnPage();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <NewRequests>
      <ProgressLine />
      <Layout appBarAlwaysOn={!isPhone} appBar={ShopAppBar} menu={ShopMenu} error={ErrorPage} sx={sx}>
        <TabTitle />
        <ConnectionNotice />
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
        <ReauthDialog />
        <ConfirmIdentityDialog />
      </Layout>
    </NewRequests>
  );
};
