import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { visit } from '../src/lib/i18n/i18n';

/** Shows the current location of the router, for tests that follow a link. */
function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <output data-testid="state">{JSON.stringify(state)}</output>
    </>
  );
}

/**
 * Renders a part of the shop like the application: with its texts, its query cache and a router at `address`.
 * @param within routes inside of it, if it is a layout
 */
export async function renderApp(children: ReactNode, address = '/', within?: ReactNode) {
  await visit.load([
    'account',
    'app',
    'card',
    'buying',
    'cart',
    'catalog',
    'contact',
    'home',
    'offer',
    'ordering',
    'product',
    'purchase',
    'results',
    'session',
    'vat',
  ]);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: 0, networkMode: 'always' } },
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={within ? undefined : '*'} element={children}>
            {within}
          </Route>
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
