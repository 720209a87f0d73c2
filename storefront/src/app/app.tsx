import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

interface AppProps {
  queryClient: QueryClient;
  /** The router of where it runs. */
  within: (routes: ReactNode) => ReactNode;
}

/** The whole shop, the same in the browser and where the server draws it. */
export function App({ queryClient, within }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>{within(<AppRoutes />)}</QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
