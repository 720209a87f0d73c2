import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type I18nProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createDataProvider, type ShopDataProvider } from '../src/kit/api/dataProvider';
import { i18nProvider } from '../src/i18n/i18nProvider';
import { ShopNotification } from '../src/app/layout/ShopNotification';
import { themes } from '../src/app/theme/theme';

interface Page {
  resource: string;
  page: ReactElement;
  /** The route of the page, and the address at which it is opened. */
  path?: string;
  at?: string;
  /** The calls of the data provider that the page makes. Any other call fails: there is no server. */
  server?: object;
}

/** Leaves out styles: jsdom parses each anew, which takes half of the time of a large form. */
const unstyled = createCache({ key: 'test' });
unstyled.sheet.insert = () => undefined;

/** A screen with a key that has no text fails its test. */
const strictTexts: I18nProvider = {
  ...i18nProvider,
  translate: (key, options: Record<string, unknown> = {}) => {
    const text = i18nProvider.translate(key, options);
    if (/^(shop|resources)\./.test(key) && text === key) throw new Error(`No text for the key ${key}`);
    return text;
  },
};

/** Renders a page of the back office in English, with notices and the given answers of the server. */
export const renderAdmin = ({ resource, page, path = '*', at = '/', server = {} }: Page) => {
  const dataProvider: ShopDataProvider = { ...createDataProvider('http://localhost/api'), ...server };
  const element = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={strictTexts}
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
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return render(
    <CacheProvider value={unstyled}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
};
