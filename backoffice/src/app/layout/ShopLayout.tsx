import type { Theme } from '@mui/material/styles';
import Badge from '@mui/material/Badge';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Layout, Menu, useCanAccess, useGetResourceLabel, useSidebarState, useTranslate } from 'react-admin';
import { ConfirmIdentityDialog } from '../../people/auth/ConfirmIdentityDialog';
import { ReauthDialog } from '../../people/auth/ReauthDialog';
import { resources } from '../../resources';
import type { ShopResource } from '../../resource';
import { ConnectionNotice } from './ConnectionNotice';
import { ErrorPage } from './ErrorPage';
import { NewRequests } from './NewRequests';
import { PageLoading } from './PageLoading';
import { ProgressLine } from './ProgressLine';
import { ShopAppBar } from './ShopAppBar';
import { useFocusOnPage } from './focusPage';
import { useDocumentTitle } from './useDocumentTitle';
import { useWaiting } from './useWaiting';

/** Wide tables scroll in their own box: the page must not grow with them, or a phone would cut off everything. */
const sx = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1, sm: 2 }, pb: 10 },
};

/** A page of the menu, with the number of records that wait for staff. */
const MenuItem = ({ resource: { name, icon: Icon } }: { resource: ShopResource }) => {
  const translate = useTranslate();
  const label = useGetResourceLabel()(name, 2);
  const { canAccess } = useCanAccess({ resource: name, action: 'list' });
  const { count, words } = useWaiting(canAccess === true ? name : '');
  const waiting = translate(words, { count });
  const icon =
    count > 0 ? (
      <Badge badgeContent={count} max={99} color="secondary" title={waiting}>
        <Icon />
      </Badge>
    ) : (
      <Icon />
    );
  if (canAccess !== true) return null;
  return <Menu.Item to={`/${name}`} primaryText={label} leftIcon={icon} />;
};

const ShopMenu = () => (
  <Menu>
    <Menu.DashboardItem primaryText="shop.dashboard.title" />
    {resources.map((resource) => (
      <MenuItem key={resource.name} resource={resource} />
    ))}
  </Menu>
);

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
  return (
    <NewRequests>
      <ProgressLine />
      <Layout appBar={ShopAppBar} menu={ShopMenu} error={ErrorPage} sx={sx}>
        <TabTitle />
        <ConnectionNotice />
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
        <ReauthDialog />
        <ConfirmIdentityDialog />
      </Layout>
    </NewRequests>
  );
};
