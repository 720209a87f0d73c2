import { Alert, Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ErrorProps, Layout, Title, useSidebarState, useTranslate } from 'react-admin';
import { ConfirmIdentityDialog } from '../../kit/auth/ConfirmIdentityDialog';
import { ReauthDialog } from '../../kit/auth/ReauthDialog';
import { NewRequests, useWaitingRequests } from './NewRequests';
import { PageLoading } from '../../kit/ui/PageLoading';
import { ProgressLine } from './ProgressLine';
import { ShopAppBar } from './ShopAppBar';
import { ShopMenu } from './ShopMenu';
import { useFocusOnPage } from '../../kit/ui/focusPage';
import { Link, useLocation } from 'react-router';
import { resources } from '../../resources';
import { documentTitle } from './documentTitle';
import { useShop } from '../../kit/ui/useShop';
import { useConnectionLost } from '../../connection';

/** Shown while the connection is lost. */
export const ConnectionNotice = () => {
  const translate = useTranslate();
  const isLost = useConnectionLost();
  return <div role="status">{isLost && <Alert severity="warning">{translate('shop.connection.lost')}</Alert>}</div>;
};

/** The title that the page puts into the bar. It is set when the record is loaded, later than the page. */
const usePageTitle = (): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    const bar = document.getElementById('react-admin-title');
    if (!bar) return undefined;
    const read = () => setText(bar.textContent.trim());
    const observer = new MutationObserver(read);
    observer.observe(bar, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    read();
    return () => observer.disconnect();
  }, []);
  return text;
};

/** Sets the title of the browser's tab for each page. */
const useDocumentTitle = (): void => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const page = usePageTitle();
  const waiting = useWaitingRequests();
  const { data } = useShop();
  const resource = resources.find(({ name }) => name === pathname.split('/')[1])?.name;
  const nameOf = (count: number) => resource && translate(`resources.${resource}.name`, { count });
  const title = documentTitle({
    page,
    section: nameOf(2),
    kind: nameOf(1),
    waiting,
    shop: data?.name ?? translate('shop.title'),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/**
 * The browsers' messages for code that could not be loaded: usually the shop was updated, and its old files no longer
 * exist.
 */
const OLD_CODE = /dynamically imported module|module script|preload CSS/i;

const reload = () => window.location.reload();

/** Replaces a page with an error, and says what the user can do. Only a reload loads missing code again. */
const ErrorPage = ({ error }: ErrorProps) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = (part: string) =>
    translate(`shop.broken.${OLD_CODE.test(error instanceof Error ? error.message : '') ? 'old' : 'page'}.${part}`);
  return (
    <Stack spacing={2} role="alert" sx={{ p: 4, alignItems: 'center', textAlign: 'center' }}>
      <Title title={text('title')} />
      <Typography variant="h6" component="h2">
        {text('title')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
        {text('text')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button ref={button} variant="contained" onClick={reload}>
          {translate('shop.action.retry')}
        </Button>
        <Button component={Link} to="/" color="inherit">
          {translate('shop.dashboard.title')}
        </Button>
      </Stack>
    </Stack>
  );
};

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
