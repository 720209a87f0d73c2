import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createAuthProvider } from './auth/authProvider';
import { LoginPage } from './auth/LoginPage';
import { askOverPage } from './auth/sessionEnd';
import { API_URL, BASENAME } from './config';
import { createDataProvider } from './dataProvider/dataProvider';
import { fetchFirstPage } from './firstPage';
import { i18nProvider } from './i18n/i18nProvider';
import { LANGUAGES } from '@shop/contract/languages';
import { LanguageStyles, useLanguage } from './i18n/LanguageStyles';
import { NotFoundPage } from './layout/NotFoundPage';
import { ShopLayout } from './layout/ShopLayout';
import { ShopNotification } from './layout/ShopNotification';
import { shopStore } from './layout/shopStore';
import { categories } from './categories';
import { contact } from './contact';
import { invoices } from './invoices';
import { mail } from './mail';
import { orders } from './orders';
import { payments } from './payments';
import { products } from './products';
import { quotes } from './quotes';
import { themes } from './theme';
import { users } from './users';

const Dashboard = lazy(() => import('./dashboard/Dashboard'));

const authProvider = createAuthProvider({
  apiUrl: API_URL,
  leaveTo: (path) => window.location.assign(path),
  askOverPage,
});
const dataProvider = createDataProvider(API_URL);

fetchFirstPage(window.location.pathname);
/** Who is signed in is known by the time that the first page asks. */
void authProvider.checkAuth({}).catch(() => undefined);

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
    <Resource {...quotes} />
    <Resource {...orders} />
    <Resource {...invoices} />
    <Resource {...payments} />
    <Resource {...users} />
    <Resource {...products} />
    <Resource {...categories} />
    <Resource {...contact} />
    <Resource {...mail} />
  </Admin>
);

/** A data router, and not a plain one: only it can hold back a navigation that would lose unsaved changes. */
const router = createBrowserRouter(
  [
    {
      path: '*',
      element: (
        <LanguageStyles>
          <BackOffice />
        </LanguageStyles>
      ),
    },
  ],
  { basename: BASENAME },
);

export const App = () => <RouterProvider router={router} />;
