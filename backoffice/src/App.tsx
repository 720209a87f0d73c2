import { LANGUAGES } from '@shop/contract/languages';
import type { ReactNode } from 'react';
import { Admin, CustomRoutes, Resource, Title, useTranslate } from 'react-admin';
import { createBrowserRouter, Link, Route, RouterProvider } from 'react-router';
import { createAuthProvider } from './kit/auth/authProvider';
import { LoginPage } from './app/layout/LoginPage';
import { openReauthDialog } from './kit/auth/ReauthDialog';
import { createQueryClient } from './connection';
import { createDataProvider } from './kit/api/dataProvider';
import { i18nProvider } from './i18n/i18nProvider';
import { useLanguage } from './i18n/language';
import { ShopLayout } from './app/layout/ShopLayout';
import { ShopNotification } from './app/layout/ShopNotification';
import { shopStore } from './app/layout/shopStore';
import { lazyPage } from './kit/lazyPage';
import { API_URL, BASENAME, SECURITY_PATH } from './paths';
import { resourceProps } from './resource';
import { resources } from './resources';
import { themes } from './app/theme/theme';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { Button, Stack, Typography } from '@mui/material';

/** The page of an unknown address. */
const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ p: 4, alignItems: 'center', textAlign: 'center' }}>
      <Title title="ra.page.not_found" />
      <Typography>{translate('ra.message.not_found')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('shop.dashboard.title')}
      </Button>
    </Stack>
  );
};

/** The styles of each direction. For right-to-left languages they are mirrored: left becomes right. */
const caches = {
  ltr: createCache({ key: 'css', prepend: true }),
  rtl: createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Provides the styles for the direction of the language. */
const LanguageStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={caches[LANGUAGES[useLanguage()].direction]}>{children}</CacheProvider>
);

const SecurityPage = lazyPage(() => import('./people/security/SecurityPage'));
const Dashboard = lazyPage(() => import('./insight/dashboard/Dashboard'));

const authProvider = createAuthProvider({
  leaveTo: (path) => window.location.assign(path),
  reauthenticate: openReauthDialog,
  leadToSetup: () => {
    const page = `${BASENAME}${SECURITY_PATH}`;
    if (window.location.pathname !== page) window.location.assign(page);
  },
  accessOf: (name) => resources.find((resource) => resource.name === name)?.access,
});
const dataProvider = createDataProvider(API_URL);
const queryClient = createQueryClient();

const BackOffice = () => (
  <Admin
    title="shop.title"
    dashboard={Dashboard}
    authProvider={authProvider}
    dataProvider={dataProvider}
    queryClient={queryClient}
    i18nProvider={i18nProvider}
    layout={ShopLayout}
    catchAll={NotFoundPage}
    loginPage={LoginPage}
    notification={ShopNotification}
    store={shopStore}
    {...themes[LANGUAGES[useLanguage()].direction]}
    requireAuth
    disableTelemetry
  >
    {resources.map((resource) => (
      <Resource key={resource.name} {...resourceProps(resource)} />
    ))}
    <CustomRoutes>
      <Route path={SECURITY_PATH} element={<SecurityPage />} />
    </CustomRoutes>
  </Admin>
);

const page = (
  <LanguageStyles>
    <BackOffice />
  </LanguageStyles>
);

/** Only a data router can block a navigation that would lose unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: page }], { basename: BASENAME });

/** With transitions, a click would show nothing while the code of the page is loading. */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
