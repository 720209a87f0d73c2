import { factsOf, PAGE_NAMES, PAGES, type PageName } from '@shop/contract/pages';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../config/paths';
import { RootLayout } from './layout/root-layout';
import { pageOf } from './pages';

const namesWithin = (layout: PageName | undefined) => PAGE_NAMES.filter((name) => factsOf(name).within === layout);

const routeOf = (name: PageName, children?: React.ReactNode) => (
  <Route key={name} path={PAGES[name].path} Component={pageOf(name).Component}>
    {children}
  </Route>
);

/** The address map. Pages compose features; their code arrives when they are shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {namesWithin(undefined).map((name) =>
          routeOf(
            name,
            name === 'account' && [
              <Route key="index" index element={<Navigate to={paths.requests} replace />} />,
              ...namesWithin('account').map((inner) => routeOf(inner)),
            ],
          ),
        )}
      </Route>
    </Routes>
  );
}
