import { LANGUAGES } from '@shop/contract/languages';
import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createAuthProvider } from './auth/authProvider';
import { LoginPage } from './auth/LoginPage';
import { openReauthDialog } from './auth/ReauthDialog';
import { createDataProvider } from './dataProvider/dataProvider';
import { i18nProvider } from './i18n/i18nProvider';
import { useLanguage } from './i18n/language';
import { LanguageStyles } from './i18n/LanguageStyles';
import { NotFoundPage } from './layout/NotFoundPage';
import { ShopLayout } from './layout/ShopLayout';
import { ShopNotification } from './layout/ShopNotification';
import { shopStore } from './layout/shopStore';
import { API_URL, BASENAME } from './paths';
import { resourceProps } from './resource';
import { resources } from './resources';
import { themes } from './theme/theme';

const Dashboard = lazy(() => import('./dashboard/Dashboard'));

const authProvider = createAuthProvider({
  apiUrl: API_URL,
  leaveTo: (path) => window.location.assign(path),
  reauthenticate: openReauthDialog,
});
const dataProvider = createDataProvider(API_URL);

const BackOffice = () => (
  <Admin
    title="shop.title"
    dashboard={Dashboard}
    authProvider={authProvider}
    dataProvider={dataProvider}
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
  </Admin>
);

const page = (
  <LanguageStyles>
    <BackOffice />
  </LanguageStyles>
);

/** Only a data router can hold back a navigation that would lose unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: page }], { basename: BASENAME });

export const App = () => <RouterProvider router={router} />;
