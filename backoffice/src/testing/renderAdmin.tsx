import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createDataProvider, type ShopDataProvider } from '../dataProvider/dataProvider';
import { i18nProvider } from '../i18n/i18nProvider';
import { ShopNotification } from '../layout/ShopNotification';
import { themes } from '../theme';

interface Page {
  resource: string;
  page: ReactElement;
  /** Where the page stands, and the address at which it is opened. */
  path?: string;
  at?: string;
  /** Calls of the data provider that the page makes; whatever else it asked would fail, as there is no server. */
  server?: object;
}

/** A page of the back office as staff see it in English, with notices, before a server that is made up. */
export const renderAdmin = ({ resource, page, path = '*', at = '/', server = {} }: Page) => {
  const dataProvider: ShopDataProvider = { ...createDataProvider('http://localhost/api'), ...server };
  const element = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore()}
      theme={themes.ltr.lightTheme}
    >
      <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      <ShopNotification />
    </AdminContext>
  );
  const routes = [
    { path, element },
    { path: '*', element: <p>elsewhere</p> },
  ];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />);
};
