import { isInAccount, PAGE_NAMES, type PageName, PAGES } from '@shop/contract/pages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../config/paths';
import { ErrorBoundary } from './error-boundary';
import { RootLayout } from './layout/root-layout';
import { pageOf } from './pages';
import { PendingNavigation } from './pending-navigation';

const routeOf = (name: PageName, children?: React.ReactNode) => (
  <Route key={name} path={PAGES[name].path} Component={pageOf(name).Component}>
    {children}
  </Route>
);

/** The routes. Pages combine features; their code is loaded when they are shown. */
function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {PAGE_NAMES.filter((name) => !isInAccount(name)).map((name) =>
          routeOf(
            name,
            name === 'account' && [
              <Route key="index" index element={<Navigate to={paths.requests} replace />} />,
              ...PAGE_NAMES.filter(isInAccount).map((inner) => routeOf(inner)),
            ],
          ),
        )}
      </Route>
    </Routes>
  );
}

interface AppProps {
  queryClient: QueryClient;
  /** The router, which differs between browser and server. */
  within: (routes: ReactNode) => ReactNode;
}

/** The whole shop, the same in the browser and on the server. */
export function App({ queryClient, within }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          {within(
            <PendingNavigation>
              <AppRoutes />
            </PendingNavigation>,
          )}
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
